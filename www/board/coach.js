/**
 * What the coach says about the position: what the rules demand, what can be done with the chosen piece, and,
 * for the first turns of a game, how it is played.
 */
import { words } from "../text/index.js";
import { cellName } from "./facts.js";

/** @import {State} from "../game/state.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {CoachFacts} from "../text/language.js" */

/** For how many turns of a player the coach explains how the game is played. */
const FIRST_TURNS = 3;

/**
 * @param {State} state
 * @returns {{ lead?: string; text?: string }} what replaces the status, or adds to it
 */
export function coachText(state) {
  const { view } = state;
  const say = view && words.coach[/** @type {"ergo" | "emergo" | "intermedium"} */ (view.game)];
  if (!say) return {};
  const facts = coachFacts(state, view);
  if (!facts.chosen && !facts.note && facts.turn > FIRST_TURNS) return {};
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
  const { entry, history, at, player, pieces, hands, turn, steps, marks, note } = view;
  const fields = new Map(board?.rows.flat().map((field) => [field.cell, field]));
  const own = pieces.filter(({ stack }) => stack.at(-1)?.side === turn);
  const [start] = entry;
  const ownAt = (/** @type {number | undefined} */ place) => own.find(({ cell }) => cell === place);
  // In the middle of a capture, the piece is where it has jumped to.
  const piece = ownAt(start) ?? ownAt(entry.at(-1));
  const far = (/** @type {number} */ cell) => isFar(fields.get(start), fields.get(cell));
  const slides = steps.some(({ cell }) => far(cell));
  // What slides reaches its neighbours on the same ground that way too.
  const turns = history.slice(0, at).filter((move) => move.player === player);
  const hand = hands[turn].reduce((sum, { count }) => sum + count, 0);
  const names = new Set([...fields.values()].map(({ name }) => name));
  // Once the hand is empty, another part of the game begins.
  const entered = hand === 0 ? turns.findLastIndex(({ text }) => names.has(text)) + 1 : 0;
  const isNear = (/** @type {number} */ cell) =>
    !far(cell) && !(slides && fields.get(cell)?.ground === fields.get(start)?.ground);
  return {
    turn: turns.length - entered + 1,
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
    near: steps.filter(({ cell }) => isNear(cell)).map(({ cell }) => cellName(board, cell)),
    slides,
    pieces: own.length,
    lions: own.filter(({ stack }) => stack.at(-1)?.shape === "lion").map(({ cell }) => cellName(board, cell)),
    hand,
    note: note && { code: note.code, number: note.number ?? 0 },
    forbidden: marks.some(({ kind }) => kind === "forbidden"),
    captures: marks.filter(({ kind }) => kind === "captures").map(({ cell }) => cellName(board, cell)),
  };
}

/**
 * Whether two cells are more than a step apart.
 *
 * @param {{ x: number; y: number } | undefined} from
 * @param {{ x: number; y: number } | undefined} to
 */
const isFar = (from, to) => !!from && !!to && Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) > 1;
