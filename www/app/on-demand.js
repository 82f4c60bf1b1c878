/**
 * Dialogues that are loaded when they are first needed.
 */
import { words } from "../text/index.js";
import { openNew } from "./previous.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/**
 * Runs something with a module that is loaded on demand. If it cannot be loaded, the board says so.
 * @template Module
 * @param {ErgoBoard} board @param {() => Promise<Module>} load @param {(module: Module) => unknown} run
 */
export async function withModule(board, load, run) {
  try {
    await run(await load());
  } catch (error) {
    console.warn(error);
    board.notify(words.page.placeMissing);
  }
}

/** Starts new games, and asks which where the board does not say. @param {ErgoBoard} board */
export function offerNewGames(board) {
  /** @type {import("./new-game.js").NewGameDialog | undefined} */
  let dialog;
  board.addEventListener("newgame", (event) => {
    event.preventDefault();
    const { setup } = /** @type {CustomEvent<import("../element/ergo-board.js").NewGameDetail>} */ (event).detail;
    if (setup) return openNew(board, setup);
    return withModule(
      board,
      () => import("./new-game.js"),
      ({ NewGameDialog }) => {
        dialog ??= new NewGameDialog((chosen) => openNew(board, chosen));
        dialog.ask(board.state.setup, board.state.games ?? []);
      },
    );
  });
}

/** `?` shows the keys, anywhere but in a field. @param {ErgoBoard} board */
export function offerKeys(board) {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || isTyping(event)) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    withModule(
      board,
      () => import("./keys.js"),
      ({ showKeys }) => showKeys(),
    );
  });
}

/** @param {Event} event */
const isTyping = ({ target }) => target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
