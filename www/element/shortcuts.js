/**
 * What the toolbar's buttons and the keyboard shortcuts do.
 */
import { isField } from "../board/dom.js";

/** @typedef {import("../game/session.js").Session} Session */
/** @typedef {import("../board/toolbar.js").Action["name"]} ActionName */

/**
 * @param {Session} session
 * @param {{ newGame: () => unknown, flip: () => unknown, retry: () => unknown }} others
 * @returns {(name: ActionName) => unknown}
 */
export function makeActions(session, others) {
  /** @type {Partial<Record<ActionName, () => unknown>>} */
  const actions = {
    undo: () => session.undo(),
    redo: () => session.redo(),
    first: () => session.goTo(0),
    back: () => session.goBy(-1),
    forward: () => session.goBy(1),
    last: () => session.goTo(Infinity),
    hint: () => session.analysis.hint(),
    analyse: () => session.analysis.toggle(),
    swap: () => session.play("swap"),
    pause: () => session.pause(),
    resume: () => session.resume(),
    ...others,
  };
  return (name) => actions[name]?.();
}

/** Escape leaves a preview or a hint. @param {KeyboardEvent} event @param {Session} session */
export function escape(event, { state, analysis }) {
  if (event.defaultPrevented || !(state.preview || state.hint)) return;
  event.preventDefault();
  if (state.preview) analysis.endPreview();
  else analysis.dropHint();
}

/** The usual keys of undo and redo. @param {KeyboardEvent} event @param {(name: "undo" | "redo") => unknown} act */
export function undoOrRedo(event, act) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isField(event)) return;
  const key = event.key.toLowerCase();
  const isRedo = key === "y" || (key === "z" && event.shiftKey);
  if (!isRedo && key !== "z") return;
  event.preventDefault();
  act(isRedo ? "redo" : "undo");
}
