/**
 * Exercises in game texts. A comment with `[%goal …]` makes its position an exercise: its words are the task,
 * its marks are drawn, and the comments on the moves that follow answer those moves. Other comments are steps
 * to read. `docs/formats.md` defines the format.
 */
import { contentOf } from "../game/comment.js";
import { Tree } from "../game/tree.js";
import { EngineClient } from "../engine/client.js";

/** @import {Annotations} from "../wasm/ergo_wasm.js" */
/** @import {Remark} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {Setup} from "../game/state.js" */

/** The tag that holds the title of a lesson. */
export const TITLE = "Event";

/**
 * A commented position.
 *
 * @typedef {object} TextStep
 * @property {string[]} moves that lead there from the start of the game
 * @property {string} goal empty for a step that is only read
 * @property {string} words
 * @property {string[]} shapes
 * @property {Record<string, string>} answers the comments on moves that can be tried there
 */

/**
 * All comments, with the move that leads to their position, in the order of the text.
 *
 * @param {Annotations} annotations
 * @param {Tree} tree
 */
function* comments({ remarks }, tree) {
  yield { at: -1, remarks };
  for (const [at, move] of tree.moves.entries()) {
    yield { at: tree.parent(at), remarks: move.before };
    yield { at, remarks: move.remarks };
  }
}

/**
 * The commented positions, in the order of the game text.
 *
 * @param {View} view
 * @param {Annotations | undefined} annotations
 * @returns {TextStep[]}
 */
export function stepsIn(view, annotations) {
  if (!annotations) return [];
  const tree = new Tree(view, annotations);
  const found = [...comments(annotations, tree)].map(({ at, remarks }) => ({
    at,
    remarks,
    ...contentOf(remarks),
  }));
  const aims = new Set(found.filter(({ goal }) => goal).map(({ at }) => at));
  /** Whether a comment answers a move of an exercise. */
  const answers = (
    /** @type {{ at: number; goal: string; remarks: readonly Remark[] }} */ { at, goal, remarks },
  ) => goal === "" && at >= 0 && remarks === tree.moves[at].remarks && aims.has(tree.parent(at));
  const steps = found.filter(
    (step) => step.goal || ((step.words || step.shapes.length > 0) && !answers(step)),
  );
  return steps.map(({ at, goal, words, shapes }) => ({
    moves: tree.lineTo(at),
    goal,
    words,
    shapes,
    answers: goal ? answersAt(tree, at) : {},
  }));
}

/**
 * The comments on the moves at a position.
 *
 * @param {Tree} tree
 * @param {number} at
 */
function answersAt(tree, at) {
  const moves = tree.next(at).map((next) => tree.moves[next]);
  const said = moves
    .map(({ text, remarks }) => ({ text, ...contentOf(remarks) }))
    .filter(({ words, goal }) => words && !goal);
  return Object.fromEntries(said.map(({ text, words }) => [text, words]));
}

/**
 * The title of a lesson.
 *
 * @param {Annotations | undefined} annotations
 */
export const titleOf = (annotations) => new Map(annotations?.tags).get(TITLE) ?? "";

/**
 * Whether a game has exercises.
 *
 * @param {Annotations | undefined} annotations
 */
export const hasGoals = (annotations) =>
  [
    annotations?.remarks ?? [],
    ...(annotations?.moves ?? []).flatMap(({ before, remarks }) => [before, remarks]),
  ].some((remarks) => remarks.some(({ goal }) => goal));

/**
 * Reads the first game of a text, with a separate engine.
 *
 * @param {Setup} setup with the text
 * @returns {Promise<
 *   { view: View; annotations: Annotations | undefined; steps: TextStep[] } | { error: ParseError }
 * >}
 */
export async function readGameText(setup) {
  const engine = new EngineClient();
  try {
    const opened = await engine.call("open", setup);
    if (opened.error) return { error: opened.error };
    const { view, annotations } = opened;
    return { view, annotations, steps: stepsIn(view, annotations) };
  } finally {
    engine.close();
  }
}

/**
 * A step as a board shows it in the mode `puzzle`.
 *
 * @param {View} view of the game
 * @param {TextStep} step
 * @returns {import("./solver.js").Exercise}
 */
export const exerciseOf = ({ start }, { words, ...step }) => ({ position: start, text: words, ...step });
