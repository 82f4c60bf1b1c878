/** The task of an exercise in words, from its goal. */
import { movesIn } from "../game/goal.js";

/** @import {Goal} from "../game/types.js" */
/** @import {Colour} from "../text/language.js" */
/** @import {Words} from "../text/language.js" */

/**
 * A title, and a sentence about it.
 *
 * @param {Words} words
 * @param {Goal} goal
 * @param {Colour} own who does it
 * @param {Colour} other
 */
export function wordsOf(words, { kind, plies, stones }, own, other) {
  const say = words.puzzles;
  const count = movesIn(plies);
  const toMove = () => say.toMove(own);
  const titles = {
    win: () => say.win(own, count),
    hold: () => say.hold(own, other, count),
    gain: () => say.gain(own, stones),
    decide: () => say.decide(own, count),
    play: toMove,
    end: toMove,
    any: toMove,
  };
  return { title: titles[kind](), text: say.tasks[kind](own, count) };
}
