/**
 * The announcements for people who do not see the board, in Dutch. `isShort` leaves out what an experienced
 * listener knows.
 */
import { COLOURS, stackText } from "./board.js";
import { and, integer, or, plural, stones } from "./format.js";

/** @import {Colour} from "../language.js" */
/** @import {PieceFact} from "../language.js" */
/** @import {SideFacts} from "../language.js" */

/** More cells than these are counted, not listed. */
const MOST = 8;

const SHAPES = { soldier: "Soldaat", lion: "Leeuw", stone: "Steen" };

/** @param {PieceFact} piece */
const pieceText = ({ name, shape, height }) =>
  height > 1 ? `Stapel van ${integer(height)} op ${name}` : `${SHAPES[shape]} ${name}`;

/**
 * Where to go next.
 *
 * @param {string[]} cells
 */
function ways(cells) {
  const count = plural(cells.length, { one: "# mogelijkheid", other: "# mogelijkheden" });
  return cells.length > MOST
    ? `${count}; met T ga je ze één voor één langs`
    : `${count}: ${cells.join(", ")}`;
}

/** @param {SideFacts} side */
function sideText({ colour, pieces, hand }) {
  const parts = pieces.map(
    ({ stack, cells }) =>
      `op ${and(cells)} ${cells.length === 1 ? "een " : ""}${stackText(stack, cells.length)}`,
  );
  if (parts.length === 0) parts.push("niets op het bord");
  if (hand > 0) parts.push(`${integer(hand)} in de hand`);
  return `${COLOURS[colour]}: ${parts.join("; ")}.`;
}

/** @param {SideFacts} side */
function sideCount({ colour, pieces, hand }) {
  const count = pieces.reduce((sum, { cells }) => sum + cells.length, 0);
  return `${COLOURS[colour]}: ${integer(count)} op het bord${hand > 0 ? `, ${integer(hand)} in de hand` : ""}.`;
}

/**
 * @param {string} title
 * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
 */
const lineText = (title, pieces) =>
  pieces.length === 0
    ? `${title} is leeg.`
    : `${title}: ${pieces.map(({ name, stack }) => `${name} ${stackText(stack)}`).join("; ")}.`;

/**
 * Rules that matter for the next move.
 *
 * @type {Record<import("../language.js").NoteCode, (count: number) => string>}
 */
const notes = {
  "capture-compulsory": (count) => `Slaan is verplicht: ${stones(count)}.`,
  shadowpiece: (count) =>
    count === 2
      ? "Beide resterende stenen breng je samen in, als schaduwstuk."
      : plural(count, {
          one: "Je laatste steen breng je in als schaduwstuk.",
          other: "Alle # resterende stenen breng je samen in, als schaduwstuk.",
        }),
  opening: () =>
    "In de eerste twee beurten moet de laatste steen dichter bij de tegenstander komen, en minstens één steen op een leeg veld.",
};

const narration = {
  /**
   * @param {Colour} colour
   * @param {string} move
   * @param {{ count: number; cell: string }[]} captured
   */
  played: (colour, move, captured) =>
    captured.length === 0
      ? `${COLOURS[colour]} speelt ${move}.`
      : `${COLOURS[colour]} speelt ${move} en slaat ${and(captured.map(({ count, cell }) => `${stones(count)} op ${cell}`))}.`,
  swapped: "De spelers wisselen van kleur.",
  /** @param {number} count */
  takenBack: (count) => plural(count, { one: "# zet teruggenomen.", other: "# zetten teruggenomen." }),
  /** @param {number} count */
  playedAgain: (count) => plural(count, { one: "# zet opnieuw gedaan.", other: "# zetten opnieuw gedaan." }),
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
      return cells.length > MOST ? `${piece.name}, ${ways(cells)}.` : `${piece.name}: ${cells.join(", ")}.`;
    return count > 0
      ? `${pieceText(piece)} moet ${stones(count)} slaan. ${ways(cells)}.`
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
    if (isShort) return `${name}, nog ${integer(left)}.`;
    const capture = captures.length > 0 ? ` Komt de laatste steen op ${or(captures)}, dan slaat hij.` : "";
    return `${name}, nog ${stones(left)}. ${ways(cells)}.${capture}`;
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
      ? `${name}, ${integer(taken)} van ${integer(all)}.`
      : `${name}, ${integer(taken)} van ${stones(all)} geslagen. ${ways(cells)}.`,
  /**
   * The chosen piece was put back.
   *
   * @param {string} name
   */
  letGo: (name) => `${name} niet meer gekozen.`,
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
  row: (name, pieces) => lineText(`Rij ${name}`, pieces),
  /**
   * @param {string} name its letter
   * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
   */
  column: (name, pieces) => lineText(`Kolom ${name}`, pieces),
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
      ? `Zet ${integer(turn)}. In de hand: ${hands.join(", ")}.`
      : `Zet ${integer(turn)}.`;
  },
  busy: "De computer denkt na. Vraag het nog eens als de zet gedaan is.",
  noPieces: "Je hebt geen stuk op het bord.",
  noTargets: "Er is geen stuk gekozen.",
  notes,
  noMove: "Er is nog geen zet gedaan.",
};

/** @type {import("../language.js").NarrationWords} */
const words = { narration };

export default words;
