/** Finds out whether an exercise can be done, so that nobody sets one that cannot. */
import { DEFAULT_SETUP } from "../game/state.js";
import { readGoal } from "../board/goal.js";
import { PASS } from "./judge.js";

/** @typedef {import("./judge.js").ExerciseJudge} ExerciseJudge */
/** @typedef {Pick<import("../wasm/ergo_wasm.js").View, "game" | "options" | "start">} Start where a game starts */

/**
 * What is found: a move that reaches the goal, or that a pass is right; `unsolved` if there is no proof, `over` if nothing
 * can be played, `unfit` if no stones are won in this game, `illegal` with a move of the goal.
 * @typedef {{ kind: "solved" | "illegal", move: string } | { kind: "pass" | "unsolved" | "over" | "unfit", move?: undefined }} Finding
 */

/** The game up to the position of an exercise. @param {Start} start @param {readonly string[]} moves @returns {import("../game/state.js").Setup} */
export function setupAt({ game, options, start }, moves) {
  const from = start === undefined ? "startpos" : `fen ${start}`;
  return { ...DEFAULT_SETUP, game, options, positionLine: [from, ...(moves.length > 0 ? ["moves", ...moves] : [])].join(" ") };
}

/** @param {ExerciseJudge} judge at the position @param {string} goal @returns {Promise<Finding>} */
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
  for (const move of kind === "play" ? names : []) if (!(await isLegal(move))) return { kind: "illegal", move };
  const [move] = await judge.solution(goal);
  if (move === undefined) return { kind: "unsolved" };
  return move === PASS ? { kind: "pass" } : { kind: "solved", move };
}
