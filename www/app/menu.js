/**
 * The menu of the header on phones, and what the page adds to the menu of the board. Other modules add
 * entries with `addPageActions` and `board.addMenuItems`.
 */
import { Menu } from "../ui/menu.js";

/** @import {MenuItem} from "../ui/menu.js" */

/** @type {(() => MenuItem[])[]} */
const sources = [];

/** @type {Menu | undefined} */
let menu;

/**
 * Adds entries to the menu of the header.
 *
 * @param {() => MenuItem[]} items asked whenever it opens
 */
export function addPageActions(items) {
  sources.push(items);
  menu?.refresh();
}

/** @param {HTMLButtonElement} button the button in the header */
export function makePageMenu(button) {
  menu = new Menu(button, () => sources.flatMap((items) => items()));
  button.after(menu.element);
  button.disabled = false;
}
