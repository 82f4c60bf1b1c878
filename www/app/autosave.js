/**
 * Keeps the game in the browser, so that it survives a reload.
 */
import { forgetParted } from "./previous.js";
import { textOf, wasPlayed, writeGame } from "./storage.js";
import { keepOther } from "./tabs.js";

/** @typedef {import("../game/session.js").Session} Session */

/**
 * Stores the game now and after every change.
 * @param {Session} session
 * @returns {() => void} stores it again, should another page have stored its own since
 */
export function keepGame(session) {
  let last = "";
  /** What the text was made of: it may be long, and states change often. @type {unknown[]} */
  let made = [];
  let warned = false;
  const keep = () => {
    const { phase, setup, view, paused } = session.state;
    const { game } = setup;
    const parts = [phase, setup, view?.record, view?.at, paused];
    if (parts.every((part, at) => part === made[at])) return;
    made = parts;
    const text = textOf(session);
    if (text === undefined || text === last) return;
    last = text;
    if (!wasPlayed(view?.record)) forgetParted(game);
    keepOther(game, text);
    if (writeGame(game, text)) return;
    // A long text that it was opened from may not fit; rather than an older game, the moves are kept.
    writeGame(game, JSON.stringify({ ...JSON.parse(text), story: undefined }));
    if (!warned) {
      warned = true;
      session.tell({ code: "unsaved" });
    }
  };
  session.addEventListener("change", keep);
  keep();
  return () => {
    last = "";
    made = [];
    keep();
  };
}
