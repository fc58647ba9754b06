// Where seats stand: in the game's direction, the player at the bottom.

/**
 * @typedef {object} Place
 * @property {number} seat
 * @property {string} spot l, t, r, ml, tl, tr or mr in the arc; empty in the horseshoe
 * @property {Readonly<Record<string, number>>} grid columns and rows in the horseshoe, on phones and desktops
 */

/**
 * @typedef {object} Layout
 * @property {'arc' | 'shoe'} kind
 * @property {boolean} tight
 * @property {Readonly<Record<string, number>>} grid numbers of columns and rows
 * @property {Place[]} places from the player's next one
 */

/** Spots from the next player on, clockwise, by number of opponents. */
const ARCS = [[], ['t'], ['l', 'r'], ['l', 't', 'r'], ['ml', 'tl', 'tr', 'mr']];
/** @type {Readonly<Record<string, string>>} */
const MIRROR = { l: 'r', r: 'l', t: 't', ml: 'mr', mr: 'ml', tl: 'tr', tr: 'tl' };

/**
 * The others in order of play, from the one after `me`.
 * @param {number} seats
 * @param {number | null} me who watches without a seat looks from the first one, and sees it too
 */
export function others(seats, me) {
  const from = me ?? -1;
  const count = me === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (from + 1 + step) % seats);
}

/**
 * @param {number} seats
 * @param {number | null} me
 * @param {boolean} anticlockwise
 * @returns {Layout}
 */
export function layout(seats, me, anticlockwise) {
  const order = others(seats, me);
  if (order.length < ARCS.length) {
    const spots = ARCS[order.length].map(spot => (anticlockwise ? MIRROR[spot] : spot));
    const places = order.map((seat, place) => ({ seat, spot: spots[place], grid: {} }));
    return { kind: 'arc', tight: false, grid: {}, places };
  }
  const tight = order.length > 5; // with three columns a third row would stand beside the cards in the middle
  const phone = horseshoe(order.length, tight ? 4 : 3, anticlockwise);
  const wide = horseshoe(order.length, columns(order.length), anticlockwise);
  const places = order.map((seat, place) => ({
    seat,
    spot: '',
    grid: { '--c': phone.cells[place][0], '--r': phone.cells[place][1], '--dc': wide.cells[place][0], '--dr': wide.cells[place][1] },
  }));
  const grid = { '--k': phone.columns, '--rows': phone.rows, '--dk': wide.columns, '--drows': wide.rows };
  return { kind: 'shoe', tight, grid, places };
}

/** Columns of the horseshoe on a desktop. @param {number} count of opponents */
const columns = count => (count === 5 ? 3 : count === 6 ? 4 : count <= 8 ? 5 : 6);

/**
 * Up one side, along the top, down the other.
 * @param {number} count @param {number} across @param {boolean} mirrored
 */
function horseshoe(count, across, mirrored) {
  const sides = count - across;
  const up = Math.ceil(sides / 2);
  /** @type {[number, number][]} */
  const cells = [];
  for (let row = up + 1; row > 1; row--) cells.push([1, row]);
  for (let column = 1; column <= across; column++) cells.push([column, 1]);
  for (let row = 2; cells.length < count; row++) cells.push([across, row]);
  if (mirrored) for (const cell of cells) cell[0] = across + 1 - cell[0];
  return { columns: across, rows: up + 1, cells };
}

/**
 * Where each seat's card of a trick lies, as classes of the styles: nearest to the seat.
 * @param {number} seats
 * @param {number | null} me
 * @param {boolean} anticlockwise
 * @returns {Map<number, string>}
 */
export function spots(seats, me, anticlockwise) {
  const { kind, places } = layout(seats, me, anticlockwise);
  /** @type {Map<number, string>} */
  const found = new Map(me === null ? [] : [[me, 'at-b']]);
  for (const { seat, spot, grid } of places) {
    found.set(seat, kind === 'arc' ? `at-${spot}` : `at-${grid['--r'] > 1 ? 'm' : 't'}${'lcr'[grid['--c'] - 1]}`);
  }
  return found;
}
