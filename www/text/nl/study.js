/** Studies in Dutch: what can be done with a move, and what was done. */
import { integer, plural } from "./format.js";

const study = {
  bar: "Zetten bewerken",
  startNew: "Nieuwe studie",
  /** The game that is being played. */
  takePlayed: "De lopende partij bestuderen",
  /** The menu of a move. */
  menu: "Zet bewerken",
  comment: "Commentaar",
  before: "Commentaar ervoor",
  /** The goal of an exercise. */
  setGoal: "Doel kiezen…",
  changeGoal: "Doel wijzigen…",
  makeLesson: "Les maken…",
  /** Why there is no lesson to make. */
  noGoals: "Een les heeft een doel nodig. Kies een zet en dan ‘Doel kiezen’ in het menu ervan, of druk op G.",
  promote: "Omhoog",
  demote: "Omlaag",
  main: "Als hoofdvariant",
  remove: "Vanaf hier wissen",
  /** The other way to show the moves. */
  graph: "Zetten als boom",
  start: "Begin van de partij",
  undo: "Herstel",
  redo: "Opnieuw",
  save: "Opslaan",
  /**
   * The subject of a comment.
   *
   * @param {string} move with its number; empty for the start
   */
  commentOn: (move) => (move ? `Commentaar bij ${move}` : "Commentaar bij het begin"),
  /** @param {string} move with its number */
  commentBefore: (move) => `Commentaar vóór ${move}`,
  /** The meaning of the signs, from `!` to `?!`. */
  glyphs: ["Goede zet", "Fout", "Briljante zet", "Blunder", "Interessante zet", "Dubieuze zet"],
  keys: "Pijl links en rechts lopen door de variant, omhoog en omlaag naar andere varianten. Delete wist, C geeft commentaar, G kiest een doel, en in het contextmenu staat meer. Op het bord markeert X een veld, en Shift X op twee velden tekent een pijl.",
  /**
   * @param {string} move with its number
   * @param {number} count how many moves with it
   */
  removed: (move, count) =>
    `${move} gewist${count > 1 ? `, met ${integer(count - 1)} ${plural(count - 1, { one: "zet", other: "zetten" })} erna` : ""}.`,
  promoted: "Variant omhooggeschoven.",
  demoted: "Variant omlaaggeschoven.",
  madeMain: "Dit is nu de hoofdvariant.",
  commented: "Commentaar bewaard.",
  annotated: "Teken gewijzigd.",
  shapeRemoved: "Markering gewist.",
  undone: "Hersteld.",
  redone: "Opnieuw gedaan.",
  /**
   * Where the move on the board lies among those that can be played instead.
   *
   * @param {number} at
   * @param {number} of
   */
  branch: (at, of) => `Variant ${integer(at)} van ${integer(of)}.`,
};

/** @type {import("../language.js").StudyWords} */
const words = { study };

export default words;
