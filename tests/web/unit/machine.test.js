// The connection's state machine, step by step: no socket, times and chance as arguments.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { DEAD, QUIET, backoff, fresh, step } from '../../../src/kozyr/web/net/machine.js';

/** A connection that can be told what happens and keeps what it did. */
function line(key = 'k') {
  let model = fresh({ key, tab: 'tab' });
  const done = [];
  const tell = (input, now = 0) => {
    const [next, effects] = step(Object.freeze(model), { chance: 0, ...input }, now);
    model = next;
    done.push(...effects);
    return effects;
  };
  const hear = (message, now = 0) => tell({ kind: 'message', message }, now);
  return { tell, hear, done, get model() { return model; } };
}

const table = { id: 't', state: 'playing' };
const state = (seq, more = {}) => ({ t: 'state', seq, now: 100, table, view: { hand: ['7H'] }, prompt: null, missed: [], ...more });
const event = (seq, more = {}) => ({ t: 'event', seq, now: 100, event: { kind: 'acted', seat: 1 }, table, view: { seq }, prompt: { seq }, ...more });
const kinds = effects => effects.map(effect => (effect.do === 'send' ? `send ${effect.message.t}` : effect.do));

function live(seq = 5) {
  const one = line();
  one.tell({ kind: 'start' });
  one.tell({ kind: 'opened' });
  one.hear(state(seq));
  one.done.length = 0;
  return one;
}

describe('joining', () => {
  it('connects, joins with the key, and is live with the first state', () => {
    const one = line('secret');
    assert.deepEqual(kinds(one.tell({ kind: 'start' })), ['connect', 'status']);
    assert.deepEqual(one.tell({ kind: 'opened' }), [
      { do: 'send', message: { t: 'join', key: 'secret', since: null, tab: 'tab' } }]);
    assert.equal(one.model.phase, 'connecting');
    assert.deepEqual(kinds(one.hear(state(3))), ['status', 'state']);
    assert.equal(one.model.phase, 'live');
    assert.equal(one.model.seq, 3);
    assert.deepEqual(one.model.state, { table, view: { hand: ['7H'] }, prompt: null, missed: [] });
  });

  it('joins again from the last event that it knows', () => {
    const one = live(5);
    one.hear(event(6));
    one.tell({ kind: 'closed', code: 1006 }, 0);
    one.tell({ kind: 'tick' }, 500);
    assert.equal(one.tell({ kind: 'opened' }, 600)[0].message.since, 6);
  });
});

describe('events', () => {
  it('follows them one by one', () => {
    const one = live(5);
    const effects = one.hear(event(6));
    assert.deepEqual(kinds(effects), ['event']);
    assert.deepEqual(one.model.state, { table, view: { seq: 6 }, prompt: { seq: 6 }, missed: [] });
  });

  it('passes over what it has', () => {
    const one = live(5);
    assert.deepEqual(one.hear(event(5)), []);
    assert.deepEqual(one.hear(event(2)), []);
    assert.equal(one.model.seq, 5);
  });

  it('asks once for everything after a gap, and goes on from there', () => {
    const one = live(5);
    assert.deepEqual(kinds(one.hear(event(7))), ['send sync']);
    assert.deepEqual(kinds(one.hear(event(8))), []);
    assert.equal(one.model.seq, 5);
    assert.deepEqual(kinds(one.hear(state(8))), ['state']);
    assert.deepEqual(kinds(one.hear(event(9))), ['event']);
    assert.deepEqual(kinds(one.hear(event(11))), ['send sync']);
  });

  it('asks for everything when an event comes before any state', () => {
    const one = line();
    one.tell({ kind: 'start' });
    one.tell({ kind: 'opened' });
    assert.deepEqual(kinds(one.hear(event(1))), ['send sync']);
  });

  it('is live again by an event that continues', () => {
    const one = live(5);
    one.tell({ kind: 'closed', code: 1006 });
    one.tell({ kind: 'tick' }, 500);
    one.tell({ kind: 'opened' }, 510);
    assert.deepEqual(kinds(one.hear(event(6), 520)), ['status', 'event']);
    assert.equal(one.model.phase, 'live');
  });
});

describe('commands', () => {
  const act = { t: 'act', id: 'a1', deal: 0, action: 'play 7H' };

  it('are sent and answered once', () => {
    const one = live();
    assert.deepEqual(one.tell({ kind: 'command', message: act }), [{ do: 'send', message: act }]);
    assert.deepEqual(one.model.pending, [act]);
    const answer = { t: 'ok', id: 'a1', seq: 6 };
    assert.deepEqual(one.hear(answer), [{ do: 'answer', id: 'a1', answer }]);
    assert.deepEqual(one.hear(answer), []);
    assert.deepEqual(one.model.pending, []);
  });

  it('wait for the line and are sent again, in order, with the same ids', () => {
    const one = live();
    one.tell({ kind: 'command', message: act });
    one.tell({ kind: 'closed', code: 1006 });
    const say = { t: 'say', id: 'a2', phrase: 1 };
    assert.deepEqual(one.tell({ kind: 'command', message: say }), []);
    one.tell({ kind: 'tick' }, 500);
    one.tell({ kind: 'opened' }, 510);
    assert.deepEqual(one.hear(state(6), 520).filter(effect => effect.do === 'send').map(effect => effect.message), [act, say]);
    assert.deepEqual(kinds(one.hear({ t: 'refused', id: 'a1', kind: 'turn', rule: 'C-SEAT', code: 'not-your-turn', args: {} })), ['answer']);
    assert.deepEqual(one.model.pending, [say]);
  });

  it('are told that it is over when it is', () => {
    const one = live();
    one.tell({ kind: 'command', message: act });
    const effects = one.hear({ t: 'elsewhere' });
    assert.deepEqual(kinds(effects), ['disconnect', 'status', 'answer']);
    assert.equal(effects[2].answer.kind, 'gone');
    assert.deepEqual(kinds(one.tell({ kind: 'command', message: act })), ['answer']);
  });
});

describe('a lost line', () => {
  it('waits longer each time, at most ten seconds', () => {
    assert.deepEqual([0, 1, 2, 3, 4, 5, 50].map(tries => backoff(tries, 0)), [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    assert.equal(backoff(1, 1), 500);
    const one = live();
    one.tell({ kind: 'closed', code: 1006 }, 1000);
    assert.equal(one.model.phase, 'lost');
    assert.equal(one.model.retryAt, 1500);
    assert.deepEqual(one.tell({ kind: 'tick' }, 1499), []);
    assert.deepEqual(kinds(one.tell({ kind: 'tick' }, 1500)), ['connect']);
    one.tell({ kind: 'closed', code: 1006 }, 1600);
    assert.equal(one.model.retryAt, 2600);
    one.tell({ kind: 'tick' }, 2600);
    one.tell({ kind: 'opened' }, 2610);
    one.hear(state(9), 2620);
    assert.equal(one.model.tries, 0);
  });

  it('is noticed by silence, sooner where an answer is due', () => {
    const one = live();
    assert.deepEqual(one.tell({ kind: 'tick' }, QUIET.idle - 1), []);
    assert.deepEqual(kinds(one.tell({ kind: 'tick' }, QUIET.idle)), ['send ping']);
    one.hear({ t: 'pong' }, 16_000);
    assert.deepEqual(one.tell({ kind: 'tick' }, 17_000), []);
    one.tell({ kind: 'command', message: { t: 'back', id: 'b' } }, 17_000);
    assert.deepEqual(kinds(one.tell({ kind: 'tick' }, 17_000 + QUIET.due)), ['send ping']);
    assert.deepEqual(kinds(one.tell({ kind: 'tick' }, 17_000 + DEAD.due)), ['disconnect', 'status']);
    assert.equal(one.model.phase, 'lost');
  });

  it('isn’t seen in a silence before the question: a hint takes its time', () => {
    const one = live();
    const asked = QUIET.idle - 1;
    one.tell({ kind: 'command', message: { t: 'hint', id: 'h' } }, asked);
    assert.deepEqual(one.tell({ kind: 'tick' }, asked + QUIET.due - 1), []);
    assert.deepEqual(kinds(one.hear({ t: 'hint', id: 'h' }, asked + QUIET.due - 1)), ['answer']);
  });

  it('gives up a connection that doesn’t open', () => {
    const one = line();
    one.tell({ kind: 'start' }, 0);
    assert.deepEqual(one.tell({ kind: 'tick' }, DEAD.due - 1), []);
    assert.deepEqual(kinds(one.tell({ kind: 'tick' }, DEAD.due)), ['disconnect', 'status']);
    assert.equal(one.model.phase, 'connecting');
  });

  it('believes a device that says it has no network, once', () => {
    const one = live();
    assert.deepEqual(kinds(one.tell({ kind: 'offline' }, 50)), ['disconnect', 'status']);
    assert.equal(one.model.phase, 'lost');
    assert.deepEqual(one.tell({ kind: 'offline' }, 60), []);
    assert.deepEqual(kinds(one.tell({ kind: 'tick' }, 50 + backoff(0, 0))), ['connect']);
    assert.deepEqual(kinds(one.tell({ kind: 'opened' }, 700)), ['send join']);
  });

  it('tries at once when asked to, and not twice', () => {
    const one = live();
    assert.deepEqual(one.tell({ kind: 'retry' }), []);
    one.tell({ kind: 'closed', code: 1006 });
    assert.deepEqual(kinds(one.tell({ kind: 'retry' }, 10)), ['connect', 'status']);
    assert.deepEqual(one.tell({ kind: 'retry' }, 11), []);
  });
});

describe('ends', () => {
  it('another tab has the table, until it is taken back', () => {
    for (const end of [one => one.hear({ t: 'elsewhere' }), one => one.tell({ kind: 'closed', code: 4001 })]) {
      const one = live();
      end(one);
      assert.equal(one.model.phase, 'elsewhere');
      assert.deepEqual(one.tell({ kind: 'closed', code: 4001 }), []);
      assert.deepEqual(one.tell({ kind: 'tick' }, 60_000), []);
      assert.deepEqual(kinds(one.tell({ kind: 'retry' })), ['connect', 'status']);
      one.tell({ kind: 'opened' });
      one.hear(state(6));
      assert.equal(one.model.phase, 'live');
    }
  });

  it('the server doesn’t let us in', () => {
    for (const code of [1008, 4403, 4404, 4409]) {
      const one = line();
      one.tell({ kind: 'start' });
      one.tell({ kind: 'opened' });
      one.tell({ kind: 'closed', code });
      assert.equal(one.model.phase, 'refused');
      assert.equal(one.model.code, code);
      assert.deepEqual(one.tell({ kind: 'tick' }, 60_000), []);
    }
  });

  it('a server that was too busy is tried again', () => {
    for (const code of [1000, 1001, 1006, 1011, 1012, 1013, 4408, 4429]) {
      const one = live();
      one.tell({ kind: 'closed', code });
      assert.equal(one.model.phase, 'lost', String(code));
    }
  });

  it('by ourselves', () => {
    const one = live();
    assert.deepEqual(kinds(one.tell({ kind: 'stop' })), ['disconnect', 'status']);
    assert.equal(one.model.phase, 'closed');
    assert.deepEqual(one.tell({ kind: 'retry' }), []);
  });
});

describe('the server’s clock', () => {
  it('is taken from what travelled least, and anew on each line', () => {
    const one = line();
    one.tell({ kind: 'start' }, 0);
    one.tell({ kind: 'opened' }, 0);
    one.hear(state(1, { now: 1000 }), 400);
    assert.equal(one.model.offset, 999_600);
    one.hear(event(2, { now: 1001 }), 1100);
    assert.equal(one.model.offset, 999_900);
    one.hear(event(3, { now: 1002 }), 5000);
    assert.equal(one.model.offset, 999_900);
    one.tell({ kind: 'closed', code: 1006 }, 5001);
    assert.equal(one.model.offset, null);
  });
});

describe('anything the protocol’s fixtures hold', () => {
  const folder = new URL('../../protocol/', import.meta.url);
  /** Every message in a fixture, however deep: an object with a "t". */
  function* messages(value) {
    if (Array.isArray(value)) for (const item of value) yield* messages(item);
    else if (value && typeof value === 'object') {
      if (typeof value.t === 'string') yield value;
      else for (const item of Object.values(value)) yield* messages(item);
    }
  }
  for (const name of readdirSync(folder).filter(file => file.endsWith('.json'))) {
    it(`${name}: states and events are taken as they are`, () => {
      for (const message of messages(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))) {
        const one = live(message.seq ? message.seq - 1 : 5);
        const effects = one.hear(message);
        if (message.t === 'state' || message.t === 'event') {
          assert.deepEqual(kinds(effects), [message.t]);
          assert.equal(one.model.seq, message.seq);
          for (const key of ['table', 'view', 'prompt']) assert.deepEqual(one.model.state[key], message[key]);
        }
        if (message.t === 'elsewhere') assert.equal(one.model.phase, 'elsewhere');
        if (message.t === 'error') assert.deepEqual(kinds(effects), ['fault']);
      }
    });
  }
});
