/**
 * The menu of the header on phones, and what the page adds to the menu of the board. Other modules add entries
 * with `addPageActions` and `board.addMenuItems`.
 */
import { Menu } from "../board/menu.js";

/** @typedef {import("../board/menu.js").MenuItem} MenuItem */

/** @type {(() => MenuItem[])[]} */
const sources = [];

/** Adds entries to the menu of the header. @param {() => MenuItem[]} items asked whenever it opens */
export function addPageActions(items) {
  sources.push(items);
}

/** @param {HTMLButtonElement} button the button in the header */
export function makePageMenu(button) {
  button.after(new Menu(button, () => sources.flatMap((items) => items())).element);
  button.disabled = false;
}
