/**
 * The opening tree: what was played from the start position in the games of a player or of all, and how they
 * ended. Pure functions.
 */
import { countIn, emptyTally, outcomeFor } from "./outcome.js";
import { seenFrom } from "./players.js";

/** @import {Opening} from "./types.js" */
/** @import {Summary} from "../storage/types.js" */
/** @import {Tally} from "./types.js" */

/**
 * Which games are in a tree: those of the player whose results are counted, with any side or one of them, or
 * all, as the first player sees them.
 *
 * @typedef {"any" | "first" | "second" | "all"} Side
 */

/**
 * Whether the player whose results are counted has played in a game.
 *
 * @param {Summary} summary
 */
export const isOwn = ({ side, players }) => side !== null || (players?.includes("person") ?? false);

/**
 * Whether a game can be in the tree at all.
 *
 * @param {Summary} summary
 * @param {Side} side
 */
const isInSome = (summary, side) => summary.isStandard && (side === "all" || isOwn(summary));

/**
 * Whether a game is in the tree.
 *
 * @param {Summary} summary
 * @param {Pick<Opening, "game" | "side">} opening
 */
function isInTree(summary, { game, side }) {
  if (summary.game !== game || !isInSome(summary, side)) return false;
  return side === "any" || side === "all" || summary.side === (side === "first" ? 0 : 1);
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
    const { game, moves, side } = this.#opening;
    if (summary.game !== game) return;
    if (!isInSome(summary, side)) this.outside += 1;
    if (!reaches(summary, this.#opening)) return;
    const outcome = outcomeFor(side === "all" ? seenFrom(summary, 0) : summary);
    this.all[outcome] += 1;
    const [move] = summary.opening.slice(moves === "" ? 0 : moves.length + 1).split(" ", 1);
    if (move) countIn(this.next, move, outcome);
    else if (summary.turns === pathOf(this.#opening).length) this.ended += 1;
  }
}
