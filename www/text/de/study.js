/** Studies in German: what can be done with a move, and what was done. */
import { integer, movesDative } from "./format.js";

const study = {
  bar: "Züge bearbeiten",
  startNew: "Neue Studie",
  /** The game that is being played. */
  takePlayed: "Laufende Partie als Studie",
  /** The menu of a move. */
  menu: "Zug bearbeiten",
  comment: "Kommentar",
  before: "Kommentar davor",
  /** The goal of an exercise. */
  setGoal: "Ziel setzen…",
  changeGoal: "Ziel ändern…",
  makeLesson: "Lektion machen…",
  /** Why there is no lesson to make. */
  noGoals:
    "Eine Lektion braucht ein Ziel. Wähle einen Zug, dann „Ziel setzen“ in seinem Menü, oder drücke G.",
  promote: "Nach oben",
  demote: "Nach unten",
  main: "Als Hauptvariante",
  remove: "Ab hier löschen",
  /** The other way to show the moves. */
  graph: "Züge als Baum",
  start: "Anfang der Partie",
  undo: "Rückgängig",
  redo: "Wiederholen",
  save: "Speichern",
  /**
   * The subject of a comment.
   *
   * @param {string} move with its number; empty for the start
   */
  commentOn: (move) => (move ? `Kommentar zu ${move}` : "Kommentar zum Anfang"),
  /** @param {string} move with its number */
  commentBefore: (move) => `Kommentar vor ${move}`,
  /** The meaning of the signs, from `!` to `?!`. */
  glyphs: ["Guter Zug", "Fehler", "Glänzender Zug", "Patzer", "Interessanter Zug", "Zweifelhafter Zug"],
  keys:
    "Mit den Pfeiltasten nach links und rechts durch die Variante, nach oben und unten zu anderen " +
    "Varianten. Mit Entf löschen, mit C kommentieren, mit G ein Ziel setzen; mehr steht im Kontextmenü. " +
    "Auf dem Brett markierst du mit X ein Feld, und mit Umschalt+X auf zwei Feldern ziehst du einen " +
    "Pfeil.",
  /**
   * @param {string} move with its number
   * @param {number} count how many moves with it
   */
  removed: (move, count) => `${move} gelöscht${count > 1 ? `, mit ${movesDative(count - 1)} danach` : ""}.`,
  promoted: "Variante nach oben verschoben.",
  demoted: "Variante nach unten verschoben.",
  madeMain: "Das ist jetzt die Hauptvariante.",
  commented: "Kommentar gespeichert.",
  annotated: "Zeichen geändert.",
  shapeRemoved: "Markierung entfernt.",
  undone: "Rückgängig gemacht.",
  redone: "Wiederhergestellt.",
  /**
   * Where the move on the board lies among those that can be played instead.
   *
   * @param {number} at
   * @param {number} of
   */
  branch: (at, of) => `Variante ${integer(at)} von ${integer(of)}.`,
};

/** @type {import("../language.js").StudyWords} */
const words = { study };

export default words;
