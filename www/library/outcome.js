/** How games ended for the person here, and how many ended in which way. Pure functions. */

/** @import {Tally} from "./types.js" */
/** @import {Summary} from "../storage/types.js" */

/**
 * How a game ended for the person here; nothing if a side won and the person played both or none, or if a
 * study or a game from elsewhere has no result.
 *
 * @param {Summary} summary
 * @returns {"won" | "lost" | "drawn" | "running" | undefined}
 */
export function resultFor({ result, side, source }) {
  if (result === "*") return source === "file" || source === "study" ? undefined : "running";
  if (result === "1/2-1/2") return "drawn";
  if (side === null) return undefined;
  return (result === "1-0") === (side === 0) ? "won" : "lost";
}

/**
 * @param {Summary} summary
 * @returns {"engine" | "friend" | "here" | "file" | "study"}
 */
export function opponentOf({ source, players }) {
  if (source !== "play") return source;
  return players?.includes("engine") ? "engine" : "here";
}

/** @returns {Tally} */
export const emptyTally = () => ({ won: 0, drawn: 0, lost: 0, running: 0, other: 0 });

/** The parts of a tally that are results, in the order of the bars. */
export const RESULTS = /** @type {const} */ (["won", "drawn", "lost"]);

/**
 * How many games have a result for the person here.
 *
 * @param {Tally} tally
 */
export const decided = ({ won, drawn, lost }) => won + drawn + lost;

/** @param {Tally} tally */
export const gamesOf = (tally) => decided(tally) + tally.running + tally.other;

/**
 * @param {Summary} summary
 * @returns {keyof Tally}
 */
export function outcomeFor(summary) {
  const result = resultFor(summary);
  if (result === "running") return result;
  return summary.side === null ? "other" : (result ?? "other");
}

/**
 * @template Key
 * @param {Map<Key, Tally>} tallies
 * @param {Key} key
 * @param {keyof Tally} outcome
 */
export function countIn(tallies, key, outcome) {
  let tally = tallies.get(key);
  if (!tally) tallies.set(key, (tally = emptyTally()));
  tally[outcome] += 1;
}
