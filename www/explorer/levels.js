/** The upper levels of the engine play known openings, and not always the same one. */
import { SWAP, hasOpenings, hasUsualRules, loadOpenings, openingsNow } from "./openings.js";

/** @import {State} from "../game/types.js" */
/** @import {Variety} from "./openings.js" */

/**
 * For how many plies each level plays known openings, and how much these vary. The first plies were searched
 * longest: a level searches better itself where it takes more time than was taken for what is known.
 *
 * @type {Record<number, Variety & { plies: number }>}
 */
export const VARIETIES = {
  8: { plies: 12, temperature: 0.01, limit: 0.015 },
  9: { plies: 4, temperature: 0.01, limit: 0.015 },
  10: { plies: 2, temperature: 0.01, limit: 0.015 },
};

/**
 * The games for which that was tried: in vain, it is not tried again.
 *
 * @type {Set<string>}
 */
const tried = new Set();

/**
 * Loads what a level plays, unless the person here saves data. Nothing waits for it.
 *
 * @param {State} state
 */
export function prepareLevel({ view, setup, status }) {
  const { game, level, players } = setup;
  const { connection } = /** @type {import("../game/cores.js").Device} */ (navigator);
  if (!view || view.game !== game || status.kind === "loading" || tried.has(game)) return;
  if (!(level in VARIETIES) || !players.includes("engine") || connection?.saveData) return;
  if (!hasOpenings(game) || !hasUsualRules(view)) return;
  tried.add(game);
  loadOpenings(game).catch(() => {});
}

/**
 * The move that a level plays without a search, if it knows one. Which of two sides is a little better is
 * decided by a search: what is known is not that exact.
 *
 * @param {State} state
 */
export function chooseKnown({ view, setup: { level } }) {
  const variety = Object.hasOwn(VARIETIES, level) ? VARIETIES[level] : undefined;
  if (!view || !variety || view.start || view.at >= variety.plies || !hasUsualRules(view)) return undefined;
  if (view.canSwap || (view.at === 0 && view.options.includes(SWAP))) return undefined;
  const seed = Math.floor(Math.random() * 2 ** 32);
  return openingsNow(view.game)?.choose(view, variety, seed);
}
