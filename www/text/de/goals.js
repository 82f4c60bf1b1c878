/** Setting the goal of an exercise, and making a lesson of a study, in German. */
import { plural } from "./format.js";

const exercises = (/** @type {number} */ count) => plural(count, { one: "# Aufgabe", other: "# Aufgaben" });

const goals = {
  /**
   * The title of the form.
   *
   * @param {string} move with its number; empty for the start
   */
  title: (move) => (move ? `Ziel nach ${move}` : "Ziel am Anfang"),
  /** @type {Record<import("../../game/types.js").GoalKind, string>} */
  kinds: {
    win: "Gewinnen",
    hold: "Niederlage verhindern",
    gain: "Steine gewinnen",
    decide: "Gewinnen oder passen",
    play: "Einen bestimmten Zug spielen",
    end: "Auf ein bestimmtes Feld ziehen",
    any: "Beliebiger Zug",
  },
  moves: "Züge",
  stones: "Steine",
  names: "Richtige Züge",
  cells: "Felder",
  remove: "Ziel entfernen",
  saved: "Ziel gespeichert.",
  removed: "Ziel entfernt.",
  checking: "Wird geprüft…",
  unchecked: "Die Engine läuft nicht, darum ist dieses Ziel nicht geprüft.",
  /** The field of moves or cells has none, or something else. */
  missing: "Gib Züge wie in der Liste oder Felder ein, mit Leerzeichen dazwischen.",
  number: "Schreib ganze Zahlen: 1 bis 50 Züge, 1 bis 999 Steine.",
  /**
   * The result of checking a goal.
   *
   * @param {import("../../exercise/check.js").Finding} finding
   */
  found: ({ kind, move = "" }) =>
    ({
      solved: `Machbar: ${move} ist richtig.`,
      pass: "Hier gibt es keinen solchen Gewinn, also ist Passen richtig.",
      unsolved: "Es ließ sich keine Lösung beweisen. Wähle ein anderes Ziel.",
      over: "Die Partie ist hier zu Ende, also geht kein Zug mehr.",
      unfit: "In diesem Spiel sind keine Steine zu gewinnen.",
      illegal: `${move} geht hier nicht.`,
    })[kind],
  makeLesson: "Lektion machen",
  lessonTitle: "Titel",
  lessonLink: "Link zur Lektion",
  embed: "Einbetten…",
  tryIt: "Probieren",
  /** A part of the name of a file, in small letters and hyphens. */
  fileName: "lektion",
  long: "Die Lektion ist zu lang für einen Link. Speichere sie als Datei und verschick diese; sie öffnet sich genauso.",
  /** @param {number} count */
  checkingAll: (count) =>
    plural(count, { one: "# Aufgabe wird geprüft…", other: "# Aufgaben werden geprüft…" }),
  /**
   * @param {number} count
   * @param {number} troubles how many of them cannot be done
   */
  checked: (count, troubles) =>
    troubles === 0
      ? `${exercises(count)}, ${count === 1 ? "und sie ist" : "alle"} lösbar.`
      : `${exercises(count)}. ${plural(troubles, { one: "# hat ein Problem:", other: "# haben Probleme:" })}`,
  /**
   * An exercise that cannot be done.
   *
   * @param {string} moves that lead there; empty for the start
   * @param {string} why
   */
  trouble: (moves, why) => (moves ? `Nach ${moves}: ${why}` : `Am Anfang: ${why}`),
  /** A game with exercises was opened. */
  offered: "Eine Lektion",
  offer: "Diese Partie hat Aufgaben. Als Lektion spielen?",
  showGame: "Partie zeigen",
  playLesson: "Lektion spielen",
};

/** @type {import("../language.js").GoalWords} */
const words = { goals };

export default words;
