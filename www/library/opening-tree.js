/**
 * The opening tree: what was played from the start position in one's own games, and how they ended. Pure
 * functions.
 */
import { countIn, emptyTally, outcomeFor } from "./outcome.js";

/** @import {Opening} from "./types.js" */
/** @import {Summary} from "../storage/types.js" */
/** @import {Tally} from "./types.js" */

/**
 * Which games are in a tree.
 *
 * @typedef {"any" | "first" | "second"} Side
 */

/**
 * Whether the person here has played in a game.
 *
 * @param {Summary} summary
 */
export const isOwn = ({ side, players }) => side !== null || (players?.includes("person") ?? false);

/**
 * Whether a game is in the tree.
 *
 * @param {Summary} summary
 * @param {Pick<Opening, "game" | "side">} opening
 */
function isInTree(summary, { game, side }) {
  if (summary.game !== game || !summary.isStandard || !isOwn(summary)) return false;
  return side === "any" || summary.side === (side === "first" ? 0 : 1);
}

/**
 * Whether a game reaches a node.
 *
 * @param {Summary} summary
 * @param {Opening} opening
 */
export function reaches(summary, opening) {
  const { moves } = opening;
  if (!isInTree(summary, opening)) return false;
  return moves === "" || summary.opening === moves || summary.opening.startsWith(`${moves} `);
}

/**
 * The moves from the start position to a node.
 *
 * @param {Opening} opening
 */
export const pathOf = ({ moves }) => (moves === "" ? [] : moves.split(" "));

/** Counts what was played after a node; `add` takes games one by one. */
export class Branches {
  /** The games that reach the node. */
  all = emptyTally();
  /**
   * By the next move.
   *
   * @type {Map<string, Tally>}
   */
  next = new Map();
  /** How many games end with the node. */
  ended = 0;
  /** How many games of this kind are in no tree: they start elsewhere, or others have played them. */
  outside = 0;
  #opening;

  /** @param {Opening} opening the node */
  constructor(opening) {
    this.#opening = opening;
  }

  /** @param {Summary} summary */
  add(summary) {
    const { game, moves } = this.#opening;
    if (summary.game !== game) return;
    if (!summary.isStandard || !isOwn(summary)) this.outside += 1;
    if (!reaches(summary, this.#opening)) return;
    const outcome = outcomeFor(summary);
    this.all[outcome] += 1;
    const [move] = summary.opening.slice(moves === "" ? 0 : moves.length + 1).split(" ", 1);
    if (move) countIn(this.next, move, outcome);
    else if (summary.turns === pathOf(this.#opening).length) this.ended += 1;
  }
}
