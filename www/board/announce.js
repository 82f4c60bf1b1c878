/**
 * Announcements for screen readers: a piece is chosen, each step of a sowing or a capture, moves, moves that
 * are taken back, whose turn it is. `aside` is about what is shown besides the game.
 */
import { colourOf, outcomeText } from "../text/words.js";
import { lineKey } from "../game/position.js";
import { isPersonsTurn } from "../game/state.js";
import { coachFacts } from "./coach.js";
import { cellName } from "../game/cells.js";
import { evaluationOf } from "../analysis/score.js";
import { questionOf } from "./question.js";
import { swapText, viewerOf } from "./status.js";

/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

/**
 * The names of cells, in order.
 *
 * @param {State["board"]} board
 * @param {number[]} cells
 */
export const namesOf = (board, cells) =>
  cells
    .map((cell) => cellName(board, cell))
    .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));

/**
 * Whose turn it is or how the game ended.
 *
 * @param {Words} words
 * @param {State} state
 * @param {View} view
 */
export function turnText(words, state, view) {
  if (view.outcome) return outcomeText(words, view, viewerOf(state, view));
  const isYours = state.setup.players.includes("engine") && isPersonsTurn({ ...state, view });
  return (isYours ? words.status.yourMove : words.status.toMove)(colourOf(view, view.turn));
}

/**
 * The demands of the rules on the player to move.
 *
 * @param {Words} words
 * @param {View} view
 */
export const noteText = (words, { note }) => (note ? words.narration.notes[note.code](note.number ?? 0) : "");

/**
 * The last move; nothing at the start.
 *
 * @param {Words} words
 * @param {Pick<State, "board">} state
 * @param {View} view
 */
export function lastMove(words, { board }, view) {
  const turn = view.history[view.at - 1];
  if (!turn) return "";
  const captured = view.taken.map(({ cell, count }) => ({ count, cell: cellName(board, cell) }));
  return turn.isSwap
    ? words.narration.swapped
    : words.narration.played(colourOf(view, turn.side), turn.text, captured);
}

/**
 * The announcement of a view.
 *
 * @param {Words} words
 * @param {State} state
 * @param {View | undefined} before the view before it, if it is of the same game
 * @param {boolean} isShort
 */
export function announcement(words, state, before, isShort) {
  const { view, board } = state;
  if (!view) return "";
  if (view.entry.length > 0) return entryText(words, state, view, isShort);
  const gone = before ? view.at - before.at : 0;
  if (gone === 0 && before && before.entry.length > 0)
    return words.narration.letGo(cellName(board, before.entry[0]));
  const isSameLine = before && lineKey(before) === lineKey(view);
  const swapped = swapText(words, state);
  return [
    gone < 0 && isSameLine && words.narration.takenBack(-gone),
    gone > 0 && isSameLine && words.narration.playedAgain(gone),
    swapped ?? lastMove(words, state, view),
    !swapped && (!isShort || view.outcome || view.at === 0) && turnText(words, state, view),
    !isShort && isPersonsTurn(state) && noteText(words, view),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * The moves of the chosen piece, or the effect of the last step.
 *
 * @param {Words} words
 * @param {State} state
 * @param {View} view
 * @param {boolean} isShort
 */
function entryText(words, state, view, isShort) {
  const { board } = state;
  const { entry, note, steps, carried } = view;
  const name = cellName(board, entry.at(-1));
  const next = namesOf(
    board,
    steps.map(({ cell }) => cell),
  );
  const mustCapture = note?.code === "capture-compulsory" ? (note.number ?? 0) : 0;
  if (entry.length > 1 && carried !== undefined) {
    const { left, captures } = coachFacts(state, view);
    return words.narration.sown(name, left, next, captures, isShort);
  }
  if (entry.length > 1) return words.narration.jumped(name, entry.length - 1, mustCapture, next, isShort);
  const stack = view.pieces.find(({ cell }) => cell === entry[0])?.stack ?? [];
  const height = stack.reduce((sum, { count }) => sum + count, 0);
  return words.narration.chosen(
    { name, shape: stack.at(-1)?.shape ?? "stone", height },
    next,
    mustCapture,
    isShort,
  );
}

/**
 * The announcement of a question, a preview, a hint, threats, an explanation or a proven result.
 *
 * @param {Words} words
 * @param {State} state
 * @param {import("./types.js").AdviceWords | undefined} advice once it is loaded
 * @param {boolean} isShort
 */
export function aside(words, state, advice, isShort) {
  const { preview, hint, analysis, view } = state;
  const asked = questionOf(words, state);
  if (asked) {
    const { lead, text = "" } = asked;
    return isShort ? (lead ?? "") : `${lead} ${text}`.trim();
  }
  if (preview) {
    const { at, moves, source, view: seen } = preview;
    if (isShort) return lastMove(words, state, seen);
    const { side, text } = seen.history[seen.at - 1];
    const told = (source ? words.analysis.previewed : words.moveList.varied)(
      at,
      moves.length,
      colourOf(seen, side),
      text,
    );
    return seen.outcome ? `${told} ${turnText(words, state, seen)}` : told;
  }
  if (hint?.move && advice) {
    const { lead, text = "" } = advice.hintWords(words, state);
    return isShort ? lead : `${lead} ${text}`.trim();
  }
  if (state.threats && advice) return advice.toldAloud(words, state);
  const best = analysis?.finding?.info.lines[0];
  const evaluation = view && best && evaluationOf(view, best);
  // They arrive with the panel.
  return evaluation?.moves === undefined ? "" : (words.analysis?.verdict(evaluation) ?? "");
}
