/** The statistics of the library in Dutch. */
import { integer, plural } from "./format.js";
import { LEVELS } from "./levels.js";

/** @import {Tally} from "../../library/types.js" */
/** @import {Unit} from "../../library/statistics.js" */
/** @import {Side} from "../../library/opening-tree.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# partij", other: "# partijen" });

const day = new Intl.DateTimeFormat("nl", { day: "numeric", month: "short" });
const month = new Intl.DateTimeFormat("nl", { month: "short", year: "numeric" });
const year = new Intl.DateTimeFormat("nl", { year: "numeric" });

/** @type {Record<Unit, (time: number) => string>} */
const periods = {
  day: (time) => day.format(time),
  week: (time) => day.format(time),
  month: (time) => month.format(time),
  year: (time) => year.format(time),
};

const results = (/** @type {Tally} */ { won, drawn, lost }) =>
  `${integer(won)} gewonnen · ${integer(drawn)} remise · ${integer(lost)} verloren`;

export const statistics = {
  title: "Statistieken",
  back: "Mijn partijen",
  counting: "Je partijen worden geteld…",
  /**
   * Which games are counted.
   *
   * @param {number} all
   * @param {number} shown by the list
   */
  counted: (all, shown) =>
    shown === all
      ? plural(all, { one: "De enige partij", other: "Alle # partijen" })
      : `${integer(shown)} van ${count(all)}: alleen wat bij de filters past`,
  showAll: "Alle partijen meetellen",
  empty: "Hier komen je statistieken",
  preview:
    "Hoeveel partijen je wint, remise speelt en verliest, per spel, niveau en tegenstander, als eerste " +
    "of tweede speler; hoe dat in de loop van de tijd verandert; en welke openingen je speelt. Elke " +
    "partij die je uitspeelt of importeert, telt mee.",
  yourResults: "Jouw uitslagen",
  results,
  /**
   * The results of the first and the second player.
   *
   * @param {Tally} tally
   */
  firstResults: ({ won, drawn, lost }) =>
    `${integer(won)} voor de eerste · ${integer(drawn)} remise · ${integer(lost)} voor de tweede`,
  number: integer,
  won: "Gewonnen",
  drawn: "Remise",
  lost: "Verloren",
  /**
   * Games without a result for the person here.
   *
   * @param {Tally} tally
   */
  others: ({ running, other }) =>
    [
      running > 0
        ? plural(running, { one: "# partij is nog bezig.", other: "# partijen zijn nog bezig." })
        : "",
      other > 0
        ? plural(other, {
            one: "# partij telt niet mee: die is niet uitgespeeld, of door anderen gespeeld.",
            other: "# partijen tellen niet mee: die zijn niet uitgespeeld, of door anderen gespeeld.",
          })
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  damaged: (/** @type {number} */ number) =>
    plural(number, {
      one: "# beschadigde partij telt niet mee.",
      other: "# beschadigde partijen tellen niet mee.",
    }),
  byGame: "Per spel",
  beaten: "Hoogste verslagen niveau",
  notYet: "Nog geen",
  byLevel: "Tegen de computer",
  level: (/** @type {number} */ level) => `Niveau ${integer(level)} · ${LEVELS[level] ?? ""}`,
  bySide: "Wie begon",
  sides: ["Als eerste aan zet", "Als tweede aan zet"],
  byOpponent: "Per tegenstander",
  /** @param {string} name empty if it is not known */
  opponent: (name) => name || "Zonder naam",
  moreOpponents: (/** @type {number} */ number) =>
    plural(number, { one: "nog # tegenstander", other: "nog # tegenstanders" }),
  byFirst: "Eerste en tweede speler",
  overTime: "Verloop",
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
      day: `Partijen per dag, ${periods.day(first)} tot en met ${periods.day(last)}: ${results(tally)}`,
      week: `Partijen per week, van de week van ${periods.week(first)} tot en met die van ${periods.week(last)}: ${results(tally)}`,
      month: `Partijen per maand, ${periods.month(first)} tot en met ${periods.month(last)}: ${results(tally)}`,
      year: `Partijen per jaar, ${periods.year(first)} tot en met ${periods.year(last)}: ${results(tally)}`,
    })[unit],
  /**
   * @param {Unit} unit
   * @param {number} time
   */
  period: (unit, time) => periods[unit](time),
  units: { day: "Dag", week: "Week vanaf", month: "Maand", year: "Jaar" },
  asTable: "Als tabel",
  earlier: (/** @type {number} */ number) =>
    plural(number, {
      one: "# partij is van vóór de periode in de grafiek.",
      other: "# partijen zijn van vóór de periode in de grafiek.",
    }),
  openings: {
    title: "Openingen",
    /**
     * @param {string} player whose results are shown; empty for the person here
     * @param {boolean} isAll whether they are those of the first and the second player
     */
    about: (player, isAll) =>
      isAll
        ? "Alle openingen van deze partijen, en hoe die afliepen voor de eerste en de tweede speler."
        : player
          ? `De openingen van de partijen van ${player}, en hoe die voor ${player} afliepen.`
          : "De openingen van je partijen, en hoe die voor jou afliepen.",
    game: "Spel",
    side: "Partijen",
    sides: { any: "Allebei", first: "Als eerste", second: "Als tweede", all: "Alle partijen" },
    path: "Zetten tot nu toe",
    next: "Volgende zetten",
    start: "Begin",
    columns: { move: "Zet", games: "Partijen", results: "Uitslagen" },
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
        ? `Vanaf het begin: ${count(games)}, ${results}`
        : `Na ${moves.join(", ")}: ${count(games)}, ${results}`,
    show: (/** @type {number} */ number) =>
      plural(number, { one: "Deze partij tonen", other: "Deze # partijen tonen" }),
    end: "Hier eindigt de boom: alleen de opening staat erin.",
    ended: (/** @type {number} */ number) =>
      plural(number, { one: "# partij eindigt hier.", other: "# partijen eindigen hier." }),
    empty: "Geen van deze partijen begint vanuit de beginstelling.",
    outside: (/** @type {number} */ number) =>
      plural(number, {
        one: "# partij staat niet in de boom: die begint vanuit een andere stelling, of is door anderen gespeeld.",
        other:
          "# partijen staan niet in de boom: die beginnen vanuit andere stellingen, of zijn door anderen gespeeld.",
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
        first: `Opening, als eerste: ${moves.join(" ")}`,
        second: `Opening, als tweede: ${moves.join(" ")}`,
      })[side],
    /** @param {string} filter */
    clear: (filter) => `Filter ‘${filter}’ verwijderen`,
  },
};
