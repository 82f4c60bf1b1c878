/**
 * The board and the start of each game, painted before the rules have arrived. `start-views.js` holds them in
 * short; the rules made it.
 */
import { START } from "./start-views.js";

/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Ground} from "../wasm/ergo_wasm.js" */
/** @typedef {{ board: Board; view: View }} Start */

/** @import {Direction} from "../wasm/ergo_wasm.js" */
/** @import {Slab} from "../wasm/ergo_wasm.js" */
/**
 * A game in short. Each row is the name and the number of its first cell, the distance of the numbers, and a
 * digit for the ground of each cell, as in `a9 88 1 0110`; `middle` has the column and row of the middle,
 * counted from 0, and `up` the way to the next row. A step is a direction and the columns and rows to the
 * neighbour there, and how far a label stands beyond the last cell of each column or row, if that has one
 * there. Polygons are lists of coordinates. What a view has besides `pieces`, `hands`, `stocks` and `note` is
 * the same at every start. `lessons` says that a game has none.
 *
 * @typedef {{
 *   width: number;
 *   height: number;
 *   grounds: string[];
 *   rows: string[];
 *   middle: number[];
 *   up: number[];
 *   steps: [Direction, right: number, high: number, beyond?: number | number[]][];
 *   slab?: { [part in keyof Slab]: { corners: number[]; radius: number } };
 *   pieces: View["pieces"];
 *   hands: View["hands"];
 *   stocks: View["stocks"];
 *   note?: View["note"];
 *   lessons?: false;
 * }} PackedStart
 */

/** The ids of all games, in the order of the registry; the first is the default. */
export const GAMES = Object.keys(START);

/**
 * Whether a game has lessons.
 *
 * @param {string} game
 */
export const hasLessons = (game) => START[game].lessons !== false;

/** @type {Map<string, Start>} */
const known = new Map();

/**
 * @param {string} game
 * @returns {Start | undefined}
 */
export function startOf(game) {
  // A stored game may have any name, such as that of a property of all objects.
  if (!Object.hasOwn(START, game)) return undefined;
  const packed = START[game];
  const start = known.get(game) ?? unpack(game, packed);
  known.set(game, start);
  return start;
}

/**
 * The outline with a list of coordinates.
 *
 * @param {{ corners: number[]; radius: number }} outline
 */
const outlineOf = ({ corners, radius }) => ({
  corners: corners.flatMap((x, at) => (at % 2 ? [] : [{ x, y: corners[at + 1] }])),
  radius,
});

/** @param {number} column */
const letterOf = (column) => String.fromCharCode(97 + column);

/**
 * @param {PackedStart} packed
 * @returns {Board}
 */
function unpackBoard({ width, height, grounds, rows, middle, up, steps, slab }) {
  const laid = rows.map((text) => {
    const [name, first, distance, kinds] = text.split(" ");
    const row = Number(name.slice(1));
    return [...kinds].map((kind, at) => {
      const column = name.charCodeAt(0) - 97 + at;
      const high = row - 1 - middle[1];
      return {
        cell: Number(first) + at * Number(distance),
        name: letterOf(column) + row,
        column: letterOf(column),
        row,
        x: column - middle[0] + up[0] * high,
        y: 0 + up[1] * high,
        ground: /** @type {Ground} */ (grounds[Number(kind)]),
        neighbours: /** @type {Board["rows"][0][0]["neighbours"]} */ ([]),
      };
    });
  });
  const fields = laid.flat();
  const cells = new Map(fields.map(({ name, cell }) => [name, cell]));
  const columns = new Set(fields.map(({ column }) => column));
  const labels = [...columns]
    .toSorted()
    .concat(laid.map(([{ row }]) => String(row)))
    .map((text) => ({
      text,
      ends: /** @type {Board["labels"][0]["ends"]} */ ([]),
    }));
  for (const { cell, column, row, neighbours } of fields) {
    for (const [direction, right, high, beyond] of steps) {
      const letter = column.charCodeAt(0) - 97;
      const next = cells.get(letterOf(letter + right) + (row + high));
      if (next !== undefined) neighbours.push({ direction, cell: next });
      const far = Array.isArray(beyond) ? beyond[high === 0 ? row - 1 : letter] : beyond;
      if (next !== undefined || !far) continue;
      const text = high === 0 ? String(row) : column;
      const label = labels.find((label) => label.text === text);
      const way = (/** @type {number} */ length) => Math.round(1000 * far * length) / 1000;
      label?.ends.push({ cell, x: way(right + up[0] * high), y: way(0 + up[1] * high) });
    }
  }
  return {
    width,
    height,
    rows: laid,
    pitch: -up[1],
    slab: slab && { edge: outlineOf(slab.edge), field: outlineOf(slab.field) },
    labels,
  };
}

/**
 * @param {string} game
 * @param {PackedStart} packed
 * @returns {Start}
 */
function unpack(game, packed) {
  const { pieces, hands, stocks, note } = packed;
  return {
    board: unpackBoard(packed),
    view: {
      game,
      options: [],
      moves: [],
      position: "",
      turn: 0,
      player: 0,
      tones: ["white", "black"],
      pieces,
      hands,
      stocks,
      ownTurn: 1,
      history: [],
      at: 0,
      quiet: 0,
      number: 1,
      revision: 0,
      canUndoEdit: false,
      canRedoEdit: false,
      last: [],
      taken: [],
      animations: [],
      entry: [],
      origins: [],
      steps: [],
      marks: [],
      note,
      canSwap: false,
      swapped: false,
    },
  };
}
