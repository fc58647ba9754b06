// A moment of a replay as a scene that the games' drawings can draw: from one seat, or with all hands open.
import { Pen } from '../table/pen.js';
import { justFinished, nothingChosen } from '../table/model.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Drawing} Drawing */
/** @typedef {import('./frames.js').Frame} Frame */
/** @typedef {import('./frames.js').Reel} Reel */
/** @typedef {{ deal: number, step: number, seat: number, all: boolean }} Place where one looks, and from which seat */

/** Who sits where; nobody is addressed as "you". @param {import('./frames.js').Replay} match @returns {import('../table/types.js').Chair[]} */
export const chairs = match => match.names.map((name, seat) => ({
  name, kind: match.bots[seat] ? 'bot' : 'person', level: null, connected: true, away: null, trump: null, wants: false, bank: null,
}));

/** The hand of a seat; where all hands are open, its closed cards too. @param {Frame} frame @param {number} seat @param {boolean} all */
export function handOf(frame, seat, all) {
  const closed = all ? [...frame.closed[seat]] : [];
  return frame.hands[seat]?.map(name => name ?? closed.shift() ?? null) ?? null;
}

/** What a seat knows besides its hand; where all hands are open, every exchange too. @param {Frame} frame @param {Place} place */
function knows(frame, { seat, all }) {
  const own = frame.private[seat];
  if (!all || !own.exchanges) return own;
  const every = new Map(frame.private.flatMap(one => one.exchanges.map(/** @param {any} exchange */ exchange => [exchange.number, exchange])));
  return { ...own, exchanges: [...every.values()].sort((a, b) => a.number - b.number) };
}

/** @param {Frame} frame @param {Place} place @param {any[]} past @param {import('../table/types.js').GameName} game @returns {import('../table/types.js').View} */
function view(frame, place, past, game) {
  return {
    game, seat: place.seat, hand: handOf(frame, place.seat, place.all), to_act: frame.to_act,
    legal: frame.to_act === place.seat ? frame.legal : [],
    public: { ...frame.public, deals: [...past, ...frame.public.deals] },
    private: knows(frame, place),
  };
}

/**
 * The scene of a moment that is loaded.
 * @param {Reel} reel @param {Drawing} game @param {Place} place @param {import('../table/types.js').Does} does
 * @returns {Scene | null}
 */
export function sceneAt(reel, game, place, does) {
  const { match } = reel;
  const frame = reel.frame(place.deal, place.step);
  if (!match || !frame) return null;
  const past = reel.past(place.deal);
  const now = view(frame, place, past, match.game);
  const before = reel.frame(place.deal, place.step - 1);
  const rest = before ? justFinished(game, view(before, place, past, match.game), now) : null;
  const seated = chairs(match);
  return {
    info: {
      id: match.id ?? '', game: match.game, seats: match.seats, options: match.changed, clock: 'none', open: false, watch: false, hints: false, pause: 0, trumps: false, key: null,
      state: 'playing', match: 1,
      commit: '', you: place.seat, host: false, chairs: seated,
      turn: frame.to_act === null ? null : { seat: frame.to_act, since: 0, deadline: null }, held: null, tallies: [],
    },
    view: now, prompt: null, me: place.seat, pen: new Pen(seated, null), choice: nothingChosen(), rest, does,
  };
}

/** Who takes the trick that rests. @param {Scene} s @param {Drawing} game */
export const takerOf = (s, game) => (s.rest ? game.lastFinished(s.view)?.taker ?? null : null);

/** What a table has told of a deal up to a moment. @param {Reel} reel @param {Drawing} game @param {Place} place @param {import('../table/types.js').Does} does */
export function logAt(reel, game, place, does) {
  const s = sceneAt(reel, game, place, does);
  return s ? game.log(s, place.deal).map(line => line.text) : [];
}

/**
 * What the step before a moment was, in words: what a table would say of it, else the action itself.
 * @param {import('../table/pen.js').Pen} pen @param {Frame} frame @param {Place} place @param {string[]} news what was told then
 * @returns {string[]}
 */
export function told(pen, frame, place, news) {
  if (news.length > 0 || !frame.done) return news;
  const [seat, ...words] = frame.done.split(' ');
  const name = pen.label(Number(seat));
  return [place.all || Number(seat) === place.seat ? `${name}: ${pen.action(words.join(' '))}` : pen.say('web-replay-hidden', { name })];
}

/**
 * Moments worth jumping to in the part of a deal that is loaded: where another trick, round or phase begins.
 * @param {Reel} reel @param {Drawing} game @param {Place} place @param {import('../table/types.js').Does} does
 * @returns {{ step: number, text: string }[]}
 */
export function moments(reel, game, place, does) {
  /** @type {{ step: number, text: string }[]} */
  const found = [];
  for (const step of [...(reel.deals.get(place.deal)?.frames.keys() ?? [])].sort((a, b) => a - b)) {
    const s = sceneAt(reel, game, { ...place, step }, does);
    const text = s ? game.phase(s) : '';
    if (text && text !== found.at(-1)?.text) found.push({ step, text });
  }
  return found;
}
