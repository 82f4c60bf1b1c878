/**
 * The announcements for people who do not see the board, in Portuguese. `isShort` leaves out what an
 * experienced listener knows.
 */
import { COLOURS, colours, stackText, The } from "./board.js";
import { and, integer, or, plural, stones } from "./format.js";

/** @import {Colour} from "../language.js" */
/** @import {PieceFact} from "../language.js" */
/** @import {SideFacts} from "../language.js" */

/** More cells than these are counted, not listed. */
const MOST = 8;

const SHAPES = { soldier: "Soldado", lion: "Leão", stone: "Pedra" };

/** @param {PieceFact} piece */
const pieceText = ({ name, shape, height }) =>
  height > 1 ? `Pilha de ${integer(height)} em ${name}` : `${SHAPES[shape]} em ${name}`;

const destinations = (/** @type {number} */ count) =>
  plural(count, { one: "# destino", other: "# destinos" });

/**
 * Where to go next.
 *
 * @param {string[]} cells
 */
const ways = (cells) =>
  cells.length > MOST
    ? `${destinations(cells.length)}; com T passa-se de um para o outro`
    : `${destinations(cells.length)}: ${cells.join(", ")}`;

/** @param {SideFacts} side */
function sideText({ colour, pieces, hand }) {
  const parts = pieces.map(
    ({ stack, cells }) => `${stackText(stack, cells.length)}${stack.length > 1 ? "," : ""} em ${and(cells)}`,
  );
  if (parts.length === 0) parts.push("nada no tabuleiro");
  if (hand > 0) parts.push(`${integer(hand)} na mão`);
  return `${COLOURS[colour]}: ${parts.join("; ")}.`;
}

/** @param {SideFacts} side */
function sideCount({ colour, pieces, hand }) {
  const count = pieces.reduce((sum, { cells }) => sum + cells.length, 0);
  return `${COLOURS[colour]}: ${integer(count)} no tabuleiro${hand > 0 ? `, ${integer(hand)} na mão` : ""}.`;
}

/**
 * @param {string} title
 * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
 */
const lineText = (title, pieces) =>
  pieces.length === 0
    ? `${title} vazia.`
    : `${title}: ${pieces.map(({ name, stack }) => `${name} ${stackText(stack)}`).join("; ")}.`;

/**
 * Rules that matter for the next move.
 *
 * @type {Record<import("../language.js").NoteCode, (count: number) => string>}
 */
const notes = {
  "capture-compulsory": (count) => `É obrigatório capturar: ${stones(count)}.`,
  shadowpiece: (count) =>
    plural(count, {
      one: "A sua última pedra entra como peça-sombra.",
      other: "As # pedras que lhe restam entram juntas, como peça-sombra.",
    }),
  opening: () =>
    "Nas duas primeiras jogadas, a última pedra tem de cair mais perto do adversário, e pelo menos uma numa casa vazia.",
};

const narration = {
  /**
   * @param {Colour} colour
   * @param {string} move
   * @param {{ count: number; cell: string }[]} captured
   */
  played: (colour, move, captured) =>
    captured.length === 0
      ? `${The[colour]} jogaram ${move}.`
      : `${The[colour]} jogaram ${move} e capturaram ${and(captured.map(({ count, cell }) => `${stones(count)} em ${cell}`))}.`,
  swapped: "Os jogadores trocaram de lado.",
  /** @param {number} count */
  takenBack: (count) => plural(count, { one: "# jogada anulada.", other: "# jogadas anuladas." }),
  /** @param {number} count */
  playedAgain: (count) => plural(count, { one: "# jogada refeita.", other: "# jogadas refeitas." }),
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
      ? `${pieceText(piece)}, tem de capturar ${stones(count)}. ${ways(cells)}.`
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
    const rest = plural(left, { one: "resta", other: "restam" });
    if (isShort) return `${name}, ${rest} ${integer(left)}.`;
    const capture = captures.length > 0 ? ` A última pedra captura se cair em ${or(captures)}.` : "";
    return `${name}, ${rest} ${stones(left)}. ${ways(cells)}.${capture}`;
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
      : `${name}, ${integer(taken)} de ${plural(all, { one: "# pedra tomada", other: "# pedras tomadas" })}. ${ways(cells)}.`,
  /**
   * The chosen piece was put back.
   *
   * @param {string} name
   */
  letGo: (name) => `Peça de ${name} largada.`,
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
  row: (name, pieces) => lineText(`Linha ${name}`, pieces),
  /**
   * @param {string} name its letter
   * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
   */
  column: (name, pieces) => lineText(`Coluna ${name}`, pieces),
  /**
   * The number of the turn, and what each side has in hand; whose turn it is follows.
   *
   * @param {number} turn
   * @param {SideFacts[]} sides
   */
  turn(turn, sides) {
    const hands = sides
      .filter(({ hand }) => hand > 0)
      .map(({ colour, hand }) => `${colours[colour]} ${integer(hand)}`);
    return hands.length > 0
      ? `Jogada ${integer(turn)}. Na mão: ${hands.join(", ")}.`
      : `Jogada ${integer(turn)}.`;
  },
  busy: "O computador está a pensar. Pergunte de novo depois da jogada dele.",
  noPieces: "Não tem nenhuma peça no tabuleiro.",
  noTargets: "Nenhuma peça escolhida.",
  notes,
  noMove: "Ainda não houve jogadas.",
};

/** @type {import("../language.js").NarrationWords} */
const words = { narration };
export default words;
