/**
 * The board and the start of each game, painted before the rules have arrived. `start-views.js` holds them in
 * short; the rules made it.
 */
import { START } from "./start-views.js";

/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Ground} from "../wasm/ergo_wasm.js" */
/** @typedef {{ board: Board; view: View }} Start */

/**
 * A game in short: each row is the name and the number of its first cell, the distance of the numbers, and a
 * digit for the ground of each cell, as in `a9 88 1 0110`; what a view has besides `pieces`, `hands`,
 * `stocks` and `note` is the same at every start.
 *
 * @typedef {{
 *   width: number;
 *   height: number;
 *   grounds: string[];
 *   rows: string[];
 *   pieces: View["pieces"];
 *   hands: View["hands"];
 *   stocks: View["stocks"];
 *   note?: View["note"];
 * }} PackedStart
 */

/** The ids of all games, in the order of the registry; the first is the default. */
export const GAMES = Object.keys(START);

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
 * @param {string} game
 * @param {PackedStart} packed
 * @returns {Start}
 */
function unpack(game, { width, height, grounds, rows, pieces, hands, stocks, note }) {
  const rowOf = (/** @type {string} */ text) => {
    const [name, first, distance, kinds] = text.split(" ");
    const row = Number(name.slice(1));
    return [...kinds].map((kind, at) => {
      const letter = name.charCodeAt(0) + at;
      const column = String.fromCharCode(letter);
      return {
        cell: Number(first) + at * Number(distance),
        name: column + row,
        column,
        row,
        x: letter - 96.5,
        y: height + 0.5 - row,
        ground: /** @type {Ground} */ (grounds[Number(kind)]),
      };
    });
  };
  return {
    board: { width, height, rows: rows.map(rowOf) },
    view: {
      game,
      options: [],
      start: undefined,
      moves: [],
      position: "",
      turn: 0,
      player: 0,
      tones: ["white", "black"],
      outcome: undefined,
      pieces,
      hands,
      stocks,
      ownTurn: 1,
      history: [],
      at: 0,
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
      refusal: undefined,
      note,
      canSwap: false,
      swapped: false,
    },
  };
}
