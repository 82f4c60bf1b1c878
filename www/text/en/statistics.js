/** The statistics of the library in English. */
import { integer, plural } from "./format.js";
import { LEVELS } from "./levels.js";

/** @import {Tally} from "../../library/types.js" */
/** @import {Unit} from "../../library/statistics.js" */
/** @import {Side} from "../../library/opening-tree.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# game", other: "# games" });

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric" });
const year = new Intl.DateTimeFormat("en-GB", { year: "numeric" });

/** @type {Record<Unit, (time: number) => string>} */
const periods = {
  day: (time) => day.format(time),
  week: (time) => day.format(time),
  month: (time) => month.format(time),
  year: (time) => year.format(time),
};

const results = (/** @type {Tally} */ { won, drawn, lost }) =>
  `${integer(won)} won · ${integer(drawn)} drawn · ${integer(lost)} lost`;

export const statistics = {
  title: "Statistics",
  back: "My games",
  counting: "Counting your games…",
  /**
   * Which games are counted.
   *
   * @param {number} all
   * @param {number} shown by the list
   */
  counted: (all, shown) =>
    shown === all ? `All ${count(all)}` : `${integer(shown)} of ${count(all)}: those that match the filters`,
  showAll: "Count all games",
  empty: "Your statistics will be here",
  preview:
    "How many games you win, draw and lose, by game, level, side and opponent; how that changes over time; and which openings you play. Every game that you finish or import counts.",
  yourResults: "Your results",
  results,
  /**
   * The results of the first and the second player.
   *
   * @param {Tally} tally
   */
  firstResults: ({ won, drawn, lost }) =>
    `${integer(won)} for the first · ${integer(drawn)} drawn · ${integer(lost)} for the second`,
  number: integer,
  won: "Won",
  drawn: "Drawn",
  lost: "Lost",
  /**
   * Games without a result for the person here.
   *
   * @param {Tally} tally
   */
  others: ({ running, other }) =>
    [
      running > 0
        ? plural(running, { one: "# game is still running.", other: "# games are still running." })
        : "",
      other > 0
        ? plural(other, {
            one: "# game is not counted: it is unfinished, or others played it.",
            other: "# games are not counted: they are unfinished, or others played them.",
          })
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  damaged: (/** @type {number} */ number) =>
    plural(number, { one: "# damaged game is not counted.", other: "# damaged games are not counted." }),
  byGame: "By game",
  beaten: "Highest level beaten",
  notYet: "None yet",
  byLevel: "Against the computer",
  level: (/** @type {number} */ level) => `Level ${integer(level)} · ${LEVELS[level] ?? ""}`,
  bySide: "By side",
  sides: ["Playing first", "Playing second"],
  byOpponent: "By opponent",
  /** @param {string} name empty if it is not known */
  opponent: (name) => name || "Without a name",
  moreOpponents: (/** @type {number} */ number) =>
    plural(number, { one: "# more opponent", other: "# more opponents" }),
  byFirst: "First and second player",
  overTime: "Over time",
  /**
   * A description of the chart for people who do not see it.
   *
   * @param {Unit} unit
   * @param {number} first
   * @param {number} last
   * @param {Tally} tally
   */
  chart: (unit, first, last, tally) =>
    ({
      day: `Games by day, ${periods.day(first)} to ${periods.day(last)}: ${results(tally)}`,
      week: `Games by week, from the week of ${periods.week(first)} to that of ${periods.week(last)}: ${results(tally)}`,
      month: `Games by month, ${periods.month(first)} to ${periods.month(last)}: ${results(tally)}`,
      year: `Games by year, ${periods.year(first)} to ${periods.year(last)}: ${results(tally)}`,
    })[unit],
  /**
   * @param {Unit} unit
   * @param {number} time
   */
  period: (unit, time) => periods[unit](time),
  units: { day: "Day", week: "Week from", month: "Month", year: "Year" },
  asTable: "As a table",
  earlier: (/** @type {number} */ number) =>
    plural(number, {
      one: "# game is from before the time that the chart shows.",
      other: "# games are from before the time that the chart shows.",
    }),
  openings: {
    title: "Openings",
    /**
     * @param {string} player whose results are shown; empty for the person here
     * @param {boolean} isAll whether they are those of the first and the second player
     */
    about: (player, isAll) =>
      isAll
        ? "All openings of these games, and how they ended for the first and the second player."
        : player
          ? `The openings of ${player}’s games, and how they ended for ${player}.`
          : "The openings of your games, and how they ended for you.",
    game: "Game",
    side: "Games",
    sides: { any: "Both sides", first: "Playing first", second: "Playing second", all: "All games" },
    path: "Moves so far",
    next: "Next moves",
    start: "Start",
    columns: { move: "Move", games: "Games", results: "Results" },
    games: count,
    /**
     * The contents of a node, also spoken.
     *
     * @param {readonly string[]} moves
     * @param {number} games
     * @param {string} results
     */
    node: (moves, games, results) =>
      moves.length === 0
        ? `From the start: ${count(games)}, ${results}`
        : `After ${moves.join(", ")}: ${count(games)}, ${results}`,
    show: (/** @type {number} */ number) =>
      plural(number, { one: "Show this game", other: "Show these # games" }),
    end: "The tree ends here: it shows only the opening.",
    ended: (/** @type {number} */ number) =>
      plural(number, { one: "# game ends here.", other: "# games end here." }),
    empty: "None of these games begins at the start position.",
    outside: (/** @type {number} */ number) =>
      plural(number, {
        one: "# game is not in the tree: it starts from another position, or others played it.",
        other: "# games are not in the tree: they start from other positions, or others played them.",
      }),
    /**
     * The filter of the list.
     *
     * @param {readonly string[]} moves
     * @param {Side} side
     */
    filter: (moves, side) =>
      ({
        any: `Opening: ${moves.join(" ")}`,
        all: `Opening: ${moves.join(" ")}`,
        first: `Opening, playing first: ${moves.join(" ")}`,
        second: `Opening, playing second: ${moves.join(" ")}`,
      })[side],
    /** @param {string} filter */
    clear: (filter) => `Remove the filter “${filter}”`,
  },
};
