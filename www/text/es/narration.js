/**
 * The announcements for people who do not see the board, in Spanish. `isShort` leaves out what an experienced
 * listener knows.
 */
import { COLOURS, FIRST, PLURAL, stackText } from "./board.js";
import { and, integer, or, plural, stones } from "./format.js";

/** @import {Colour} from "../language.js" */
/** @import {PieceFact} from "../language.js" */
/** @import {SideFacts} from "../language.js" */

/** More cells than these are counted, not listed. */
const MOST = 8;

const SHAPES = { soldier: "Soldado", lion: "León", stone: "Ficha" };

/** @param {PieceFact} piece */
const pieceText = ({ name, shape, height }) =>
  height > 1 ? `Pila de ${integer(height)} en ${name}` : `${SHAPES[shape]} ${name}`;

/**
 * Where to go next.
 *
 * @param {string[]} cells
 */
function ways(cells) {
  const count = plural(cells.length, { one: "# destino", other: "# destinos" });
  return cells.length > MOST ? `${count}; con T pasas de uno a otro` : `${count}: ${cells.join(", ")}`;
}

/** @param {SideFacts} side */
function sideText({ colour, pieces, hand }) {
  // After the parts of a stack, the cells would seem to belong to the last one.
  const parts = pieces.map(
    ({ stack, cells }) => `${stackText(stack, cells.length)}${stack.length > 1 ? "," : ""} en ${and(cells)}`,
  );
  if (parts.length === 0) parts.push("nada en el tablero");
  if (hand > 0) parts.push(`${integer(hand)} en mano`);
  return `${COLOURS[colour]}: ${parts.join("; ")}.`;
}

/** @param {SideFacts} side */
function sideCount({ colour, pieces, hand }) {
  const count = pieces.reduce((sum, { cells }) => sum + cells.length, 0);
  return `${COLOURS[colour]}: ${integer(count)} en el tablero${hand > 0 ? `, ${integer(hand)} en mano` : ""}.`;
}

/**
 * @param {string} title
 * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
 */
const lineText = (title, pieces) =>
  pieces.length === 0
    ? `${title}: vacía.`
    : `${title}: ${pieces.map(({ name, stack }) => `${name}, ${stackText(stack)}`).join("; ")}.`;

/**
 * Rules that matter for the next move.
 *
 * @type {Record<import("../language.js").NoteCode, (count: number) => string>}
 */
const notes = {
  "capture-compulsory": (count) => `Es obligatorio capturar ${stones(count)}.`,
  shadowpiece: (count) =>
    plural(count, {
      one: "Tu última ficha entra como pieza sombra.",
      other: "Las # fichas que te quedan entran juntas, como pieza sombra.",
    }),
  opening: () =>
    "En los dos primeros turnos, la última ficha debe caer más cerca del enemigo, y al menos una, en una casilla vacía.",
};

/** @type {import("../language.js").NarrationWords["narration"]} */
const narration = {
  /**
   * @param {Colour} colour
   * @param {string} move
   * @param {{ count: number; cell: string }[]} captured
   */
  played: (colour, move, captured) =>
    captured.length === 0
      ? `${FIRST[colour]} juegan ${move}.`
      : `${FIRST[colour]} juegan ${move} y capturan ${and(captured.map(({ count, cell }) => `${stones(count)} en ${cell}`))}.`,
  swapped: "Los jugadores cambian de bando.",
  /** @param {number} count */
  takenBack: (count) => plural(count, { one: "# jugada deshecha.", other: "# jugadas deshechas." }),
  /** @param {number} count */
  playedAgain: (count) => plural(count, { one: "# jugada rehecha.", other: "# jugadas rehechas." }),
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
      ? `${pieceText(piece)} debe capturar ${stones(count)}. ${ways(cells)}.`
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
    if (isShort) return `${name}, ${plural(left, { one: "queda #", other: "quedan #" })}.`;
    const capture = captures.length > 0 ? ` Si la última ficha cae en ${or(captures)}, captura.` : "";
    const rest = plural(left, { one: "queda # ficha", other: "quedan # fichas" });
    return `${name}, ${rest}. ${ways(cells)}.${capture}`;
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
      ? `${name}, ${integer(taken)} de ${integer(all)}.`
      : `${name}, ${plural(taken, { one: "# capturada", other: "# capturadas" })} de ${integer(all)}. ${ways(cells)}.`,
  /**
   * The chosen piece was put back.
   *
   * @param {string} name
   */
  letGo: (name) => `Sueltas la pieza de ${name}.`,
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
  row: (name, pieces) => lineText(`Fila ${name}`, pieces),
  /**
   * @param {string} name its letter
   * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
   */
  column: (name, pieces) => lineText(`Columna ${name}`, pieces),
  /**
   * The number of the turn, and what each side has in hand; whose turn it is follows.
   *
   * @param {number} turn
   * @param {SideFacts[]} sides
   */
  turn(turn, sides) {
    const hands = sides
      .filter(({ hand }) => hand > 0)
      .map(({ colour, hand }) => `${PLURAL[colour]} ${integer(hand)}`);
    return hands.length > 0
      ? `Jugada ${integer(turn)}. En mano: ${hands.join(", ")}.`
      : `Jugada ${integer(turn)}.`;
  },
  busy: "La máquina está pensando. Pregunta otra vez cuando haya jugado.",
  noPieces: "No tienes piezas en el tablero.",
  noTargets: "No hay ninguna pieza elegida.",
  notes,
  noMove: "Aún no se ha jugado nada.",
};

/** @type {import("../language.js").NarrationWords} */
const words = { narration };

export default words;
