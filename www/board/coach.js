/**
 * What the coach says about the position: what the rules demand, and what can be done with the piece that is
 * chosen.
 */
import { words } from "../text/index.js";

/** @typedef {import("../game/state.js").State} State */

/** @param {State} state @returns {{ lead?: string, text?: string }} what replaces the status, or adds to it */
export function coachText({ view }) {
  const note = view?.note;
  return note ? { text: words.notes[note.code](note.number ?? 0) } : {};
}
