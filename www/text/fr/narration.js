/**
 * The announcements for people who do not see the board, in French. `isShort` leaves out what an experienced
 * listener knows.
 */
import { COLOURS, stackText } from "./board.js";
import { and, counted, integer, or, plural, stones } from "./format.js";

/** @import {Colour} from "../language.js" */
/** @import {PieceFact} from "../language.js" */
/** @import {SideFacts} from "../language.js" */

/** More cells than these are counted, not listed. */
const MOST = 8;

const SHAPES = { soldier: "Soldat", lion: "Lion", stone: "Pion" };

/** @param {PieceFact} piece */
const pieceText = ({ name, shape, height }) =>
  height > 1 ? `Pile de ${integer(height)} en ${name}` : `${SHAPES[shape]} ${name}`;

/**
 * Where to go next.
 *
 * @param {string[]} cells
 */
function ways(cells) {
  const count = counted(cells.length, "possibilité");
  return cells.length > MOST
    ? `${count} ; T pour passer de l’une à l’autre`
    : `${count} : ${cells.join(", ")}`;
}

/** @param {SideFacts} side */
function sideText({ colour, pieces, hand }) {
  const parts = pieces.map(
    ({ stack, cells }) => `${stackText(stack, cells.length)}${stack.length > 1 ? "," : ""} en ${and(cells)}`,
  );
  if (parts.length === 0) parts.push("rien sur le plateau");
  if (hand > 0) parts.push(`${integer(hand)} en réserve`);
  return `${COLOURS[colour]} : ${parts.join(" ; ")}.`;
}

/** @param {SideFacts} side */
function sideCount({ colour, pieces, hand }) {
  const count = pieces.reduce((sum, { cells }) => sum + cells.length, 0);
  return `${COLOURS[colour]} : ${integer(count)} sur le plateau${hand > 0 ? `, ${integer(hand)} en réserve` : ""}.`;
}

/**
 * @param {string} title
 * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
 */
const lineText = (title, pieces) =>
  pieces.length === 0
    ? `${title} vide.`
    : `${title} : ${pieces.map(({ name, stack }) => `${name} ${stackText(stack)}`).join(" ; ")}.`;

/**
 * Rules that matter for the next move.
 *
 * @type {Record<import("../language.js").NoteCode, (count: number) => string>}
 */
const notes = {
  "capture-compulsory": (count) => `Prise obligatoire : ${stones(count)}.`,
  shadowpiece: (count) =>
    count === 1
      ? "Votre dernier pion entre en jeu : c’est la pièce de l’ombre."
      : `Vos ${stones(count)} restants entrent ensemble et forment la pièce de l’ombre.`,
  opening: () =>
    "Deux premiers tours : le dernier pion doit finir plus près de l’ennemi, et au moins un pion sur une case vide.",
};

const narration = {
  /**
   * @param {Colour} colour
   * @param {string} move
   * @param {{ count: number; cell: string }[]} captured
   */
  played: (colour, move, captured) =>
    captured.length === 0
      ? `${COLOURS[colour]} a joué ${move}.`
      : `${COLOURS[colour]} a joué ${move} et capturé ${and(captured.map(({ count, cell }) => `${stones(count)} en ${cell}`))}.`,
  swapped: "Les joueurs ont échangé leurs camps.",
  /** @param {number} count */
  takenBack: (count) => plural(count, { one: "# coup repris.", other: "# coups repris." }),
  /** @param {number} count */
  playedAgain: (count) => `${counted(count, "coup refait")}.`,
  /**
   * A piece was chosen.
   *
   * @param {PieceFact} piece
   * @param {string[]} cells where it can go
   * @param {number} count how many stones it must capture
   * @param {boolean} isShort
   */
  chosen(piece, cells, count, isShort) {
    if (isShort)
      return cells.length > MOST ? `${piece.name}, ${ways(cells)}.` : `${piece.name} : ${cells.join(", ")}.`;
    return count > 0
      ? `${pieceText(piece)} doit capturer ${stones(count)}. ${ways(cells)}.`
      : `${pieceText(piece)}, ${ways(cells)}.`;
  },
  /**
   * A stone was sown.
   *
   * @param {string} name the cell
   * @param {number} left stones that are not sown yet
   * @param {string[]} cells next cells
   * @param {string[]} captures those where the last stone captures
   * @param {boolean} isShort
   */
  sown(name, left, cells, captures, isShort) {
    if (isShort) return `${name}, il en reste ${integer(left)}.`;
    const capture = captures.length > 0 ? ` Si le dernier pion finit en ${or(captures)}, il capture.` : "";
    return `${name}, il reste ${stones(left)}. ${ways(cells)}.${capture}`;
  },
  /**
   * A piece was jumped over.
   *
   * @param {string} name where the jump ended
   * @param {number} taken
   * @param {number} all
   * @param {string[]} cells next cells
   * @param {boolean} isShort
   */
  jumped: (name, taken, all, cells, isShort) =>
    isShort
      ? `${name}, ${integer(taken)} sur ${integer(all)}.`
      : `${name}, ${counted(taken, "pion capturé")} sur ${integer(all)}. ${ways(cells)}.`,
  /**
   * The chosen piece was put back.
   *
   * @param {string} name
   */
  letGo: (name) => `Pièce reposée en ${name}.`,
  /**
   * The board.
   *
   * @param {SideFacts[]} sides
   * @param {boolean} isShort
   */
  board: (sides, isShort) => sides.map(isShort ? sideCount : sideText).join(" "),
  /**
   * @param {string} name its number
   * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
   */
  row: (name, pieces) => lineText(`Rangée ${name}`, pieces),
  /**
   * @param {string} name its letter
   * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
   */
  column: (name, pieces) => lineText(`Colonne ${name}`, pieces),
  /**
   * The number of the turn, and what each side has in hand; whose turn it is follows.
   *
   * @param {number} turn
   * @param {SideFacts[]} sides
   */
  turn(turn, sides) {
    const hands = sides
      .filter(({ hand }) => hand > 0)
      .map(({ colour, hand }) => `${COLOURS[colour]} ${integer(hand)}`);
    return hands.length > 0
      ? `Coup ${integer(turn)}. En réserve : ${hands.join(", ")}.`
      : `Coup ${integer(turn)}.`;
  },
  busy: "L’ordinateur réfléchit. Redemandez quand il aura joué.",
  noPieces: "Vous n’avez aucune pièce sur le plateau.",
  noTargets: "Aucune pièce n’est choisie.",
  notes,
  noMove: "Aucun coup n’a été joué.",
};

/** @type {import("../language.js").NarrationWords} */
const words = { narration };

export default words;
