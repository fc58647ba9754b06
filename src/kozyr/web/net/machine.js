// The table's connection as a pure state machine: no socket, no clock, no chance. `step` takes what happened and
// when, and answers with the next model and what is to be done. ../connection.js does it.

/** @typedef {Record<string, any>} Message one JSON message, see docs/protocol.md */
/** @typedef {'connecting' | 'live' | 'lost' | 'elsewhere' | 'refused' | 'closed'} Phase */
/** @typedef {{ table: Message, view: Message | null, prompt: Message | null, missed: string[] }} State */

/**
 * @typedef {object} Model
 * @property {Phase} phase connecting: never been live; lost: tries again; elsewhere: another tab has the table;
 *   refused: the server doesn't let us in; closed: by ourselves. The last three stay so until "retry".
 * @property {boolean} open whether there is a socket that has opened
 * @property {string | null} key of the invitation
 * @property {string} tab a random name of this page
 * @property {number | null} seq of the last event that is in `state`
 * @property {State | null} state what the server said last
 * @property {boolean} syncing a gap was seen and the whole state asked for
 * @property {readonly Message[]} pending commands without an answer, in order
 * @property {number} tries that failed since the line was live
 * @property {number | null} retryAt when the next try is due, in ms; null while there is a socket
 * @property {number} heard when the line last gave a sign of life, in ms
 * @property {number} asked when the first of the pending commands was given, in ms
 * @property {number | null} offset server time less ours, in ms
 * @property {number | null} code of the close that ended it
 */

/**
 * @typedef {{ do: 'connect' } | { do: 'disconnect' } | { do: 'send', message: Message } | { do: 'status' }
 *   | { do: 'state' } | { do: 'event', message: Message } | { do: 'answer', id: string, answer: Message }
 *   | { do: 'fault', message: Message }} Effect
 * @typedef {{ kind: 'start' } | { kind: 'opened' } | { kind: 'message', message: Message }
 *   | { kind: 'closed', code: number, chance: number } | { kind: 'tick', chance: number }
 *   | { kind: 'command', message: Message } | { kind: 'offline', chance: number } | { kind: 'retry' } | { kind: 'stop' }} Input
 *   offline: the device says that it has no network; retry: the person, or a network that came back, says that now
 *   is a good time; chance: 0..1
 * @typedef {[Model, Effect[]]} Step
 */

export const TAKEN_OVER = 4001;
/** Silence after which a ping asks whether the line is alive, in ms; "due" where an answer is awaited. */
export const QUIET = { idle: 15_000, due: 4_000 };
/** Silence that counts as a lost line, in ms. */
export const DEAD = { idle: 25_000, due: 10_000 };

/** Closes that a new try would only repeat: a policy, not allowed, no such table, a full table. */
const FINAL = [1008, 4403, 4404, 4409];
/** @param {Model} model */
const ended = model => model.phase === 'elsewhere' || model.phase === 'refused' || model.phase === 'closed';

/**
 * How long to wait before a try: 0.5 s, doubling to 10 s, up to half of it less so that not all come at once.
 * @param {number} tries that failed before
 * @param {number} chance 0..1
 */
export const backoff = (tries, chance) => Math.min(10_000, 500 * 2 ** Math.min(tries, 10)) * (1 - chance / 2);

/**
 * A connection that hasn't begun.
 * @param {{ key: string | null, tab: string }} who
 * @returns {Model}
 */
export const fresh = ({ key, tab }) => ({
  phase: 'connecting', open: false, key, tab, seq: null, state: null, syncing: false, pending: [],
  tries: 0, retryAt: null, heard: 0, asked: 0, offset: null, code: null,
});

/**
 * One step.
 * @param {Model} model
 * @param {Input} input
 * @param {number} now ms
 * @returns {Step}
 */
export function step(model, input, now) {
  switch (input.kind) {
    case 'start': return dialled(model, now, [{ do: 'status' }]);
    case 'opened': return opened(model, now);
    case 'message': return received(model, input.message, now);
    case 'closed': return closed(model, input.code, now, input.chance);
    case 'tick': return ticked(model, now, input.chance);
    case 'command': return commanded(model, input.message, now);
    case 'offline': return ended(model) || model.retryAt !== null ? [model, []] : dropped(model, now, input.chance);
    case 'retry': return retried(model, now);
    case 'stop': return stopped(model, 'closed', null);
  }
}

/** @param {Model} model @param {number} now @param {Effect[]} [more] @returns {Step} */
const dialled = (model, now, more = []) => [{ ...model, retryAt: null, heard: now }, [{ do: 'connect' }, ...more]];

/** @param {Model} model @param {number} now @returns {Step} */
function opened(model, now) {
  const join = { t: 'join', key: model.key, since: model.seq, tab: model.tab };
  return [{ ...model, open: true, syncing: false, heard: now }, [{ do: 'send', message: join }]];
}

/** @param {Model} model @param {Message} message @param {number} now @returns {Step} */
function commanded(model, message, now) {
  if (ended(model)) return [model, [gone(message.id)]];
  const asked = model.pending.length === 0 ? now : model.asked;
  const next = { ...model, asked, pending: [...model.pending, message] };
  return [next, model.phase === 'live' ? [{ do: 'send', message }] : []];
}

/** @param {string} id @returns {Effect} */
const gone = id => ({ do: 'answer', id, answer: { t: 'refused', id, kind: 'gone' } });

/** @param {Model} before @param {Message} message @param {number} now @returns {Step} */
function received(before, message, now) {
  const model = timed({ ...before, heard: now }, message, now);
  switch (message.t) {
    case 'state': {
      const { table, view, prompt, missed } = message;
      const state = { table, view, prompt, missed: missed ?? [] };
      return alive({ ...model, seq: message.seq, syncing: false, state }, { do: 'state' });
    }
    case 'event': return followed(model, message);
    case 'ok': case 'refused': case 'hint': {
      const pending = model.pending.filter(sent => sent.id !== message.id);
      const known = pending.length < model.pending.length;
      return [{ ...model, pending }, known ? [{ do: 'answer', id: message.id, answer: message }] : []];
    }
    case 'elsewhere': return stopped(model, 'elsewhere', TAKEN_OVER);
    case 'error': return [model, [{ do: 'fault', message }]];
    default: return [model, []]; // pong, and what later servers may say
  }
}

/** What travels arrives late, so the largest difference is the truest. @param {Model} model @param {Message} message @param {number} now @returns {Model} */
function timed(model, message, now) {
  if (typeof message.now !== 'number') return model;
  return { ...model, offset: Math.max(model.offset ?? -Infinity, message.now * 1000 - now) };
}

/** The next event, or one that we have, or one after a gap. @param {Model} model @param {Message} message @returns {Step} */
function followed(model, message) {
  if (model.seq === null || model.state === null || message.seq > model.seq + 1) {
    return [{ ...model, syncing: true }, model.syncing ? [] : [{ do: 'send', message: { t: 'sync' } }]];
  }
  if (message.seq <= model.seq) return [model, []];
  const { table, view, prompt } = message;
  return alive({ ...model, seq: message.seq, state: { ...model.state, table, view, prompt } }, { do: 'event', message });
}

/** We are in: what has no answer is sent again; a repeated id changes nothing there. @param {Model} model @param {Effect} news @returns {Step} */
function alive(model, news) {
  if (model.phase === 'live') return [model, [news]];
  const again = model.pending.map(message => /** @type {Effect} */ ({ do: 'send', message }));
  return [{ ...model, phase: 'live', tries: 0 }, [{ do: 'status' }, news, ...again]];
}

/** @param {Model} model @param {number} code @param {number} now @param {number} chance @returns {Step} */
function closed(model, code, now, chance) {
  if (ended(model)) return [{ ...model, open: false }, []];
  if (code === TAKEN_OVER) return stopped(model, 'elsewhere', code);
  if (FINAL.includes(code)) return stopped(model, 'refused', code);
  return lost(model, now, chance);
}

/** @param {Model} model @param {number} now @param {number} chance @returns {Step} */
function lost(model, now, chance) {
  const phase = model.state === null ? 'connecting' : 'lost';
  const retryAt = now + backoff(model.tries, chance);
  return [{ ...model, phase, open: false, offset: null, tries: model.tries + 1, retryAt }, [{ do: 'status' }]];
}

/** A line that is held to be dead. @param {Model} model @param {number} now @param {number} chance @returns {Step} */
function dropped(model, now, chance) {
  const [next, effects] = lost(model, now, chance);
  return [next, [{ do: 'disconnect' }, ...effects]];
}

/** A silence before anything was asked says nothing of the answer. @param {Model} model @param {number} now @param {number} chance @returns {Step} */
function ticked(model, now, chance) {
  if (ended(model)) return [model, []];
  if (model.retryAt !== null) return now >= model.retryAt ? dialled(model, now) : [model, []];
  const awaited = model.phase === 'live' && model.pending.length === 0 ? 'idle' : 'due';
  const silence = now - Math.max(model.heard, model.asked);
  if (silence >= DEAD[awaited]) return dropped(model, now, chance);
  return [model, model.open && silence >= QUIET[awaited] ? [{ do: 'send', message: { t: 'ping' } }] : []];
}

/** @param {Model} model @param {number} now @returns {Step} */
function retried(model, now) {
  if (model.phase === 'closed' || (!ended(model) && model.retryAt === null)) return [model, []];
  const phase = model.state === null ? 'connecting' : 'lost';
  return dialled({ ...model, phase, open: false, code: null }, now, [{ do: 'status' }]);
}

/** @param {Model} model @param {Phase} phase @param {number | null} code @returns {Step} */
function stopped(model, phase, code) {
  const answers = model.pending.map(message => gone(message.id));
  const next = { ...model, phase, code, open: false, pending: [], retryAt: null };
  return [next, [{ do: 'disconnect' }, { do: 'status' }, ...answers]];
}
