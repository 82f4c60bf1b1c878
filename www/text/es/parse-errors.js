/** Why a text was refused, in Spanish. */
import { FIRST } from "./board.js";
import { and, columns, integer, or, rows } from "./format.js";
import { games } from "./games.js";
import { shorten } from "../printable.js";

/** @import {ParseError} from "../language.js" */
/** @typedef {string | ((found: string, error: ParseError) => string)} Message `found` is in quotes already */

const TAG = 'Esta etiqueta no se puede leer. Escribe etiquetas como [Game "ergo"].';
const LINK_SAFE = "Tu partida está a salvo.";

/** @type {(found: string, error: ParseError) => string} */
function noCell(found, { cells }) {
  const {
    columns: [left, right],
    rows: [bottom, top],
  } = cells ?? { columns: ["a", "a"], rows: [1, 1] };
  return left === right
    ? `${found} no es una casilla de este tablero (${columns(left, right)}: solo ${rows(bottom, top)}).`
    : `${found} no es una casilla de este tablero (${columns(left, right)}, ${rows(bottom, top)}).`;
}

/**
 * Positions are written by programs, so the message only says where the error is.
 *
 * @type {(found: string, error: ParseError) => string}
 */
const position = (found, error) =>
  error.found === "" ? "La posición acaba antes de tiempo." : `La posición no se puede leer en ${found}.`;

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
  control: "Este carácter no se permite aquí.",
  "text-long": "El texto pasa de cuatro megabytes.",
  "games-many": "El texto tiene más de dos mil partidas. En la biblioteca se puede importar como archivo.",
  "tag-name": TAG,
  "tag-value": TAG,
  "tag-end": TAG,
  "tag-twice": (found) => `La etiqueta ${found} aparece dos veces.`,
  "tags-many": "Una partida tiene cien etiquetas como máximo.",
  "string-end": TAG,
  escape: TAG,
  "game-missing": 'Una etiqueta debe decir qué juego es, como [Game "ergo"].',
  "game-unknown": (found) =>
    `${found} no es un juego de esta página, que tiene ${and(Object.values(games).map(({ name }) => name))}.`,
  "option-unknown": (found) => `${found} no es una opción del juego.`,
  result: (found) => `${found} no es un resultado. Usa 1-0, 0-1, 1/2-1/2 o *.`,
  setup: "La etiqueta SetUp debe ser 1 si la etiqueta Position da la posición inicial; si no, 0.",
  "setup-missing": 'La etiqueta Position necesita la etiqueta [SetUp "1"].',
  "position-missing": 'La etiqueta [SetUp "1"] necesita la etiqueta Position.',
  number: (found, { expected }) => `El número de jugada debería ser ${expected}, no ${found}.`,
  "move-missing": "Tras el número debe venir una jugada.",
  "word-long": "Esto es demasiado largo para una jugada.",
  "line-long": "Una partida tiene diez mil jugadas como máximo.",
  "game-large": "Una partida tiene como máximo veinte mil jugadas, comentarios y signos.",
  token: (found) => `${found} no es jugada, comentario, variante ni resultado.`,
  "variation-early": "Una variante debe ir después de una jugada.",
  "variation-empty": "Esta variante no tiene jugadas.",
  "variation-none": "A este ) le falta su (.",
  "variation-end": "Una variante no se cierra: falta ).",
  glyph: (found) => `${found} no es un signo de jugada. Usa de $0 a $255, o ! ? !! ?? !? ?!.`,
  "glyph-early": "Un signo como ! o $1 debe ir después de una jugada.",
  "comment-end": "Un comentario no se cierra: falta }.",
  "command-end": "Una orden de un comentario no se cierra: falta ].",
  eval: (found) =>
    `${found} no es una evaluación. Escribe puntos como 0.35, o #7 o #-4 si el final está demostrado.`,
  "eval-twice": "Esta jugada tiene dos evaluaciones.",
  clock: (found) => `${found} no es un tiempo de reloj. Escribe horas, minutos y segundos como 0:05:00.`,
  "clock-twice": "Esta jugada tiene dos tiempos de reloj.",
  "result-missing": "La partida necesita un resultado al final: 1-0, 0-1, 1/2-1/2 o *.",
  "result-differs": (found) => `${found} no es el resultado que da la etiqueta Result.`,
  "result-wrong": (found) => `${found} no es el resultado de esta partida según las reglas.`,
  "game-unread": "Las listas de jugadas de Abstract Play no se pueden leer en este juego.",
  "move-unread": (found) => `${found} no es una jugada tal como la escribe Abstract Play.`,
  // Moves
  illegal: (found) => `${found} no es una jugada legal aquí.`,
  "game-over": (found) => `${found} no se puede jugar: la partida ha terminado.`,
  "no-swap": "Solo se cambia de bando con la regla del cambio, justo después de la primera jugada.",
  "position-line": "Una lista de jugadas empieza con startpos, o con fen y una posición.",
  trailing: (found) => `${found} sobra aquí. Quítalo.`,
  sowing: "La jugada debe nombrar las casillas que se siembran, como c2@d3-e4.",
  goal: (found) =>
    `${found} no es el objetivo de un ejercicio, como «win 3», «hold 3», «gain 2 in 3», «decide 3», «play e5», «end e5» o «any».`,
  shape: (found) => `${found} no es una marca como «Ge5» ni una flecha como «Re5a1», o hay más de 256.`,
  "sowing-long": "No hay fichas suficientes para esta siembra.",
  // Positions
  column: noCell,
  row: noCell,
  "soldier-on-edge": "Un soldado no puede estar en el anillo, donde toda pieza es un león.",
  "too-many-pieces": "En esta posición un bando tiene demasiadas piezas.",
  "too-many-stones": "En esta posición un bando tiene demasiadas fichas.",
  "wrong-colour": "En esta posición una pila está en una casilla del otro color.",
  // Links
  "link-none": "Esta dirección no lleva a ninguna partida.",
  "link-newer":
    "Este enlace se creó con una versión más nueva de esta página. Recarga la página y abre el enlace otra vez.",
};

/** The most characters of a text that an error repeats. */
const MOST_FOUND = 100;

/** @param {ParseError} error */
function sentence(error) {
  const { code, found } = error;
  const message = /** @type {Partial<Record<string, Message>>} */ (parseErrors)[code] ?? position;
  return typeof message === "string"
    ? message
    : message(found === "" ? "Esto" : `«${shorten(found, MOST_FOUND)}»`, error);
}

/** @param {ParseError} error */
function linkSentence(error) {
  if (["link-none", "link-newer", "game-unknown"].includes(error.code)) return sentence(error);
  return error.found === ""
    ? "A este enlace le falta una parte. Pide que te lo envíen otra vez."
    : "Este enlace está dañado. Pide que te lo envíen otra vez.";
}

export const textErrors = {
  /** A move, a position or a list of moves that cannot be read or is not legal. */
  parse: sentence,
  /**
   * The same in a game text of many lines.
   *
   * @param {ParseError & { line: number }} error
   */
  text: (error) => `Línea ${integer(error.line)}: ${sentence(error)}`,
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
      ? `El atributo ${name} de un tablero no puede ser «${value}», solo ${or(choices.map((choice) => `«${choice}»`))}.`
      : `El atributo ${name} de un tablero no puede ser «${value}», solo un número del ${least} al ${integer(most)}.`,
  /**
   * A move that is not legal.
   *
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {boolean} isOccupied whether it is a cell that is not empty
   */
  illegal: (colour, move, isOccupied) =>
    isOccupied
      ? `${FIRST[colour]} no pueden jugar ${move}: la casilla está ocupada.`
      : `${FIRST[colour]} no pueden jugar ${move} aquí.`,
  /**
   * Where exactly.
   *
   * @param {number} line
   * @param {number} column
   * @param {string} code
   */
  place: (line, column, code) => `Línea ${integer(line)}, columna ${integer(column)} (${code})`,
  noGame: "En este texto no hay ninguna partida.",
  unreadable: "No se pudo leer el texto. Prueba otra vez.",
  linkUnreadable: `No se pudo leer el enlace. Prueba otra vez. ${LINK_SAFE}`,
};
