/**
 * Icons: lines on a grid of 24, in the colour of the text. A word or a label always goes with them. Those of
 * the board are here.
 */
import { svg } from "./svg.js";

const PATHS = {
  back: "M15 5l-7 7 7 7",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 .01 0",
  first: "M6 5v14M18 6l-8 6 8 6",
  forward: "M9 5l7 7-7 7",
  hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.8.7-1 1.3-1 2H9c0-.7-.2-1.3-1-2z",
  info: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 11v5M12 8h.01",
  last: "M18 5v14M6 6l8 6-8 6",
  learn: "M3 7l9-4 9 4-9 4zM7 9v6c0 1.5 2.5 3 5 3s5-1.5 5-3V9M21 7v6",
  more: "M5 11a1 1 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0M19 11a1 1 0 1 0 .01 0",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  plus: "M12 5v14M5 12h14",
  redo: "M20 9H10a5 5 0 0 0 0 10h5M20 9l-4-4M20 9l-4 4",
  star: "M12 4l2.4 5 5.6.8-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.6-.8z",
  swap: "M7 4L3.5 7.5 7 11M4 7.5h16M17 13l3.5 3.5L17 20M20 16.5H4",
  tap: "M9 11V5a1.8 1.8 0 0 1 3.6 0v5l4.6.9c1.4.3 2.2 1.4 2 2.8L18.4 19c-.3 1.2-1.2 2-2.4 2h-3.6c-.8 0-1.5-.3-2-.9L6 15.5c-1-1.3.6-2.9 1.9-2L9 14z",
  undo: "M4 9h10a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4",
};

/** @typedef {keyof typeof PATHS} BoardIconName those that the first picture may need, and the message line */
/** @typedef {BoardIconName | import("./action-icons.js").ActionIconName} IconName */

/**
 * Adds icons of other modules.
 *
 * @param {Record<string, string>} paths
 */
export const addIcons = (paths) => void Object.assign(PATHS, paths);

/**
 * An icon of the board; `action-icons.js` makes all of them.
 *
 * @param {BoardIconName} name
 */
export function icon(name) {
  const picture = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  setIcon(picture, name);
  return picture;
}

/**
 * @param {SVGElement} picture made by `icon`
 * @param {IconName} name
 */
export function setIcon(picture, name) {
  if (picture.dataset.icon === name) return;
  picture.dataset.icon = name;
  picture.replaceChildren(svg("path", { d: /** @type {Record<string, string>} */ (PATHS)[name] }));
}
