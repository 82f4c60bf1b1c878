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
  noGoals:
    "Een les heeft een doel nodig. Kies een zet en dan in het menu daarvan ‘Doel kiezen’, of druk op G.",
  promote: "Omhoog",
  demote: "Omlaag",
  main: "Hoofdvariant maken",
  remove: "Vanaf hier verwijderen",
  /** The other way to show the moves. */
  graph: "Zetten als boom",
  start: "Begin van de partij",
  undo: "Ongedaan maken",
  redo: "Opnieuw doen",
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
  keys:
    "Met pijl links en rechts loop je door de variant, met omhoog en omlaag ga je naar andere varianten. " +
    "Delete verwijdert, met C geef je commentaar, met G kies je een doel, en in het contextmenu staat " +
    "meer. Op het bord markeer je met X een veld, en met Shift X op twee velden teken je een pijl.",
  /**
   * @param {string} move with its number
   * @param {number} count how many moves with it
   */
  removed: (move, count) =>
    `${move} verwijderd${count > 1 ? `, met ${plural(count - 1, { one: "# zet", other: "# zetten" })} erna` : ""}.`,
  promoted: "Variant omhooggeschoven.",
  demoted: "Variant omlaaggeschoven.",
  madeMain: "Dit is nu de hoofdvariant.",
  commented: "Commentaar opgeslagen.",
  annotated: "Teken gewijzigd.",
  shapeRemoved: "Markering verwijderd.",
  undone: "Ongedaan gemaakt.",
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
