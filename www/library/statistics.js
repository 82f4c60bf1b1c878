/** Counts games by result: by game, level, side, opponent and time. Pure functions. */
import { DAMAGED } from "../storage/entry.js";
import { countIn, emptyTally, opponentOf, outcomeFor } from "./outcome.js";
import { seenFrom } from "./players.js";

/** @import {Summary} from "../storage/types.js" */
/** @import {Tally} from "./types.js" */

/** Counts of games; `add` takes them one by one. */
export class Statistics {
  all = emptyTally();
  damaged = 0;
  /**
   * By the id of the game.
   *
   * @type {Map<string, Tally>}
   */
  games = new Map();
  /**
   * Against the engine: by the id of the game, and by level.
   *
   * @type {Map<string, Map<number, Tally>>}
   */
  levels = new Map();
  /**
   * Playing first, 0, and playing second, 1.
   *
   * @type {Map<number, Tally>}
   */
  sides = new Map();
  /**
   * By the name of the person who was the opponent, empty if it is not known.
   *
   * @type {Map<string, Tally>}
   */
  opponents = new Map();
  /**
   * All games with a result, as the first player sees them, by the id of the game.
   *
   * @type {Map<string, Tally>}
   */
  firsts = new Map();
  /**
   * The games with a result.
   *
   * @type {{ time: number; outcome: keyof Tally }[]}
   */
  dated = [];

  /** @param {Summary} summary */
  add(summary) {
    const { game, side, level, seats, time } = summary;
    if (game === DAMAGED) {
      this.damaged += 1;
      return;
    }
    const outcome = outcomeFor(summary);
    this.all[outcome] += 1;
    countIn(this.games, game, outcome);
    const forFirst = outcomeFor(seenFrom(summary, 0));
    if (forFirst !== "running" && forFirst !== "other") countIn(this.firsts, game, forFirst);
    if (side === null) return;
    countIn(this.sides, side, outcome);
    const opponent = opponentOf(summary);
    if (opponent === "friend" || opponent === "file") countIn(this.opponents, seats[1 - side], outcome);
    if (opponent === "engine" && level !== null) {
      const levels = this.levels.get(game) ?? new Map();
      this.levels.set(game, levels);
      countIn(levels, level, outcome);
    }
    if (outcome !== "running" && outcome !== "other") this.dated.push({ time, outcome });
  }

  /**
   * The highest level that the person has beaten in a game.
   *
   * @param {string} game
   * @returns {number | undefined}
   */
  beaten(game) {
    const levels = [...(this.levels.get(game) ?? [])].flatMap(([level, { won }]) => (won > 0 ? [level] : []));
    return levels.length === 0 ? undefined : Math.max(...levels);
  }
}

/** @typedef {"day" | "week" | "month" | "year"} Unit */
/**
 * A stretch of time with what was played in it.
 *
 * @typedef {{ start: number; tally: Tally }} Period
 */

/** How many periods a chart has at least and at most. */
const FEWEST = 8;
const MOST = 24;

const DAY = 86_400_000;

/**
 * The longest time that is shown in a unit.
 *
 * @type {[Unit, number][]}
 */
const SPANS = [
  ["day", 14 * DAY],
  ["week", 22 * 7 * DAY],
  ["month", 22 * 30 * DAY],
];

/** Games of other years, which a calendar shows badly, are not counted: from 1000 to 9999. */
const FIRST = Date.UTC(1000, 0, 2);
const LAST = Date.UTC(9999, 11, 30);

/**
 * The start of a period, some periods earlier. Weeks start on Monday.
 *
 * @param {number} time
 * @param {Unit} unit
 * @param {number} [before]
 */
export function startOf(time, unit, before = 0) {
  const date = new Date(time);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  const start = new Date(0);
  start.setHours(0, 0, 0, 0);
  if (unit === "year") start.setFullYear(year - before, 0, 1);
  else if (unit === "month") start.setFullYear(year, month - before, 1);
  else if (unit === "week") start.setFullYear(year, month, day - ((date.getDay() + 6) % 7) - 7 * before);
  else start.setFullYear(year, month, day - before);
  return start.setHours(0, 0, 0, 0);
}

/**
 * Games over time, in periods that follow each other and end with the last game.
 *
 * @param {Statistics["dated"]} dated
 * @returns {{ unit: Unit; periods: Period[]; earlier: number }} `earlier` counts the games before the first
 *   period
 */
export function overTime(dated) {
  const known = dated.filter(({ time }) => time >= FIRST && time <= LAST);
  let [first, last] = [Infinity, -Infinity];
  for (const { time } of known) [first, last] = [Math.min(first, time), Math.max(last, time)];
  const unit = SPANS.find(([, longest]) => last - first <= longest)?.[0] ?? "year";
  if (known.length === 0) return { unit, periods: [], earlier: 0 };
  const starts = [startOf(last, unit)];
  while (starts.length < FEWEST || (starts.length < MOST && starts[0] > first))
    starts.unshift(startOf(last, unit, starts.length));
  const periods = starts.map((start) => ({ start, tally: emptyTally() }));
  let earlier = 0;
  for (const { time, outcome } of known) {
    const period = periods.findLast(({ start }) => start <= time);
    if (period) period.tally[outcome] += 1;
    else earlier += 1;
  }
  return { unit, periods, earlier };
}
