/** The upper levels of the engine play known openings, and not always the same one. */
import { hasOpenings, hasUsualRules, loadOpenings, openingsNow } from "./openings.js";

/** @import {State} from "../game/types.js" */
/** @import {Variety} from "./openings.js" */

/**
 * How much the openings of each level vary: those of the best as little as the engine varies them elsewhere,
 * `Variety::LITTLE` in `src/explorer`.
 *
 * @type {Record<number, Variety>}
 */
export const VARIETIES = {
  8: { temperature: 0.01, limit: 0.015 },
  9: { temperature: 0.0075, limit: 0.01 },
  10: { temperature: 0.005, limit: 0.006 },
};

/** After this many moves a game is no longer in its opening. */
const OPENING = 12;

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
 * The turn that a level plays without a search, if it knows one.
 *
 * @param {State} state
 */
export function chooseKnown({ view, setup: { level } }) {
  if (!view || !(level in VARIETIES) || view.start || view.at >= OPENING || !hasUsualRules(view))
    return undefined;
  const seed = Math.floor(Math.random() * 2 ** 32);
  return openingsNow(view.game)?.choose(view, VARIETIES[level], seed);
}
