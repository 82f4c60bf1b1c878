/** Goals of exercises and their words. `docs/formats.md` has the grammar; the judge in the worker reads goals for itself. */
import { more } from "../text/index.js";

/** @typedef {import("../text/language.js").Colour} Colour */

/** The most plies and stones of a goal. */
const MOST_PLIES = 99;
const MOST_STONES = 999;

/**
 * @typedef {object} Goal
 * @property {"win" | "hold" | "gain" | "decide" | "play" | "end" | "any"} kind
 * @property {number} plies 0 where they are not counted
 * @property {number} stones to be won
 */

/** Reads a goal; nothing if it is none. @param {string} text @returns {Goal | undefined} */
export function readGoal(text) {
  const [, kind, one] = text.match(/^(win|hold|decide) ([1-9]\d*)$/) ?? [];
  const [, stones, gained] = text.match(/^gain ([1-9]\d*) in ([1-9]\d*)$/) ?? [];
  const plies = Number(one ?? gained ?? 0);
  if (kind ?? stones) {
    if (plies % 2 === 0 || plies > MOST_PLIES || Number(stones ?? 0) > MOST_STONES) return undefined;
    return { kind: /** @type {Goal["kind"]} */ (kind ?? "gain"), plies, stones: Number(stones ?? 0) };
  }
  if (!/^(any|(play|end)( [!-~]+)+)$/.test(text)) return undefined;
  return { kind: /** @type {Goal["kind"]} */ (text.split(" ")[0]), plies: 0, stones: 0 };
}

/** How many moves of one side are in an odd number of plies. @param {number} plies */
export const movesIn = (plies) => (plies + 1) / 2;

/** Whether wrong moves are refuted: other goals have nothing to prove. @param {Goal} goal */
export const isProven = ({ plies }) => plies > 0;

/** What is to be done: a title, and a sentence about it. @param {Goal} goal @param {Colour} own who does it @param {Colour} other */
export function wordsOf({ kind, plies, stones }, own, other) {
  const say = more.puzzles;
  const count = movesIn(plies);
  const titles = {
    win: () => say.win(own, count),
    hold: () => say.hold(own, other, count),
    gain: () => say.gain(own, stones),
    decide: () => say.decide(own, count),
    play: () => say.toMove(own),
    end: () => say.toMove(own),
    any: () => say.toMove(own),
  };
  return { title: titles[kind](), text: say.tasks[kind](own, count) };
}
