// Addresses of the page.

/**
 * @typedef {{ page: 'home' } | { page: 'new', game: string, friends: boolean, made: { id: string, key: string | null } | null }
 *   | { page: 'learn', game: string } | { page: 'puzzles', id: string | null }
 *   | { page: 'table', id: string, key: string | null } | { page: 'lost', broken?: boolean }} Route
 *   broken: there is such a page, but it couldn't be loaded; made: the table that was made there and waits to be shared
 */

export const GAMES = ['exchange', 'donkey', 'odessa', 'oko'];

/**
 * What an address shows: / · /learn/GAME · /puzzles · /puzzles/ID · /new/GAME · /new/GAME?table=ID#KEY · /t/ID#KEY. A key stands after the # so that it
 * never reaches a log or another site.
 * @param {URL} url
 * @returns {Route}
 */
export function route(url) {
  const [first = '', second = '', ...rest] = url.pathname.split('/').slice(1).map(decoded);
  const key = url.hash.length > 1 ? decoded(url.hash.slice(1)) : null;
  if (rest.length > 0) return { page: 'lost' };
  if (first === '' && second === '') return { page: 'home' };
  if (first === 't' && second !== '') return { page: 'table', id: second, key };
  if (first === 'learn' && GAMES.includes(second)) return { page: 'learn', game: second };
  if (first === 'puzzles') return { page: 'puzzles', id: second || null };
  if (first === 'new' && GAMES.includes(second)) {
    const id = url.searchParams.get('table');
    return { page: 'new', game: second, friends: url.searchParams.has('friends'), made: id ? { id, key } : null };
  }
  return { page: 'lost' };
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
