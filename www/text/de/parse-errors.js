/** Why a text was refused, in German. */
import { COLOURS } from "./board.js";
import { and, integer, or } from "./format.js";
import { games } from "./games.js";
import { shorten } from "../printable.js";

/** @import {ParseError} from "../language.js" */
/** @typedef {string | ((found: string, error: ParseError) => string)} Message `found` is in quotes already */

const TAG = 'Dieses Tag ist nicht lesbar. Schreib Tags wie [Game "ergo"].';
const LINK_SAFE = "Deine eigene Partie ist sicher.";

/** @type {(found: string, error: ParseError) => string} */
function noCell(found, { cells }) {
  const {
    columns: [left, right],
    rows: [bottom, top],
  } = cells ?? { columns: ["a", "a"], rows: [1, 1] };
  const rows =
    bottom === top ? `nur die Reihe ${integer(top)}` : `die Reihen ${integer(bottom)}–${integer(top)}`;
  return left === right
    ? `${found} ist kein Feld dieses Bretts (Spalte ${left} hat ${rows}).`
    : `${found} ist kein Feld dieses Bretts (Spalten ${left}–${right}, Reihen ${integer(bottom)}–${integer(top)}).`;
}

/**
 * Positions are written by programs, so the message only says where the error is.
 *
 * @type {(found: string, error: ParseError) => string}
 */
const position = (found, error) =>
  error.found === "" ? "Die Stellung endet zu früh." : `Die Stellung ist bei ${found} nicht lesbar.`;

/**
 * Why a text was rejected.
 *
 * @type {Record<
 *   Exclude<
 *     import("../language.js").ParseErrorCode,
 *     import("../language.js").LinkDamage | import("../language.js").PositionSyntax
 *   >,
 *   Message
 * >}
 */
export const parseErrors = {
  // Game texts
  control: "Dieses Zeichen ist hier nicht erlaubt.",
  "text-long": "Der Text ist länger als vier Megabyte.",
  "games-many":
    "Der Text enthält mehr als zweitausend Partien. Ins Archiv kannst du ihn als Datei importieren.",
  "tag-name": TAG,
  "tag-value": TAG,
  "tag-end": TAG,
  "tag-twice": (found) => `Das Tag ${found} steht zweimal da.`,
  "tags-many": "Eine Partie hat höchstens hundert Tags.",
  "string-end": TAG,
  escape: TAG,
  "game-missing": 'Ein Tag muss sagen, welches Spiel es ist, etwa [Game "ergo"].',
  "game-unknown": (found) =>
    `${found} ist kein Spiel dieser Seite. Hier gibt es ${and(Object.values(games).map(({ name }) => name))}.`,
  "option-unknown": (found) => `${found} ist keine Option dieses Spiels.`,
  result: (found) => `${found} ist kein Ergebnis. Schreib 1-0, 0-1, 1/2-1/2 oder *.`,
  setup: "Das Tag SetUp muss 1 sein, wenn im Tag Position die Anfangsstellung steht, sonst 0.",
  "setup-missing": 'Zum Tag Position gehört das Tag [SetUp "1"].',
  "position-missing": 'Zum Tag [SetUp "1"] gehört das Tag Position.',
  number: (found, { expected }) => `Die Zugnummer sollte ${expected} sein, nicht ${found}.`,
  "move-missing": "Nach der Nummer muss ein Zug folgen.",
  "word-long": "Das ist zu lang für einen Zug.",
  "line-long": "Eine Partie hat höchstens zehntausend Züge.",
  "game-large": "Eine Partie hat höchstens zwanzigtausend Züge, Kommentare und Zeichen.",
  token: (found) => `${found} ist weder Zug noch Kommentar, Variante oder Ergebnis.`,
  "variation-early": "Eine Variante muss auf einen Zug folgen.",
  "variation-empty": "Diese Variante hat keine Züge.",
  "variation-none": "Zu dieser ) fehlt die (.",
  "variation-end": "Eine Variante ist nicht geschlossen: ) fehlt.",
  glyph: (found) => `${found} ist kein Zeichen für einen Zug. Schreib $0 bis $255, oder ! ? !! ?? !? ?!.`,
  "glyph-early": "Ein Zeichen wie ! oder $1 muss auf einen Zug folgen.",
  "comment-end": "Ein Kommentar ist nicht geschlossen: } fehlt.",
  "command-end": "Ein Befehl in einem Kommentar ist nicht geschlossen: ] fehlt.",
  eval: (found) =>
    `${found} ist keine Bewertung. Schreib Punkte wie 0.35, oder #7 oder #-4 für einen bewiesenen Gewinn.`,
  "eval-twice": "Dieser Zug hat zwei Bewertungen.",
  clock: (found) => `${found} ist keine Zeitangabe. Schreib Stunden, Minuten und Sekunden wie 0:05:00.`,
  "clock-twice": "Dieser Zug hat zwei Zeitangaben.",
  "result-missing": "Am Ende der Partie fehlt das Ergebnis: 1-0, 0-1, 1/2-1/2 oder *.",
  "result-differs": (found) => `${found} ist nicht das Ergebnis, das im Tag Result steht.`,
  "result-wrong": (found) => `${found} ist nach den Regeln nicht das Ergebnis dieser Partie.`,
  "game-unread": "Zuglisten von Abstract Play sind für dieses Spiel nicht lesbar.",
  "move-unread": (found) => `${found} ist kein Zug, wie ihn Abstract Play schreibt.`,
  // Moves
  illegal: (found) => `${found} ist hier kein gültiger Zug.`,
  "game-over": (found) => `${found} geht nicht: Die Partie ist zu Ende.`,
  "no-swap": "Seiten tauschen geht nur mit der Tauschregel, gleich nach dem ersten Zug.",
  "position-line": "Eine Zugliste beginnt mit startpos, oder mit fen und einer Stellung.",
  trailing: (found) => `${found} gehört nicht hierher. Entferne es.`,
  sowing: "Der Zug muss die Felder nennen, auf die gesät wird, etwa c2@d3-e4.",
  goal: (found) =>
    `${found} ist kein Ziel einer Aufgabe wie „win 3“, „hold 3“, „gain 2 in 3“, „decide 3“, „play e5“, „end e5“ oder „any“.`,
  shape: (found) =>
    `${found} ist keine Markierung wie „Ge5“ und kein Pfeil wie „Re5a1“, oder es sind mehr als 256.`,
  "sowing-long": "Für diese Aussaat reichen die Steine nicht.",
  // Positions
  column: noCell,
  row: noCell,
  "soldier-on-edge": "Auf dem Ring kann kein Soldat stehen: Dort ist jede Figur ein Löwe.",
  "too-many-pieces": "In dieser Stellung hat eine Seite zu viele Figuren.",
  "too-many-stones": "In dieser Stellung hat eine Seite zu viele Steine.",
  "wrong-colour": "In dieser Stellung ist ein Stapel auf einem Feld der anderen Farbe.",
  // Links
  "link-none": "Diese Adresse führt zu keiner Partie.",
  "link-newer":
    "Dieser Link ist von einer neueren Version dieser Seite. Lade die Seite neu und öffne ihn noch einmal.",
};

/** The most characters of a text that an error repeats. */
const MOST_FOUND = 100;

/** @param {ParseError} error */
function sentence(error) {
  const { code, found } = error;
  const message = /** @type {Partial<Record<string, Message>>} */ (parseErrors)[code] ?? position;
  return typeof message === "string"
    ? message
    : message(found === "" ? "Das" : `„${shorten(found, MOST_FOUND)}“`, error);
}

/** @param {ParseError} error */
function linkSentence(error) {
  if (["link-none", "link-newer", "game-unknown"].includes(error.code)) return sentence(error);
  return error.found === ""
    ? "Ein Teil dieses Links fehlt. Lass ihn dir noch einmal schicken."
    : "Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken.";
}

export const textErrors = {
  /** A move, a position or a list of moves that cannot be read or is not legal. */
  parse: sentence,
  /**
   * The same in a game text of many lines.
   *
   * @param {ParseError & { line: number }} error
   */
  text: (error) => `Zeile ${integer(error.line)}: ${sentence(error)}`,
  /**
   * A link that cannot be opened.
   *
   * @param {ParseError} error
   */
  link: (error) => `${linkSentence(error)} ${LINK_SAFE}`,
  /**
   * An attribute of a board in another page; without choices, it is a number.
   *
   * @param {string} name
   * @param {string} value
   * @param {readonly string[]} choices
   * @param {number} least
   * @param {number} most
   */
  attribute: (name, value, choices, least, most) =>
    choices.length > 0
      ? `Das Attribut ${name} eines Bretts erlaubt nicht „${value}“, nur ${or(choices.map((choice) => `„${choice}“`))}.`
      : `Das Attribut ${name} eines Bretts erlaubt nicht „${value}“, nur eine Zahl von ${least} bis ${integer(most)}.`,
  /**
   * A move that is not legal.
   *
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {boolean} isOccupied whether it is a cell that is not empty
   */
  illegal: (colour, move, isOccupied) =>
    isOccupied
      ? `${COLOURS[colour]} kann nicht ${move} spielen: Das Feld ist besetzt.`
      : `${COLOURS[colour]} kann hier nicht ${move} spielen.`,
  /**
   * Where exactly.
   *
   * @param {number} line
   * @param {number} column
   * @param {string} code
   */
  place: (line, column, code) => `Zeile ${integer(line)}, Spalte ${integer(column)} (${code})`,
  noGame: "In diesem Text ist keine Partie.",
  unreadable: "Der Text war nicht lesbar. Versuch es noch einmal.",
  linkUnreadable: `Der Link war nicht lesbar. Versuch es noch einmal. ${LINK_SAFE}`,
};
