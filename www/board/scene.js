/**
 * Draws what a game adds to a board at rest: marks, motion, lions, hints, cities, and the end of the game.
 * `surface.js` loads it after the first picture, together with the input by pointers and the keys that walk
 * over the cells.
 */
import { drawCity } from "../draw/city.js";
import { GROWTH, drawFlecks, drawFrame, drawVictory } from "../draw/ending.js";
import { prepareTextures } from "../draw/grain.js";
import { drawAdvice, drawAdviceBelow, drawThreats, drawWays } from "../draw/hint.js";
import { partsOfSlab } from "../draw/hollows.js";
import "../draw/lion.js";
import { drawMarks, drawMarksAbove, drawSigns } from "../draw/marks.js";
import { MANE, SPEED, cuesOf, duration } from "../draw/motion.js";
import { becomesLion, drawDragged, drawMotion, drawPieces, drawTops } from "../draw/pieces.js";
import { forgetStamps, stamp } from "../draw/stamp.js";

export { dragFromHand } from "./hand-drag.js";
export { watchPointer } from "./pointer.js";
export { adoptStyles } from "./styles.js";
export { Walk } from "./walk.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Stage} from "../draw/types.js" */
/** @import {TimedCue} from "../draw/motion.js" */

/**
 * The scene to be drawn.
 *
 * @typedef {Omit<Stage, "shown"> & {
 *   advice?: import("../draw/types.js").Advice;
 *   threats: import("../draw/types.js").Threat[];
 *   ways: number[][];
 * }} Shown
 */

/**
 * The sound at the end of a game; flecks fall for a win.
 *
 * @typedef {"win" | "loss" | "draw"} Ending
 */

/** @typedef {(name: import("./types.js").Cue, detail?: import("./types.js").CueDetail) => void} OnCue */

/**
 * Running animations, their start and end, and what is still to be heard.
 *
 * @typedef {import("../draw/pieces.js").Motion & { began: number; arrival: number; cues: TimedCue[] }} Motion
 */

/** How long a target takes to appear, and how much later each cell further away, in milliseconds. */
const APPEARING = 100;
const FURTHER = 12;
const REVEALED = APPEARING + 25 * FURTHER;

/** How long a city falls, and how long the end of a game is shown at most, in milliseconds. */
const FALLING = 600;
const CELEBRATION = 2200;

const STILLNESS = "(prefers-reduced-motion: reduce)";

export class Scene {
  #onCue;
  /**
   * The view that is shown.
   *
   * @type {View | undefined}
   */
  #view;
  /** @type {Motion | undefined} */
  #motion;
  /** How much longer motion takes than normal; 0 if nothing moves. */
  #speed = 0;
  /** When the piece was chosen. */
  #chosenAt = -Infinity;
  /** When the game ended, and whether that calls for a celebration. */
  #ended = { at: -Infinity, isWon: false };

  /** @param {OnCue} onCue */
  constructor(onCue) {
    this.#onCue = onCue;
  }

  /** Forgets the view, as another board is shown. */
  clear() {
    this.#view = this.#motion = undefined;
  }

  // `Surface` is there before these modules, and reaches them through the scene.
  partsOfSlab = partsOfSlab;
  prepareTextures = prepareTextures;

  /** Colours or typefaces may have changed. */
  repaint = forgetStamps;

  /**
   * @param {View} view
   * @param {View | undefined} before
   * @param {Ending | undefined} ending
   * @param {keyof typeof SPEED} speed
   */
  show(view, before, ending, speed) {
    const now = performance.now();
    this.#speed = matchMedia(STILLNESS).matches ? 0 : SPEED[speed];
    const isNew = before !== undefined && before !== view && view.animations.length > 0;
    const hasEnded = view.outcome !== undefined && !before?.outcome;
    const cues = isNew ? cuesOf(view.animations, becomesLion(view)) : [];
    const moves = isNew && this.#speed > 0 && !document.hidden;
    const arrival = moves ? Math.max(...view.animations.map(duration)) : 0;
    if (isNew && hasEnded && ending) cues.push({ at: arrival, name: ending });
    this.#motion = moves
      ? { animations: view.animations, began: now, before: before.pieces, arrival, cues }
      : undefined;
    // Where nothing moves, the last sound says it all.
    for (const { name, detail } of moves ? [] : cues.slice(-1)) this.#onCue(name, detail);
    this.#follow(view, now);
    // A game that is opened at its end has ended long ago.
    if (!view.outcome || hasEnded)
      this.#ended = { at: isNew ? now + arrival * this.#speed : -Infinity, isWon: isNew && ending === "win" };
    this.#view = view;
  }

  /**
   * Follows a move that is entered cell by cell; going back shows no motion.
   *
   * @param {View} view
   * @param {number} now
   */
  #follow({ entry, carried }, now) {
    const known = this.#view?.entry ?? [];
    if (entry.length === 0 || (entry.length === known.length && entry.at(-1) === known.at(-1))) return;
    this.#chosenAt = entry.length < known.length ? -Infinity : now;
    if (entry.length < 2 || entry.length !== known.length + 1) return;
    if (carried === undefined) this.#onCue("hop");
    else this.#onCue("sow", { step: entry.length - 2 });
  }

  /** Shows the end of the game again. */
  replayEnding() {
    this.#ended = { at: performance.now(), isWon: false };
  }

  /**
   * Draws everything that is not ground. Whether it goes on moving.
   *
   * @param {Shown} shown
   * @param {number} now
   */
  draw(shown, now) {
    const stage = { ...shown, shown: (/** @type {number} */ distance) => this.#appeared(now, distance) };
    const { view, advice } = stage;
    const motion = this.#motion;
    const elapsed = motion ? (now - motion.began) / this.#speed : Infinity;
    this.#hear(elapsed);
    const landed = elapsed - (motion?.arrival ?? 0);
    const ended = view.outcome && landed >= 0 ? (this.#speed > 0 ? now - this.#ended.at : Infinity) : -1;
    drawVictory(stage, ended);
    drawCities(stage, ended);
    if (advice) drawAdviceBelow(stage, advice);
    drawMarks(stage);
    const chosen = this.#speed > 0 ? now - this.#chosenAt : Infinity;
    const isMoving = motion !== undefined && landed < 0;
    if (isMoving) drawMotion(stage, motion, elapsed);
    const resting = isMoving ? [] : drawPieces(stage, motion?.animations ?? [], landed, chosen);
    drawMarksAbove(stage);
    drawThreats(stage, shown.threats);
    drawWays(stage, shown.ways);
    if (advice) drawAdvice(stage, advice);
    drawTops(stage, resting);
    drawSigns(stage);
    drawDragged(stage);
    if (this.#ended.isWon) drawFlecks(stage, ended - GROWTH);
    if (landed >= MANE) this.#motion = undefined;
    const isEnding = ended >= 0 && ended < CELEBRATION;
    return this.#motion !== undefined || isEnding || now - this.#chosenAt < REVEALED;
  }

  /** @param {number} elapsed */
  #hear(elapsed) {
    const cues = this.#motion?.cues ?? [];
    while (cues[0]?.at <= elapsed) {
      const { name, detail } = /** @type {TimedCue} */ (cues.shift());
      this.#onCue(name, detail);
    }
  }

  /**
   * How far a mark has appeared, from 0 to 1: later the further it is from the chosen piece.
   *
   * @param {number} now
   * @param {number} distance in cells
   */
  #appeared(now, distance) {
    if (this.#speed === 0) return 1;
    return Math.min(1, Math.max(0, (now - this.#chosenAt - FURTHER * distance) / APPEARING));
  }
}

/**
 * @param {Stage} stage
 * @param {number} ended milliseconds since the game ended; negative while it goes on
 */
function drawCities(stage, ended) {
  const { layout, view } = stage;
  for (const { cell, ground } of layout.fields.values()) {
    if (!ground.startsWith("city")) continue;
    const falls = ended >= 0 && view.outcome?.cells.includes(cell);
    const tone = view.tones[ground === "city-first" ? 0 : 1];
    const size = layout.frame < 0.3 ? 0.86 : 0.98;
    const fallen = falls ? Math.min(1, ended / FALLING) ** 2 : 0;
    stamp(stage, [ground, tone, size, fallen].join(), layout.spot(cell), (art) =>
      drawCity(art, { x: 0, y: 0 }, tone, size, fallen),
    );
    if (falls) drawFrame(stage, layout.spot(cell));
  }
}
