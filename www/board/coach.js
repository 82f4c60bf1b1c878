/**
 * The words of the coach about the position: what the rules demand, what the chosen piece can do, where
 * nothing may enter, and, for the first turns of a game, how it is played.
 */
import { cellName } from "../game/cells.js";

/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {CoachFacts} from "../text/language.js" */
/** @import {Words} from "../text/language.js" */

/** For how many turns of a player the coach explains how the game is played. */
const FIRST_TURNS = 3;

/**
 * @param {Words} words
 * @param {State} state
 * @returns {{ lead?: string; text?: string }} what replaces the status, or adds to it
 */
export function coachText(words, state) {
  const { view } = state;
  const say = view && words.coach.games[view.game];
  if (!say) return {};
  const facts = coachFacts(state, view);
  // What the board marks is always said in words.
  if (!facts.chosen && !facts.note && !facts.forbidden && facts.turn > FIRST_TURNS) return {};
  const lead = say.lead(facts);
  const text = say.text(facts);
  return lead ? { lead, text } : { text };
}

/**
 * @param {State} state
 * @param {View} view
 * @returns {CoachFacts}
 */
export function coachFacts({ board }, view) {
  const { entry, ownTurn, pieces, hands, turn, steps, marks, note } = view;
  const fields = new Map(board?.rows.flat().map((field) => [field.cell, field]));
  const own = pieces.filter(({ stack }) => stack.at(-1)?.side === turn);
  const [start] = entry;
  const ownAt = (/** @type {number | undefined} */ place) => own.find(({ cell }) => cell === place);
  // In the middle of a capture, the piece is where it has jumped to.
  const piece = ownAt(start) ?? ownAt(entry.at(-1));
  return {
    turn: ownTurn,
    chosen:
      entry.length > 0 && start !== undefined && piece?.stack.at(-1)
        ? {
            name: cellName(board, start),
            shape: piece.stack[piece.stack.length - 1].shape,
            ground: fields.get(start)?.ground ?? "field",
          }
        : undefined,
    entered: Math.max(0, entry.length - 1),
    left: piece?.stack.reduce((sum, { count }) => sum + count, 0) ?? 0,
    near: steps.filter(({ slides }) => !slides).map(({ cell }) => cellName(board, cell)),
    slides: steps.some(({ slides }) => slides),
    pieces: own.length,
    lions: own.filter(({ stack }) => stack.at(-1)?.shape === "lion").map(({ cell }) => cellName(board, cell)),
    hand: hands[turn].reduce((sum, { count }) => sum + count, 0),
    note: note && { code: note.code, number: note.number ?? 0 },
    forbidden: marks.some(({ kind }) => kind === "forbidden"),
    captures: marks.filter(({ kind }) => kind === "captures").map(({ cell }) => cellName(board, cell)),
  };
}
