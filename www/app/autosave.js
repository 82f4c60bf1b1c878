/**
 * Keeps the game in the browser, so that it survives a reload.
 */
import { words } from "../text/index.js";
import { forgetParted } from "./previous.js";
import { textOf, wasPlayed, writeGame } from "./storage.js";
import { keepOther } from "./tabs.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/**
 * Stores the game now and after every change.
 * @param {ErgoBoard} board
 * @returns {() => void} stores it again, should another page have stored its own since
 */
export function autosave(board) {
  let last = "";
  /** What the text was made of: it may be long, and states change often. @type {unknown[]} */
  let made = [];
  let warned = false;
  const save = () => {
    const { status, setup, view, paused } = board.state;
    const { game } = setup;
    const parts = [status.kind, setup, view?.record, view?.at, paused];
    if (parts.every((part, at) => part === made[at])) return;
    made = parts;
    const text = textOf(board.state);
    if (text === undefined || text === last) return;
    last = text;
    if (!wasPlayed(view?.record)) forgetParted(game);
    keepOther(game, text);
    if (writeGame(game, text)) return;
    // A long text that it was opened from may not fit; rather than an older game, the moves are kept.
    writeGame(game, JSON.stringify({ ...JSON.parse(text), gameText: undefined }));
    if (!warned) {
      warned = true;
      board.notify(words.notices.unsaved);
    }
  };
  board.addEventListener("statechange", save);
  save();
  return () => {
    last = "";
    made = [];
    save();
  };
}
