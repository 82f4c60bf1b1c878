/**
 * Exercises in game texts. A comment with `[%goal …]` makes its position an exercise: its words are the task,
 * its marks are drawn, the comments on the moves that follow answer those moves, and the first line of them
 * is shown. Other comments are steps to read. `docs/formats.md` defines the format.
 */
import { contentOf } from "../game/comment.js";
import { saidIn } from "../game/said.js";
import { DEFAULT_SETUP } from "../game/state.js";
import { Tree } from "../game/tree.js";
import { withEngine } from "../game/engines.js";

/** @import {Annotations} from "../wasm/ergo_wasm.js" */
/** @import {Remark} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {Exercise} from "./types.js" */

/** The tag that holds the title of a lesson. */
export const TITLE = "Event";

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
 * The exercises, and the steps that are only read, in the order of the game text.
 *
 * @param {View} view
 * @param {Annotations | undefined} annotations
 * @returns {Exercise[]}
 */
export function exercisesIn(view, annotations) {
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
  const tags = new Map(annotations.tags);
  return steps.map(({ at, goal, words: text, shapes }) => ({
    position: view.start,
    moves: tree.lineTo(at),
    goal,
    text,
    shapes,
    ...(goal && {
      show: lineFrom(tree, at),
      answers: answersAt(tree, at),
      right: tags.get("Right"),
      wrong: tags.get("Wrong"),
    }),
  }));
}

/**
 * The moves that follow a position, without variations.
 *
 * @param {Tree} tree
 * @param {number} at
 */
function lineFrom(tree, at) {
  const [first] = tree.next(at);
  return first === undefined ? [] : [...tree.from(first)].map((move) => tree.moves[move].text);
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
export const titleOf = (annotations) => saidIn(annotations?.tags).get(TITLE) ?? "";

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
 * Reads the first game of each text, with a separate engine.
 *
 * @param {string} game
 * @param {readonly string[]} texts
 * @returns {Promise<
 *   ({ view: View; annotations: Annotations | undefined; exercises: Exercise[] } | { error: ParseError })[]
 * >}
 */
export function readGameTexts(game, texts) {
  return withEngine(async (engine) => {
    const opened = await Promise.all(
      texts.map((gameText) => engine.call("open", { ...DEFAULT_SETUP, game, gameText })),
    );
    return opened.map((found) =>
      found.error
        ? { error: found.error }
        : {
            view: found.view,
            annotations: found.annotations,
            exercises: exercisesIn(found.view, found.annotations),
          },
    );
  });
}
