/**
 * Drawings that the first screen of Ergo does not need: slabs with hollows, cities, hints and threats, and the end
 * of a game.
 */
import { drawCity } from "./city.js";
import { GROWTH, drawBar, drawFlecks } from "./ending.js";
import { drawAdvice, drawAdviceBelow, drawThreats } from "./hint.js";

export { drawHollows } from "./hollows.js";

/** @typedef {import("./marks.js").Stage} Stage */

/**
 * What is shown besides the view: a hint, threats, and the end of the game.
 * @typedef {object} Extras
 * @property {import("./hint.js").Advice} [advice]
 * @property {import("./hint.js").Threat[]} threats
 * @property {number} ended milliseconds since the game ended; negative while it goes on
 * @property {boolean} isWon whether that calls for a celebration
 */

/** How long a city falls, in milliseconds. */
const FALLING = 600;

/** What lies below the pieces. @param {Stage} stage @param {Extras} extras */
export function drawBelow(stage, { advice, ended }) {
  const { layout, view } = stage;
  const decisive = ended >= 0 ? (view.outcome?.cells ?? []) : [];
  for (const { cell, ground } of layout.fields.values()) {
    if (!ground.startsWith("city")) continue;
    const tone = view.tones[ground === "city-first" ? 0 : 1];
    const fallen = decisive.includes(cell) ? Math.min(1, ended / FALLING) ** 2 : 0;
    drawCity(stage, layout.spot(cell), tone, layout.frame < 0.3 ? 0.86 : 0.98, fallen);
  }
  drawBar(stage, decisive, ended);
  if (advice) drawAdviceBelow(stage, advice);
}

/** What lies above the pieces. @param {Stage} stage @param {Extras} extras */
export function drawAbove(stage, { advice, threats, ended, isWon }) {
  drawThreats(stage, threats);
  if (advice) drawAdvice(stage, advice);
  if (isWon) drawFlecks(stage, ended - GROWTH);
}
