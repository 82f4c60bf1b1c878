/** The messages of a board: whose turn it is, how the game ended, why a tap was refused. */
import { colourOf, failureText, outcomeText, placeText } from "../text/words.js";
import { awaitsEngine, isLookingBack, isPersonsTurn, ownSide, playerOf, timeLimit } from "../game/state.js";
import { shownValue } from "../game/said.js";
import { cellName } from "../game/cells.js";

/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {LoadedMessages} from "./types.js" */
/** @import {Words} from "../text/language.js" */

/**
 * To whom the end of a game is said, if only one of the players is here.
 *
 * @param {Pick<State, "view" | "setup">} state
 * @param {View} view
 * @returns {"winner" | "loser" | undefined}
 */
export function viewerOf(state, view) {
  const winner = view.outcome?.winner;
  const own = ownSide(state);
  if (winner === undefined || own === undefined) return undefined;
  return own === winner ? "winner" : "loser";
}

/**
 * Whose turn it is or how the game ended, said to the person here.
 *
 * @param {Words} words
 * @param {State} state
 * @param {View} view
 */
function stateText(words, state, view) {
  return view.outcome
    ? outcomeText(words, view, viewerOf(state, view))
    : words.status.toMove(colourOf(view, view.turn));
}

/**
 * Whether only one of the players is at this screen.
 *
 * @param {import("../game/types.js").Setup} setup
 */
const isMixed = ({ players: [first, second] }) => first !== second;

/**
 * The message that the opponent has just taken over the first move of the person.
 *
 * @param {Words} words
 * @param {State} state
 */
export function swapText(words, state) {
  const { view } = state;
  const isNews = view && view.at === view.history.length && view.history.at(-1)?.isSwap;
  if (!isNews || view.entry.length > 0 || ownSide(state) !== view.turn) return undefined;
  return words.status.swapped(colourOf(view, view.turn));
}

/**
 * The sentence about the state of the game.
 *
 * @param {Words} words
 * @param {State} state
 * @param {boolean} isView whether the game is only viewed
 */
export function statusText(words, state, isView) {
  const { view, status, paused, preview, setup, isReplayed } = state;
  const say = words.status;
  if (status.kind === "failed") return status.error ? say.unreadable : say.failed;
  if (!view || status.kind === "loading") return say.loading;
  if (preview) {
    const { at, moves, source } = preview;
    return `${(source ? words.progress.preview : words.moveList.variation)(at, moves.length)} ${stateText(words, state, preview.view)}`;
  }
  if (view.outcome) return stateText(words, state, view);
  const colour = colourOf(view, view.turn);
  const { at, history } = view;
  if (at < history.length) {
    if (!isView && !setup.study && !isReplayed && isPersonsTurn(state)) return words.progress.takenBack;
    const last = history[at - 1];
    return last
      ? words.progress.afterMove(last.number, colourOf(view, last.side), last.text)
      : words.progress.atStart;
  }
  if (paused && awaitsEngine(state)) return words.progress.paused(colour);
  if (status.kind === "thinking") return words.progress.thinking(colour);
  return isPersonsTurn(state) && isMixed(setup) ? say.yourMove(colour) : say.toMove(colour);
}

/**
 * The content of the message line: the most urgent message that there is.
 *
 * @param {Words} words
 * @param {State} state
 * @param {boolean} isView whether the game is only viewed
 * @param {LoadedMessages} messages
 * @returns {import("./message.js").MessageContent}
 */
export function messageOf(words, state, isView, messages) {
  const { advice, coachText, endWords, matchMessage, questionOf } = messages;
  const { view, status, preview, hint, paused } = state;
  const lead = statusText(words, state, isView);
  if (status.kind === "failed") return { kind: "error", lead, action: "retry", label: words.actions.retry };
  if (!view || status.kind === "loading") return { kind: "status", lead };
  if (preview) return { kind: "status", lead, icon: "eye" };
  const asked = questionOf?.(words, state);
  if (asked) return asked;
  const said = matchMessage?.(words, state);
  if (view.outcome && state.setup.study) return { kind: "status", lead };
  if (view.outcome) {
    const action = !isView && view.history.length > 0 && { action: "rematch", label: words.actions.rematch };
    return { kind: "result", lead, ...endWords?.(words, state), ...action, ...said };
  }
  if (said) return said;
  if (hint && advice) {
    const isMore = hint.move !== undefined && hint.step < 3;
    return {
      kind: "hint",
      ...advice.hintWords(words, state),
      ...(isMore && { action: "hint", label: words.hints.more }),
    };
  }
  if (!isView && paused && awaitsEngine(state) && !state.isReplayed)
    return { kind: "status", lead, action: "resume", label: words.actions.resumePlay };
  if (!isView && view.canSwap && isPersonsTurn(state)) {
    return {
      kind: "coach",
      lead,
      text: coachText && words.coach.swap,
      icon: "swap",
      action: "swap",
      label: words.actions.swap,
    };
  }
  const swapped = isView ? undefined : swapText(words, state);
  if (swapped) return { kind: "status", icon: "swap", lead: swapped, text: coachText?.(words, state).text };
  if (status.kind === "thinking")
    return { kind: "status", lead, text: effortText(words, state), icon: "more" };
  if (state.setup.remark) return { kind: "hint", icon: "star", ...state.setup.remark };
  const told = advice?.told(words, state);
  if (isView || isLookingBack(view)) {
    // The way forward in a game with a friend, in which nothing can be played here.
    const isOnlySeen = !isView && state.setup.remote && !isPersonsTurn(state);
    const action = isOnlySeen && { action: "last", label: words.actions.last };
    return { kind: "status", lead, ...told, ...action };
  }
  return { kind: told ? "status" : "coach", lead, ...(told ?? coachText?.(words, state)) };
}

/**
 * How hard the engine thinks about its move.
 *
 * @param {Words} words
 * @param {State} state
 */
function effortText(words, state) {
  const limit = timeLimit(state);
  return state.status.kind === "thinking"
    ? words.progress.effort(state.status.info?.depth, Number.isFinite(limit) ? limit : undefined)
    : "";
}

/**
 * Why the last tap was refused, or another notice.
 *
 * @param {Words} words
 * @param {State} state
 * @param {LoadedMessages} messages
 * @returns {string | undefined} nothing until what says it is loaded
 */
export function noticeText(words, { notice, view, board, status }, { parseError, refusals }) {
  if (status.kind === "failed")
    return status.error
      ? parseError?.(status.error)
      : status.failure
        ? failureText(words, status.failure)
        : "";
  if (notice && "message" in notice) return notice.message;
  if (notice && "error" in notice) return parseError?.(notice.error);
  if (notice && !("cells" in notice)) return refusals?.[notice.code]({ cells: [], count: 0 });
  const refused = refusedTap({ notice, view });
  if (!refused) return "";
  const { code, path, number = 0 } = refused;
  return refusals?.[code]({ cells: path.map((cell) => cellName(board, cell)), count: number });
}

/**
 * Why the last tap was refused, and on which cells, unless there is something else to say.
 *
 * @param {Pick<State, "notice" | "view">} state
 * @returns {{ code: import("../text/language.js").RefusalCode; path: number[]; number?: number }
 *   | undefined}
 */
export function refusedTap({ notice, view }) {
  if (!notice) return view?.refusal;
  return "cells" in notice ? { code: notice.code, path: notice.cells } : undefined;
}

/**
 * The location in a text that the notice refers to.
 *
 * @param {Words} words
 * @param {State} state
 */
export function noticePlace(words, { status, notice }) {
  if (status.kind === "failed") return status.error ? placeText(words, status.error) : "";
  if (notice && "error" in notice) return placeText(words, notice.error);
  return notice && "detail" in notice ? (notice.detail ?? "") : "";
}

/**
 * The two players, by side.
 *
 * @param {State} state
 * @returns {import("../text/language.js").PlayerName[]}
 */
export function playersOf(state) {
  const players = [0, 1].map((side) => playerOf(state, side));
  const { setup, view } = state;
  return players.map((player, side) => {
    if (player === "engine") return { kind: "engine", number: setup.level };
    const seat = view?.swapped ? 1 - side : side;
    if (player === "person" && isMixed(setup)) return { kind: "you" };
    const written = state.annotations?.names[side];
    const name = setup.remote?.names[seat] ?? (written ? shownValue(written) : undefined);
    return { kind: "seat", number: seat + 1, name };
  });
}

/**
 * The state of a player in a tray, besides the name.
 *
 * @param {State} state
 * @param {number} side
 * @returns {import("../text/language.js").TrayState}
 */
export function trayStateOf(state, side) {
  const { view, status, paused } = state;
  if (!view || view.outcome) return view?.outcome?.winner === side ? "winner" : "waiting";
  if (view.turn !== side) return "waiting";
  if (playerOf(state, side) !== "engine") return "turn";
  return status.kind === "thinking" && !paused ? "thinking" : "waiting";
}
