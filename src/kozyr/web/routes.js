// Addresses of the page.

/**
 * @typedef {{ page: 'home' } | { page: 'new', game: string, friends: boolean, table: string | null, now: string | null }
 *   | { page: 'learn', game: string } | { page: 'puzzles', id: string | null }
 *   | { page: 'table', id: string, key: string | null } | { page: 'move', token: string }
 *   | { page: 'replay', id: string | null, number: number, deal: number, step: number, seat: number | null, all: boolean, verify: boolean, review: boolean } | { page: 'lost', broken?: boolean }} Route
 *   replay: without an id it shows a file; seat: null if the address names none; verify: it asks for the check of the shuffle; review: for what the choices cost
 *   table: whose next match is chosen; now: what it plays, as JSON
 *   broken: there is such a page, but it couldn't be loaded
 */

export const GAMES = ['exchange', 'donkey', 'odessa', 'oko'];

/**
 * What an address shows: / · /learn/GAME · /puzzles · /puzzles/ID · /new/GAME · /t/ID#KEY ·
 * /m/ID/NUMBER?deal=3&step=12&seat=1 · /replay · /move/TOKEN. A key stands after the # so that it
 * never reaches a log or another site.
 * @param {URL} url
 * @returns {Route}
 */
export function route(url) {
  const [first = '', second = '', ...rest] = url.pathname.split('/').slice(1).map(decoded);
  const key = url.hash.length > 1 ? decoded(url.hash.slice(1)) : null;
  if (first === 'm' && second !== '' && rest.length === 1 && /^[1-9]\d{0,5}$/.test(rest[0])) return replay(url, second, Number(rest[0]));
  if (rest.length > 0) return { page: 'lost' };
  if (first === '' && second === '') return { page: 'home' };
  if (first === 't' && second !== '') return { page: 'table', id: second, key };
  if (first === 'move' && second !== '') return { page: 'move', token: second };
  if (first === 'replay' && second === '') return replay(url, null, 0);
  if (first === 'learn' && GAMES.includes(second)) return { page: 'learn', game: second };
  if (first === 'puzzles') return { page: 'puzzles', id: second || null };
  if (first === 'new' && GAMES.includes(second)) {
    return { page: 'new', game: second, friends: url.searchParams.has('friends'), table: url.searchParams.get('table'), now: url.searchParams.get('now') };
  }
  return { page: 'lost' };
}

/** A moment of a match. @param {URL} url @param {string | null} id @param {number} number @returns {Route} */
function replay({ searchParams }, id, number) {
  const count = /** @param {string} name */ name => {
    const text = searchParams.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  const [seat, from] = [count('seat'), count('from')];
  return {
    page: 'replay', id, number, deal: count('deal') ?? 0, step: count('step') ?? 0,
    seat: seat ?? from, all: seat === null, verify: searchParams.has('verify'), review: searchParams.has('review'),
  };
}

/** @param {string} text */
function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

/**
 * The address of a table.
 * @param {string} id
 * @param {string | null} [key]
 */
export const tablePath = (id, key = null) => `/t/${encodeURIComponent(id)}${key ? `#${encodeURIComponent(key)}` : ''}`;

/**
 * The address where the next match of a table is chosen, beginning with what it plays now.
 * @param {string} game
 * @param {{ id: string, game: string, seats: number, options: Record<string, any>, clock: string, watch: boolean, hints: boolean, pause: number }} info
 */
export function nextPath(game, { id, game: played, seats, options, clock, watch, hints, pause }) {
  const now = { seats, options: game === played ? options : {}, clock, watch, hints, pause };
  return `/new/${game}?table=${encodeURIComponent(id)}&now=${encodeURIComponent(JSON.stringify(now))}`;
}

/**
 * The address of a match that is over, or of a moment in it. Deals, steps and seats count from 0, as in records.
 * @param {string} id of the table @param {number} number of the match, from 1
 * @param {{ deal: number, step: number, seat: number, all: boolean }} [place] all: with all hands open, else only what the seat saw
 */
export const matchPath = (id, number, place) => `/m/${encodeURIComponent(id)}/${number}${
  place ? `?deal=${place.deal}&step=${place.step}&${place.all ? 'from' : 'seat'}=${place.seat}` : ''}`;
