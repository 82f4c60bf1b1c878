/**
 * The announcements for people who do not see the board, in German. `isShort` leaves out what an experienced
 * listener knows.
 */
import { COLOURS, stackText } from "./board.js";
import { and, integer, or, plural, stones, stonesDative } from "./format.js";

/** @import {Colour} from "../language.js" */
/** @import {PieceFact} from "../language.js" */
/** @import {SideFacts} from "../language.js" */

/** More cells than these are counted, not listed. */
const MOST = 8;

const SHAPES = { soldier: "Soldat", lion: "Löwe", stone: "Stein" };

/** @param {PieceFact} piece */
const pieceText = ({ name, shape, height }) =>
  height > 1 ? `Stapel aus ${stonesDative(height)} auf ${name}` : `${SHAPES[shape]} ${name}`;

/**
 * Where to go next.
 *
 * @param {string[]} cells
 */
function ways(cells) {
  const count = plural(cells.length, { one: "# Möglichkeit", other: "# Möglichkeiten" });
  return cells.length > MOST ? `${count}; mit T der Reihe nach` : `${count}: ${cells.join(", ")}`;
}

/**
 * "Ein Löwe", "Löwen", "je ein Stapel".
 *
 * @param {SideFacts["pieces"][number]["stack"]} stack
 * @param {number} count of cells with such a stack
 */
function article(stack, count) {
  const isTall = stack.reduce((sum, run) => sum + run.count, 0) > 1;
  return count === 1 ? "ein " : isTall ? "je ein " : "";
}

/** @param {SideFacts} side */
function sideText({ colour, pieces, hand }) {
  const parts = pieces.map(
    ({ stack, cells }) =>
      `auf ${and(cells)} ${article(stack, cells.length)}${stackText(stack, cells.length)}`,
  );
  if (parts.length === 0) parts.push("nichts auf dem Brett");
  if (hand > 0) parts.push(`${integer(hand)} im Vorrat`);
  return `${COLOURS[colour]}: ${parts.join("; ")}.`;
}

/** @param {SideFacts} side */
function sideCount({ colour, pieces, hand }) {
  const count = pieces.reduce((sum, { cells }) => sum + cells.length, 0);
  return `${COLOURS[colour]}: ${integer(count)} auf dem Brett${hand > 0 ? `, ${integer(hand)} im Vorrat` : ""}.`;
}

/**
 * @param {string} title
 * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
 */
const lineText = (title, pieces) =>
  pieces.length === 0
    ? `${title} ist leer.`
    : `${title}: ${pieces.map(({ name, stack }) => `${name} ${stackText(stack)}`).join("; ")}.`;

/**
 * Rules that matter for the next move.
 *
 * @type {Record<import("../language.js").NoteCode, (count: number) => string>}
 */
const notes = {
  "capture-compulsory": (count) => `Schlagen ist Pflicht: ${stones(count)}.`,
  shadowpiece: (count) =>
    count === 2
      ? "Deine beiden übrigen Steine kommen zusammen ins Spiel, als Schattenfigur."
      : plural(count, {
          one: "Dein letzter Stein kommt als Schattenfigur ins Spiel.",
          other: "Deine # übrigen Steine kommen zusammen ins Spiel, als Schattenfigur.",
        }),
  opening: () =>
    "In den ersten zwei Zügen muss der letzte Stein näher am Gegner landen und mindestens einer auf einem freien Feld.",
};

const narration = {
  /**
   * @param {Colour} colour
   * @param {string} move
   * @param {{ count: number; cell: string }[]} captured
   */
  played: (colour, move, captured) =>
    captured.length === 0
      ? `${COLOURS[colour]} spielt ${move}.`
      : `${COLOURS[colour]} spielt ${move} und schlägt ${and(captured.map(({ count, cell }) => `${stones(count)} auf ${cell}`))}.`,
  swapped: "Die Seiten sind getauscht.",
  /** @param {number} count */
  takenBack: (count) => plural(count, { one: "# Zug zurückgenommen.", other: "# Züge zurückgenommen." }),
  /** @param {number} count */
  playedAgain: (count) =>
    plural(count, { one: "# Zug wieder ausgeführt.", other: "# Züge wieder ausgeführt." }),
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
      ? `${pieceText(piece)} muss ${stones(count)} schlagen. ${ways(cells)}.`
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
    if (isShort) return `${name}, noch ${integer(left)}.`;
    const capture = captures.length > 0 ? ` Landet der letzte Stein auf ${or(captures)}, schlägt er.` : "";
    return `${name}, noch ${stones(left)}. ${ways(cells)}.${capture}`;
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
      ? `${name}, ${integer(taken)} von ${integer(all)}.`
      : `${name}, ${integer(taken)} von ${stonesDative(all)} geschlagen. ${ways(cells)}.`,
  /**
   * The chosen piece was put back.
   *
   * @param {string} name
   */
  letGo: (name) => `${name} losgelassen.`,
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
  row: (name, pieces) => lineText(`Reihe ${name}`, pieces),
  /**
   * @param {string} name its letter
   * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
   */
  column: (name, pieces) => lineText(`Spalte ${name}`, pieces),
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
      ? `Zug ${integer(turn)}. Im Vorrat: ${hands.join(", ")}.`
      : `Zug ${integer(turn)}.`;
  },
  busy: "Der Computer denkt nach. Frag noch einmal, wenn er gezogen hat.",
  noPieces: "Du hast keine Figur auf dem Brett.",
  noTargets: "Es ist keine Figur ausgewählt.",
  notes,
  noMove: "Es wurde noch nicht gezogen.",
};

/** @type {import("../language.js").NarrationWords} */
const words = { narration };

export default words;
