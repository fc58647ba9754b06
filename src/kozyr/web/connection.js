// A table's line to the server: a WebSocket around the state machine of net/machine.js.
//
//   const line = connect(id, { key, onState, onEvent, onStatus });
//   const answer = await line.act(view.deal, 'play 7H');   // { t: 'ok' } or { t: 'refused', rule, code, args }
//   line.close();
import { add, see } from './fair/witness.js';
import { fresh, step } from './net/machine.js';

/** @typedef {import('./net/machine.js').Message} Message */
/** @typedef {import('./net/machine.js').Model} Model */
/** @typedef {import('./net/machine.js').State} State */
/** @typedef {import('./net/machine.js').Phase} Phase */
/** @typedef {{ phase: Phase, tries: number, retryAt: number | null, code: number | null }} Status retryAt in our ms */

/**
 * @typedef {object} Listeners
 * @property {(state: State) => void} onState everything anew: draw it without moving cards
 * @property {(event: Message, state: State) => void} onEvent one event and the state after it
 * @property {(status: Status) => void} onStatus live, lost (say so), elsewhere, refused …
 */

const TICK = 500;

/** A random name in hex. @param {number} bytes */
export function random(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} id */
const address = id => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${encodeURIComponent(id)}`;

/**
 * Joins a table and stays joined until `close`.
 * @param {string} id of the table
 * @param {Listeners & { key?: string | null, open?: (url: string) => WebSocket }} options
 */
export function connect(id, { key = null, onState, onEvent, onStatus, open = url => new WebSocket(url) }) {
  let model = fresh({ key, tab: random(8) });
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {Map<string, (answer: Message) => void>} */
  const waiting = new Map();

  /** @param {import('./net/machine.js').Input} input */
  function handle(input) {
    const [next, effects] = step(model, input, Date.now());
    model = next;
    for (const effect of effects) perform(effect);
  }

  /** @param {import('./net/machine.js').Effect} effect */
  function perform(effect) {
    if ((effect.do === 'state' || effect.do === 'event') && model.state) see(/** @type {any} */ (model.state.table));
    switch (effect.do) {
      case 'connect': dial(); break;
      case 'disconnect': drop(); break;
      case 'send': socket?.send(JSON.stringify(effect.message)); break;
      case 'status': onStatus(status()); break;
      case 'state': if (model.state) onState(model.state); break;
      case 'event': if (model.state) onEvent(effect.message.event, model.state); break;
      case 'answer': {
        waiting.get(effect.id)?.(effect.answer);
        waiting.delete(effect.id);
        break;
      }
      case 'fault': console.error('the server refused a message', effect.message); break;
    }
  }

  function dial() {
    drop();
    const mine = open(address(id));
    socket = mine;
    mine.onopen = () => { if (socket === mine) handle({ kind: 'opened' }); };
    mine.onmessage = event => { if (socket === mine) handle({ kind: 'message', message: JSON.parse(event.data) }); };
    mine.onclose = event => {
      if (socket !== mine) return;
      socket = null;
      handle({ kind: 'closed', code: event.code, chance: Math.random() });
    };
  }

  function drop() {
    const old = socket;
    socket = null;
    old?.close();
  }

  /** @returns {Status} */
  const status = () => ({ phase: model.phase, tries: model.tries, retryAt: model.retryAt, code: model.code });

  /** @param {Message} command @returns {Promise<Message>} the answer: ok, refused or hint */
  const command = command => new Promise(resolve => {
    const id = random(10);
    waiting.set(id, resolve);
    handle({ kind: 'command', message: { ...command, id } });
  });

  /** A command with a number for the shuffle. @param {Message} message */
  async function adding(message) {
    const nonce = random(16);
    const refused = add(id, nonce);
    const answer = await command({ ...message, nonce });
    if (answer.t === 'refused') refused();
    return answer;
  }

  const retry = () => handle({ kind: 'retry' });
  const online = () => { if (model.phase === 'lost' || model.phase === 'connecting') retry(); };
  const offline = () => handle({ kind: 'offline', chance: Math.random() });
  const seen = () => { if (document.visibilityState === 'visible') online(); };
  const ticking = setInterval(() => handle({ kind: 'tick', chance: Math.random() }), TICK);
  addEventListener('online', online);
  addEventListener('offline', offline);
  document.addEventListener('visibilitychange', seen);
  handle({ kind: 'start' });

  return {
    /** @param {number} seat @param {string | null} [trump] */
    sit: (seat, trump = null) => adding({ t: 'sit', seat, trump }),
    stand: () => command({ t: 'stand' }),
    /** The host: bots take the free seats. @param {string} level */
    start: level => command({ t: 'start', level }),
    /** The host: no more of this table. */
    end: () => command({ t: 'close' }),
    pause: () => command({ t: 'pause' }),
    resume: () => command({ t: 'resume' }),
    /** @param {number} seat */
    remove: seat => command({ t: 'remove', seat }),
    /** Lets somebody come in again who was removed. @param {number} number */
    admit: number => command({ t: 'admit', number }),
    /** @param {number} seat @param {number} to */
    move: (seat, to) => command({ t: 'move', seat, to }),
    /** @param {number} seat @param {string} level */
    fill: (seat, level) => command({ t: 'fill', seat, level }),
    /** What is played next. @param {{ game: string, seats: number, options: Record<string, unknown>, clock: string, watch: boolean, hints: boolean, pause?: number | null }} wish */
    change: wish => command({ t: 'change', ...wish }),
    /** @param {number} deal its number, so that a late tap never plays in the next one @param {string} action */
    act: (deal, action) => command({ t: 'act', deal, action }),
    back: () => command({ t: 'back' }),
    /** The next deal may be dealt. @param {number} deal the one that is over */
    ready: deal => command({ t: 'ready', deal }),
    /** Proposes to end a deal whose rest is certain, agrees to it, or is against it. @param {number} deal @param {boolean} agree */
    claim: (deal, agree) => command({ t: 'claim', deal, agree }),
    want: () => adding({ t: 'want' }),
    /** @param {number} phrase */
    say: phrase => command({ t: 'say', phrase }),
    hint: () => command({ t: 'hint' }),
    /** Tries again now: after "elsewhere" it takes the table over. */
    retry,
    status,
    /** The state last heard. */
    state: () => model.state,
    /** Whether a command waits for its answer. */
    busy: () => model.pending.length > 0,
    /** The server's time now, in unix seconds. */
    now: () => (Date.now() + (model.offset ?? 0)) / 1000,
    close() {
      clearInterval(ticking);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', seen);
      handle({ kind: 'stop' });
    },
  };
}

/** @typedef {ReturnType<typeof connect>} Line */
