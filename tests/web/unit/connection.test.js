// The line around the state machine, with a socket that we hold in our hands.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';

Object.assign(globalThis, {
  location: { protocol: 'https:', host: 'kozyr.test' },
  document: { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} },
  addEventListener() {}, removeEventListener() {},
});
const { connect } = await import('../../../src/kozyr/web/connection.js');

const read = name => JSON.parse(readFileSync(new URL(`../../protocol/${name}.json`, import.meta.url), 'utf8'));
const lines = [];
afterEach(() => { for (const line of lines.splice(0)) line.close(); });

/** A line that is open, what it says, and a way to say something to it. */
function joined({ key = null } = {}) {
  const sockets = [];
  const heard = { states: [], events: [], status: [] };
  const open = url => {
    const socket = { url, said: [], closed: false, send(text) { this.said.push(JSON.parse(text)); }, close() { this.closed = true; } };
    sockets.push(socket);
    return socket;
  };
  const line = connect('a b', {
    key, open, onState: state => heard.states.push(state),
    onEvent: (event, state) => heard.events.push([event, state]), onStatus: status => heard.status.push(status.phase),
  });
  lines.push(line);
  const socket = sockets[0];
  socket.onopen();
  const hear = message => sockets.at(-1).onmessage({ data: JSON.stringify(message) });
  return { line, sockets, socket, heard, hear };
}

describe('a line', () => {
  it('joins at the table’s address, over TLS where the page is', () => {
    const { socket } = joined({ key: 'k2m9' });
    assert.equal(socket.url, 'wss://kozyr.test/ws/a%20b');
    const [join] = socket.said;
    assert.deepEqual({ ...join, tab: '' }, { t: 'join', key: 'k2m9', since: null, tab: '' });
    assert.match(join.tab, /^[0-9a-f]{16}$/);
  });

  it('says commands as the protocol has them', () => {
    const { line, socket, hear } = joined();
    const [state] = read('odessa').frames;
    hear(state);
    void [line.sit(2), line.sit(0, 'D'), line.stand(), line.start('strong'), line.act(0, 'bid 2'), line.back(), line.want(),
      line.say(3), line.hint(), line.end()];
    const said = socket.said.slice(1);
    assert.deepEqual(said.map(message => message.t), ['sit', 'sit', 'stand', 'start', 'act', 'back', 'want', 'say', 'hint', 'close']);
    assert.equal(new Set(said.map(message => message.id)).size, said.length);
    const good = new Map(read('incoming').good.map(({ message }) => [message.t, message]));
    for (const message of said) {
      assert.deepEqual(Object.keys(message).sort(), Object.keys(good.get(message.t)).sort(), message.t);
      assert.ok(message.id.length <= 40);
      if ('nonce' in message) assert.match(message.nonce, /^[0-9a-f]{32}$/);
    }
    assert.equal(said[4].action, 'bid 2');
  });

  it('gives each command its answer', async () => {
    const { line, socket, hear } = joined();
    hear(read('odessa').frames[0]);
    const first = line.act(0, 'bid 2');
    const second = line.act(0, 'bid 9');
    const [one, two] = socket.said.slice(1);
    const refused = { t: 'refused', id: two.id, kind: 'illegal', rule: 'OD-BID', code: 'od-bid', args: {} };
    hear(refused);
    hear({ t: 'ok', id: one.id, seq: 9 });
    assert.deepEqual(await first, { t: 'ok', id: one.id, seq: 9 });
    assert.deepEqual(await second, refused);
    assert.equal(line.busy(), false);
  });

  it('passes on nothing of a socket that it has given up', () => {
    const { line, socket, heard, sockets } = joined();
    const [state] = read('odessa').frames;
    socket.onmessage({ data: JSON.stringify({ t: 'elsewhere' }) });
    assert.equal(socket.closed, true);
    socket.onclose({ code: 4001 });
    socket.onmessage({ data: JSON.stringify(state) });
    assert.deepEqual(heard.states, []);
    assert.deepEqual(heard.status, ['connecting', 'elsewhere']);
    line.retry();
    assert.equal(sockets.length, 2);
  });

  for (const game of ['odessa', 'donkey', 'oko', 'exchange', 'soloist']) {
    it(`follows a match of ${game} frame by frame`, () => {
      const { line, socket, heard, hear } = joined();
      const { frames } = read(game);
      for (const frame of frames) hear(frame);
      const last = frames.filter(frame => frame.t === 'state' || frame.t === 'event').at(-1);
      assert.deepEqual(line.state()?.view, last.view);
      assert.deepEqual(line.state()?.table, last.table);
      assert.equal(heard.events.length, frames.filter(frame => frame.t === 'event').length);
      assert.deepEqual(socket.said.map(message => message.t), ['join']);
      assert.ok(Math.abs(line.now() - last.now) < 1e6);
    });
  }
});
