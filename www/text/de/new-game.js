/** The dialog for a new game in German. */
import { actions } from "./board.js";
import { integer, plural, seconds } from "./format.js";
import { LEVELS } from "./levels.js";

const minutes = (/** @type {number} */ count) => plural(count, { one: "# Minute", other: "# Minuten" });

export const clock = {
  /**
   * The time that a player has left.
   *
   * @param {number} left in minutes
   * @param {number} rest in seconds
   */
  left: (left, rest) => `noch ${minutes(left)}, ${plural(rest, { one: "# Sekunde", other: "# Sekunden" })}`,
};

/** The character of each level, from 0. */
const CHARACTERS = [
  "Für erste Partien und für Kinder: zieht fast aufs Geratewohl und übersieht die meisten Drohungen.",
  "Fängt erst an: übersieht etwa jeden dritten Gewinn und jede dritte Drohung.",
  "Übersieht noch viel und lässt nach, wenn er besser steht.",
  "Übersieht ab und zu eine Drohung und lässt nach, wenn er besser steht.",
  "Sieht jeden Gewinn und jede Drohung im nächsten Zug, aber kaum weiter.",
  "Rechnet vor dem Zug mit deiner Antwort und patzt ab und zu.",
  "Sieht einfache Kombinationen kommen.",
  "Plant ein paar Züge voraus und patzt selten.",
  "Bestraft die meisten Fehler und macht selbst wenige.",
  "Sehr stark: rechnet lange Varianten im Nu durch.",
  "Alles, was die Engine kann. Viel Glück!",
];

const begins = { white: "Weiß beginnt.", black: "Schwarz beginnt." };

/** How many games the first player wins at full strength. */
const FIRST_WINS = /** @type {Record<string, string>} */ ({
  emergo: "fast jede Partie",
  intermedium: "fast jede Partie",
});

/** What else a handicap is. */
const HANDICAPS = /** @type {Record<string, string>} */ ({
  ergo: " Wer Soldaten im Zentrum hat, zieht auch zuerst.",
});

/** @type {Record<import("../language.js").Opening, (game: string, begins: string) => string>} */
const OPENING_NOTES = {
  standard: (_, begins) => `Die übliche Anfangsstellung. ${begins}`,
  balanced: (game) =>
    `Bei voller Stärke gewinnt, wer beginnt, ${FIRST_WINS[game] ?? "die meisten Partien"}. Darum beginnt ` +
    "die Partie nach ein paar zufälligen Zügen, in einer Stellung, die nach langer Berechnung " +
    "ausgeglichen ist.",
  swap: (_, begins) =>
    `${begins} Die andere Seite darf diesen ersten Zug dann übernehmen, also sollte er nicht zu stark sein.`,
  handicap: (game) => `Wenn ihr verschieden stark seid.${HANDICAPS[game] ?? ""}`,
};

/** @type {Record<import("../language.js").Person, string>} */
const PEOPLE = {
  you: "Du",
  computer: "Computer",
  friend: "Dein Gegenüber",
  white: "Weiß",
  black: "Schwarz",
};

export const newGame = {
  title: actions.newGame,
  start: "Beginnen",
  opponent: "Gegner",
  opponents: {
    engine: "Computer",
    even: "Gleich stark",
    friend: "Zu zweit",
    remote: "Per Link",
    engines: "Zuschauen",
  },
  level: "Stufe",
  /** @param {number} level */
  levelName: (level) => `Stufe ${integer(level)} · ${LEVELS[level]}`,
  /** @param {number} level */
  character: (level) => CHARACTERS[level],
  side: "Du spielst",
  sides: { white: "Weiß", random: "Zufall", black: "Schwarz" },
  /**
   * The player who moves first.
   *
   * @param {import("../language.js").Colour} colour
   */
  begins: (colour) => begins[colour],
  ownName: "Dein Name",
  ownNameHint: "Dein Gegenüber sieht ihn. Du kannst ihn leer lassen.",
  turnsBoard: "Brett immer zu dem drehen, der am Zug ist",
  more: "Bedenkzeit und Regeln",
  clock: "Uhr",
  noClock: "Keine",
  /**
   * A time limit in short.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  control: (initial, increment) => `${integer(initial / 60)} + ${integer(increment)}`,
  /**
   * The same in words.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  controlNote: (initial, increment) =>
    increment > 0
      ? `${minutes(initial / 60)}, dazu ${seconds(increment)} pro Zug`
      : `${minutes(initial / 60)}`,
  time: "Der Computer denkt",
  /** @param {number} limit in seconds */
  seconds: (limit) => (limit < 1 ? "Ganz kurz" : `Bis zu ${seconds(limit)}`),
  opening: "Start",
  openings: { standard: "Standard", balanced: "Ausgeglichen", swap: "Tauschregel", handicap: "Vorgabe" },
  /**
   * The start that is chosen.
   *
   * @param {import("../language.js").Opening} opening
   * @param {string} game
   * @param {import("../language.js").Colour} colour that moves first
   */
  openingNote: (opening, game, colour) => OPENING_NOTES[opening](game, begins[colour]),
  handicap: "Vorgabe",
  /**
   * A handicap: who is helped has more soldiers, or the other has fewer stones.
   *
   * @param {"soldiers" | "stones"} kind
   * @param {number} amount
   * @param {import("../language.js").Person} helped
   * @param {import("../language.js").Person} other
   */
  handicapName: (kind, amount, helped, other) =>
    kind === "soldiers"
      ? `${PEOPLE[helped]}: ${plural(amount, { one: "ein Soldat", other: "# Soldaten" })} im Zentrum`
      : `${PEOPLE[other]}: ${plural(amount, { one: "# Stein", other: "# Steine" })} weniger`,
  /** Said where a balanced game begins. */
  dealt: "Ausgeglichener Start: gleiche Chancen, auch mit weniger Steinen.",
  /** Options that are the rule elsewhere. */
  optionNotes: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    "centre-ban": "Steht nicht in den ursprünglichen Regeln, gilt aber auf den meisten anderen Seiten.",
  }),
  failed:
    "Die Startstellungen ließen sich nicht laden. Versuch es noch einmal, oder wähle einen anderen Start.",
  options: "Regeln",
  optionNames: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    swap: "Tauschregel: Nach dem ersten Zug darf die andere Seite tauschen",
    "black-begins": "Schwarz beginnt",
    "partial-moves": "Teilzüge: Du darfst auch nur den oberen Teil eines Stapels säen",
    "free-opening": "Freie Eröffnung: keine Sonderregel für die ersten zwei Züge",
    "centre-ban": "Zentrumsverbot: Der erste Stein darf nicht ins Zentrum",
  }),
};
