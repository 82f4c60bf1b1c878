/** The values of moves on a small board, read from its table. */
import { fetchData } from "../parts/data.js";
import init, { Values } from "./wasm/values.js";

/** @import {Value} from "../games/small-board.js" */

/**
 * A move with the numbers of the cells that are touched for it, and its value for the player who makes it.
 *
 * @typedef {{ text: string; path: number[]; value: Value }} ValuedMove
 */

/**
 * The module that reads tables.
 *
 * @type {Promise<unknown> | undefined}
 */
let reader;

async function loadReader() {
  reader ??= fetchData("practice/values_bg.wasm").then((response) => init({ module_or_path: response }));
  try {
    await reader;
  } catch (error) {
    // The next call tries again.
    reader = undefined;
    throw error;
  }
}

/**
 * @param {string} id of a small board
 * @returns {Promise<Table>}
 */
export async function loadTable(id) {
  const [bytes] = await Promise.all([
    fetchData(`practice/${id}.bin`).then((response) => response.arrayBuffer()),
    loadReader(),
  ]);
  return new Table(new Values(new Uint8Array(bytes)));
}

/** The values of all positions of a board. */
export class Table {
  #values;
  /** The position that was asked for last, and the answer. */
  #key = "";
  /** @type {ValuedMove[]} */
  #moves = [];

  /** @param {Values} values */
  constructor(values) {
    this.#values = values;
  }

  /**
   * The legal moves in a position, the best ones first.
   *
   * @param {{ position: string; options: string[] }} view
   */
  movesIn({ position, options }) {
    const key = `${position} ${options}`;
    if (key === this.#key) return this.#moves;
    const lines = this.#values
      .moves(position, options.length > 0)
      .split("\n")
      .filter(Boolean);
    this.#moves = lines.map(readMove).sort((one, other) => rank(other.value) - rank(one.value));
    this.#key = key;
    return this.#moves;
  }

  /** Frees its memory; it cannot be asked again. */
  close() {
    this.#values.free();
  }
}

/**
 * @param {string} line
 * @returns {ValuedMove}
 */
function readMove(line) {
  const [text, path, result, plies = "0"] = line.split(" ");
  const value = { result: /** @type {Value["result"]} */ (result), plies: Number(plies) };
  return { text, path: path.split(",").map(Number), value };
}

/**
 * A number that is greater for a better value: short wins and long losses are better.
 *
 * @param {Value} value
 */
export function rank({ result, plies }) {
  if (result === "draw") return 0;
  const speed = 1 / (1 + plies);
  return result === "win" ? speed : -speed;
}

/**
 * In how many moves of the winner a game ends.
 *
 * @param {Value} value
 */
export const movesUntil = ({ plies }) => (plies + 1) >> 1;

/** The signs before the number of moves. */
const SIGNS = { win: "+", draw: "=", loss: "−" };

/**
 * A value in short.
 *
 * @param {Value} value
 */
export const signOf = (value) => SIGNS[value.result] + (value.result === "draw" ? "" : movesUntil(value));
