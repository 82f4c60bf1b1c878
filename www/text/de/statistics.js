/** The statistics of the library in German. */
import { integer, plural } from "./format.js";
import { LEVELS } from "./levels.js";

/** @import {Tally} from "../../library/types.js" */
/** @import {Unit} from "../../library/statistics.js" */
/** @import {Side} from "../../library/opening-tree.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# Partie", other: "# Partien" });

const day = new Intl.DateTimeFormat("de", { day: "numeric", month: "short" });
const month = new Intl.DateTimeFormat("de", { month: "short", year: "numeric" });
const year = new Intl.DateTimeFormat("de", { year: "numeric" });

/** @type {Record<Unit, (time: number) => string>} */
const periods = {
  day: (time) => day.format(time),
  week: (time) => day.format(time),
  month: (time) => month.format(time),
  year: (time) => year.format(time),
};

const results = (/** @type {Tally} */ { won, drawn, lost }) =>
  `${integer(won)} gewonnen · ${integer(drawn)} remis · ${integer(lost)} verloren`;

export const statistics = {
  title: "Statistik",
  back: "Meine Partien",
  counting: "Deine Partien werden gezählt…",
  /**
   * Which games are counted.
   *
   * @param {number} all
   * @param {number} shown by the list
   */
  counted: (all, shown) =>
    shown === all
      ? plural(all, { one: "Die einzige Partie", other: "Alle # Partien" })
      : `${integer(shown)} von ${count(all)} (gefiltert)`,
  showAll: "Alle Partien zählen",
  empty: "Hier steht bald deine Statistik",
  preview:
    "Wie viele Partien du gewinnst, remis spielst und verlierst, nach Spiel, Stufe, Seite und Gegner; wie sich das mit der Zeit ändert; und welche Eröffnungen du spielst. Jede Partie zählt, die du beendest oder importierst.",
  yourResults: "Deine Ergebnisse",
  results,
  /**
   * The results of the first and the second player.
   *
   * @param {Tally} tally
   */
  firstResults: ({ won, drawn, lost }) =>
    `${integer(won)} für die erste Seite · ${integer(drawn)} remis · ${integer(lost)} für die zweite`,
  number: integer,
  won: "Gewonnen",
  drawn: "Remis",
  lost: "Verloren",
  /**
   * Games without a result for the person here.
   *
   * @param {Tally} tally
   */
  others: ({ running, other }) =>
    [
      running > 0 ? plural(running, { one: "# Partie läuft noch.", other: "# Partien laufen noch." }) : "",
      other > 0
        ? plural(other, {
            one: "# Partie zählt nicht: Sie ist nicht zu Ende, oder andere haben sie gespielt.",
            other: "# Partien zählen nicht: Sie sind nicht zu Ende, oder andere haben sie gespielt.",
          })
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  damaged: (/** @type {number} */ number) =>
    plural(number, {
      one: "# beschädigte Partie zählt nicht.",
      other: "# beschädigte Partien zählen nicht.",
    }),
  byGame: "Nach Spiel",
  beaten: "Höchste besiegte Stufe",
  notYet: "Noch keine",
  byLevel: "Gegen den Computer",
  level: (/** @type {number} */ level) => `Stufe ${integer(level)} · ${LEVELS[level] ?? ""}`,
  bySide: "Nach Seite",
  sides: ["Als erste Seite", "Als zweite Seite"],
  byOpponent: "Nach Gegner",
  /** @param {string} name empty if it is not known */
  opponent: (name) => name || "Ohne Namen",
  moreOpponents: (/** @type {number} */ number) =>
    plural(number, { one: "# weiterer Gegner", other: "# weitere Gegner" }),
  byFirst: "Erste und zweite Seite",
  overTime: "Zeitverlauf",
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
      day: `Partien nach Tagen, ${periods.day(first)} bis ${periods.day(last)}: ${results(tally)}`,
      week: `Partien nach Wochen, von der Woche ab ${periods.week(first)} bis zu der ab ${periods.week(last)}: ${results(tally)}`,
      month: `Partien nach Monaten, ${periods.month(first)} bis ${periods.month(last)}: ${results(tally)}`,
      year: `Partien nach Jahren, ${periods.year(first)} bis ${periods.year(last)}: ${results(tally)}`,
    })[unit],
  /**
   * @param {Unit} unit
   * @param {number} time
   */
  period: (unit, time) => periods[unit](time),
  units: { day: "Tag", week: "Woche ab", month: "Monat", year: "Jahr" },
  asTable: "Als Tabelle",
  earlier: (/** @type {number} */ number) =>
    plural(number, {
      one: "# Partie liegt vor dem gezeigten Zeitraum.",
      other: "# Partien liegen vor dem gezeigten Zeitraum.",
    }),
  openings: {
    title: "Eröffnungen",
    /**
     * @param {string} player whose results are shown; empty for the person here
     * @param {boolean} isAll whether they are those of the first and the second player
     */
    about: (player, isAll) =>
      isAll
        ? "Alle Eröffnungen dieser Partien, und wie sie für die erste und die zweite Seite ausgegangen sind."
        : player
          ? `Die Eröffnungen von ${player}, und wie sie für ${player} ausgegangen sind.`
          : "Die Eröffnungen deiner Partien, und wie sie für dich ausgegangen sind.",
    game: "Spiel",
    side: "Partien",
    sides: { any: "Beide Seiten", first: "Als erste Seite", second: "Als zweite Seite", all: "Alle Partien" },
    path: "Züge bisher",
    next: "Nächste Züge",
    start: "Anfang",
    columns: { move: "Zug", games: "Partien", results: "Ergebnisse" },
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
        ? `Am Anfang: ${count(games)}, ${results}`
        : `Nach ${moves.join(", ")}: ${count(games)}, ${results}`,
    show: (/** @type {number} */ number) =>
      plural(number, { one: "Diese Partie zeigen", other: "Diese # Partien zeigen" }),
    end: "Der Baum endet hier: Er zeigt nur die Eröffnung.",
    ended: (/** @type {number} */ number) =>
      plural(number, { one: "# Partie endet hier.", other: "# Partien enden hier." }),
    empty: "Keine dieser Partien beginnt mit der Anfangsstellung.",
    outside: (/** @type {number} */ number) =>
      plural(number, {
        one: "# Partie ist nicht im Baum: Sie beginnt mit einer anderen Stellung, oder andere haben sie gespielt.",
        other:
          "# Partien sind nicht im Baum: Sie beginnen mit anderen Stellungen, oder andere haben sie gespielt.",
      }),
    /**
     * The filter of the list.
     *
     * @param {readonly string[]} moves
     * @param {Side} side
     */
    filter: (moves, side) =>
      ({
        any: `Eröffnung: ${moves.join(" ")}`,
        all: `Eröffnung: ${moves.join(" ")}`,
        first: `Eröffnung, als erste Seite: ${moves.join(" ")}`,
        second: `Eröffnung, als zweite Seite: ${moves.join(" ")}`,
      })[side],
    /** @param {string} filter */
    clear: (filter) => `Filter „${filter}“ entfernen`,
  },
};
