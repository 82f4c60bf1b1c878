/** Setting the goal of an exercise, and making a lesson of a study, in Dutch. */
import { afterColon, plural } from "./format.js";

const goals = {
  /**
   * The title of the form.
   *
   * @param {string} move with its number; empty for the start
   */
  title: (move) => (move ? `Doel na ${move}` : "Doel aan het begin"),
  /** @type {Record<import("../../game/types.js").GoalKind, string>} */
  kinds: {
    win: "Winnen",
    hold: "Voorkomen dat de tegenstander wint",
    gain: "Stenen winnen",
    decide: "Winnen als het kan, anders passen",
    play: "Een van deze zetten doen",
    end: "Naar een van deze velden gaan",
    any: "Een zet naar keuze doen",
  },
  moves: "Zetten",
  stones: "Stenen",
  names: "Goede zetten",
  cells: "Velden",
  remove: "Doel verwijderen",
  saved: "Doel opgeslagen.",
  removed: "Doel verwijderd.",
  checking: "Controleren…",
  unchecked: "De engine draait niet, dus dit doel is niet gecontroleerd.",
  /** The field of moves or cells has none, or something else. */
  missing: "Vul zetten in zoals in de lijst, of namen van velden, met spaties ertussen.",
  number: "Vul hele getallen in: 1 t/m 50 zetten, 1 t/m 999 stenen.",
  /**
   * The result of checking a goal.
   *
   * @param {import("../../exercise/check.js").Finding} finding
   */
  found: ({ kind, move = "" }) =>
    ({
      solved: `Het kan: ${move} is goed.`,
      pass: "Zo’n winst is er hier niet, dus passen is goed.",
      unsolved: "Er is geen bewezen oplossing. Kies een ander doel.",
      over: "De partij is hier voorbij, dus er is geen zet meer te doen.",
      unfit: "In dit spel zijn geen stenen te winnen.",
      illegal: `${move} kan hier niet worden gespeeld.`,
    })[kind],
  makeLesson: "Les maken",
  lessonTitle: "Titel",
  lessonLink: "Link naar de les",
  embed: "Insluiten…",
  tryIt: "Proberen",
  /** A part of the name of a file, in small letters and hyphens. */
  fileName: "les",
  long: "De les is te lang voor een link. Sla de les op als bestand en stuur dat; openen gaat net zo.",
  /** @param {number} count */
  checkingAll: (count) =>
    `${plural(count, { one: "# opgave wordt", other: "# opgaven worden" })} gecontroleerd…`,
  /**
   * @param {number} count
   * @param {number} troubles how many of them cannot be done
   */
  checked: (count, troubles) =>
    troubles === 0
      ? plural(count, {
          one: "# opgave, en die is op te lossen.",
          other: "# opgaven, allemaal op te lossen.",
        })
      : `${plural(count, { one: "# opgave", other: "# opgaven" })}. Bij ${plural(troubles, { other: "#" })} klopt iets niet:`,
  /**
   * An exercise that cannot be done.
   *
   * @param {string} moves that lead there; empty for the start
   * @param {string} why
   */
  trouble: (moves, why) => `${moves ? `Na ${moves}` : "Aan het begin"}: ${afterColon(why)}`,
  /** A game with exercises was opened. */
  offered: "Een les",
  offer: "In deze partij zitten opgaven. Wil je de partij als les spelen?",
  showGame: "Partij tonen",
  playLesson: "Les spelen",
};

/** @type {import("../language.js").GoalWords} */
const words = { goals };

export default words;
