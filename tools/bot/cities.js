/**
 * The city rule of Abstract Play's Intermedium: a city falls as soon as the enemy stands on all three cells
 * beside it. By the rules of the engine the last stone must also land on a single stone beside it, so the
 * engine sees only some of these wins. Here they are found, in the position text of the engine, so that none
 * is missed and none allowed.
 */

const COLUMNS = 7;
const ROWS = 10;

/** The steps of a sowing. */
const STEPS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

/** The cells beside the city that a player attacks: those of the second player for the first. */
const BESIDE = { 1: ["c10", "d9", "e10"], 2: ["c1", "d2", "e1"] };

/** @param {string} cell */
const indexOf = (cell) => (Number(cell.slice(1)) - 1) * COLUMNS + cell.charCodeAt(0) - "a".charCodeAt(0);

/** @param {number} index */
const nameOf = (index) =>
  String.fromCharCode("a".charCodeAt(0) + (index % COLUMNS)) + (Math.floor(index / COLUMNS) + 1);

/**
 * The cell one step away, or -1 beside the board.
 *
 * @param {number} from
 * @param {number} direction
 */
function stepped(from, direction) {
  const column = (from % COLUMNS) + STEPS[direction][0];
  const row = Math.floor(from / COLUMNS) + STEPS[direction][1];
  return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? -1 : row * COLUMNS + column;
}

/**
 * The player to move, and the heights of that player's stacks.
 *
 * @param {string} position
 * @returns {{ player: 1 | 2; heights: number[] }}
 */
function read(position) {
  const [board, mover] = position.split(" ");
  const player = mover === "1" ? 1 : 2;
  const own = player === 1 ? "a" : "b";
  const heights = Array.from({ length: COLUMNS * ROWS }, () => 0);
  for (const [number, row] of board.split("/").entries()) {
    let index = (ROWS - 1 - number) * COLUMNS;
    for (const part of row.split(",")) {
      if (part.startsWith("x")) {
        index += Number(part.slice(1) || 1);
      } else {
        if (part.startsWith(own)) heights[index] = Number(part.slice(1));
        index += 1;
      }
    }
  }
  return { player, heights };
}

/**
 * A partial sowing: the cell reached, the last direction, and which of the three cells have been sown.
 *
 * @typedef {object} Path
 * @property {number} cell
 * @property {number} direction -1 before the first step
 * @property {number} sown
 * @property {Path | null} before
 */

/**
 * The sowings of a stack that end on the three cells together, as cells; null if there is none.
 *
 * @param {number[]} heights
 * @param {number} start
 * @param {number[]} beside
 */
function sowing(heights, start, beside) {
  const height = heights[start];
  const missing = (/** @type {boolean} */ isWhole) =>
    beside.reduce(
      (set, cell, bit) => (heights[cell] > 0 && !(isWhole && cell === start) ? set : set | (1 << bit)),
      0,
    );
  const [missingPart, missingWhole] = [missing(false), missing(true)];
  /** @type {Path[]} */
  let paths = [{ cell: start, direction: -1, sown: 0, before: null }];
  for (let step = 1; step <= height; step += 1) {
    const needed = step === height ? missingWhole : missingPart;
    /**
     * One path for each cell, direction and set is enough: the rest of the way is the same.
     *
     * @type {Map<number, Path>}
     */
    const next = new Map();
    for (const before of paths) {
      for (let direction = 0; direction < STEPS.length; direction += 1) {
        const cell = stepped(before.cell, direction);
        // Never straight back along the step before.
        if (cell < 0 || (before.direction >= 0 && direction === (before.direction + 2) % STEPS.length))
          continue;
        const bit = beside.indexOf(cell);
        const sown = bit < 0 ? before.sown : before.sown | (1 << bit);
        /** @type {Path} */
        const path = { cell, direction, sown, before };
        if ((sown & needed) === needed) return path;
        next.set((cell * STEPS.length + direction) * 8 + sown, path);
      }
    }
    paths = [...next.values()];
  }
  return null;
}

/**
 * A move of the player to move that takes the enemy's city by the rule of the site; null if there is none.
 *
 * @param {string} position
 */
export function cityMove(position) {
  const { player, heights } = read(position);
  const beside = BESIDE[player].map(indexOf);
  for (const [start, height] of heights.entries()) {
    if (height < 2) continue;
    const found = sowing(heights, start, beside);
    if (!found) continue;
    const cells = [];
    for (let path = /** @type {Path | null} */ (found); path?.before; path = path.before)
      cells.unshift(nameOf(path.cell));
    return `${nameOf(start)}@${cells.join("-")}`;
  }
  return null;
}
