/** The actions of the toolbar's buttons and of the keyboard shortcuts. */
import { isField } from "../ui/dom.js";

/** @import {Session} from "../game/session.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {ActionName} from "../board/toolbar.js" */

/**
 * The shortcuts that the element handles itself.
 *
 * @typedef {object} ElementActions
 * @property {(setup?: Setup) => unknown} newGame the game that is wanted; without it, a page may ask
 * @property {() => unknown} threats shows threats, or hides them
 * @property {() => unknown} warnings warns of blunders, or no longer
 * @property {(side?: number) => unknown} review of both players, or what was wrong with the moves of one
 * @property {(request?: import("../game/friend.js").Request) => unknown} friend sends a move to a remote
 *   friend, answers them, or asks them for something
 * @property {() => unknown} flip
 * @property {() => unknown} retry
 */

/**
 * @param {Session} session
 * @param {ElementActions} element
 * @returns {(name: ActionName) => unknown}
 */
export function makeActions(session, element) {
  const next = (
    /** @type {(games: typeof import("../game/rematch.js"), setup: Setup) => Setup} */ change,
  ) => {
    const { setup } = session.state;
    return import("../game/rematch.js").then((games) => element.newGame(change(games, setup)), console.warn);
  };
  /** @type {Record<ActionName, () => unknown>} */
  const actions = {
    ...element,
    newGame: () => element.newGame(),
    review: () => element.review(),
    rematch: () => next((games, setup) => games.rematch(setup)),
    swapSides: () => next((games, setup) => games.swapSides(setup)),
    levelUp: () => next((games, setup) => games.changeLevel(setup, 1)),
    levelDown: () => next((games, setup) => games.changeLevel(setup, -1)),
    why: () => {
      const { outcome } = session.state.view ?? {};
      return element.review(outcome?.winner === undefined ? undefined : 1 - outcome.winner);
    },
    replay: () => import("../game/replay.js").then(({ replayEnd }) => replayEnd(session), console.warn),
    takeBack: () => element.friend("take-back"),
    undo: () => session.undo(),
    redo: () => session.redo(),
    first: () => session.goTo(0),
    back: () => session.goBy(-1),
    forward: () => session.goBy(1),
    last: () => session.goTo(Infinity),
    hint: () => session.advice.hint(),
    cancel: () => session.ending.cancel(),
    resign: () => session.ending.ask("resign"),
    resignNow: () => session.ending.resign(),
    offerDraw: () => (session.state.setup.remote ? element.friend("draw") : session.ending.ask("draw")),
    offerDrawNow: () => session.ending.offerDraw(),
    analyse: () => session.analysis.toggle(),
    swap: () => session.play("swap"),
    pause: () => session.pause(),
    resume: () => session.resume(),
  };
  return (name) => actions[name]();
}

/**
 * Escape leaves a question, a preview or a hint.
 *
 * @param {KeyboardEvent} event
 * @param {Session} session
 */
export function escape(event, { state, analysis, advice, ending }) {
  if (event.defaultPrevented || !(state.question || state.preview || state.hint)) return;
  event.preventDefault();
  if (state.question) ending.cancel();
  else if (state.preview) analysis.endPreview();
  else advice.dropHint();
}

/**
 * Whether a key that nothing has answered may step through the game on a board: it was pressed on its cells
 * or buttons, or nothing has the focus.
 *
 * @param {KeyboardEvent} event
 * @param {HTMLElement} board
 */
export function mayStep(event, board) {
  const [target] = /** @type {HTMLElement[]} */ (event.composedPath());
  if (event.defaultPrevented || target.closest("[popover], dialog")) return false;
  return (
    target === document.body ||
    (board.contains(/** @type {Node} */ (event.target)) && target.matches("button"))
  );
}

/**
 * The usual keys of undo and redo.
 *
 * @param {KeyboardEvent} event
 * @param {(name: "undo" | "redo") => unknown} act
 */
export function undoOrRedo(event, act) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isField(event)) return;
  const key = event.key.toLowerCase();
  const isRedo = key === "y" || (key === "z" && event.shiftKey);
  if (!isRedo && key !== "z") return;
  event.preventDefault();
  act(isRedo ? "redo" : "undo");
}
