/** Checks whether an exercise can be solved, so that authors cannot set an impossible one. */
import { DEFAULT_SETUP } from "../game/state.js";
import { readGoal } from "../game/goal.js";
import { PASS } from "./judge.js";

/** @import {EngineJudge} from "./judge.js" */
/**
 * @typedef {Pick<import("../wasm/ergo_wasm.js").View, "game" | "options" | "start">} Start the start of a
 *   game
 */

/**
 * The result: a move that reaches the goal, or `pass` if passing is right; `unsolved` if there is no proof,
 * `over` if the game is over, `unfit` if no stones are won in this game, `illegal` with a move of the goal
 * that is not legal.
 *
 * @typedef {{ kind: "solved" | "illegal"; move: string }
 *   | { kind: "pass" | "unsolved" | "over" | "unfit"; move?: undefined }} Finding
 */

/**
 * The game up to the position of an exercise.
 *
 * @param {Start} start
 * @param {readonly string[]} moves
 * @returns {import("../game/types.js").Setup}
 */
export function setupAt({ game, options, start }, moves) {
  return { ...DEFAULT_SETUP, game, options, start, moves: [...moves] };
}

/**
 * @param {EngineJudge} judge at the position
 * @param {string} goal
 * @returns {Promise<Finding>}
 */
export async function checkGoal(judge, goal) {
  const isLegal = (/** @type {string} */ move) =>
    judge.attempt(goal, move).then(
      () => true,
      () => false,
    );
  const [some] = await judge.solution("any");
  if (some === undefined) return { kind: "over" };
  const { kind, names } = readGoal(goal);
  if (kind === "gain" && !(await isLegal(some))) return { kind: "unfit" };
  for (const move of kind === "play" ? names : [])
    if (!(await isLegal(move))) return { kind: "illegal", move };
  const [move] = await judge.solution(goal);
  if (move === undefined) return { kind: "unsolved" };
  return move === PASS ? { kind: "pass" } : { kind: "solved", move };
}
