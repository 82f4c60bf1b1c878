/** The place of findings in Spanish. */
import { COLOURS } from "./board.js";
import { compact, integer, moves, plural, points } from "./format.js";

/** @param {number} count */
const answers = (count) => plural(count, { one: "# respuesta", other: "# respuestas" });

/** @param {number} count */
const positions = (count) => plural(count, { one: "# posición", other: "# posiciones" });

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "Lo que está demostrado",
  /** @param {string} name of the game */
  about: (name) =>
    `Lo que es seguro sobre ${name}, lo que se ha medido y lo que solo se cree. Puedes comprobar todas las demostraciones.`,
  proven: "Demostrado",
  measured: "Medido",
  believed: "Supuesto",
  /** @param {string} move */
  opening: (move) => `Las respuestas a ${move}`,
  /**
   * @param {string} move the first of the game
   * @param {number} all answers
   * @param {number} lost answers that are proven to lose
   */
  openingText: (move, all, lost) =>
    `Sin imágenes de espejo hay ${answers(all)} a ${move}. Está demostrado que el primer jugador gana tras ` +
    `${integer(lost)}; ${integer(all - lost)} siguen abiertas.`,
  /** Of the picture of the board. */
  legend:
    "Un número dice en cuántas jugadas como máximo pierde una respuesta. Un punto es una respuesta abierta.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: perdida en ${moves(count)} como máximo`,
  asTable: "Como tabla",
  answer: "Respuesta",
  lostIn: "Perdida como máximo en",
  firstMove: "La victoria empieza con",
  steps: "Pasos de la demostración",
  open: "Respuesta abierta",
  chance: "Posibilidades del primer jugador, según el ordenador",
  replies: "Respuestas que pierden, demostrado",
  percent: (count) => `${integer(count)}\u00a0%`,
  repliesTo: (move, lost, all) => `${integer(lost)} de ${integer(all)}, tras ${move}`,
  moves,
  number: integer,
  /**
   * Of the proof that is chosen.
   *
   * @param {string} move that the win begins with
   * @param {number} count of steps
   * @param {number} size in kilobytes
   */
  proof: (move, count, size) =>
    `La victoria empieza con ${move}. La demostración dice qué jugar tras cada defensa: ` +
    `${plural(count, { one: "# paso", other: "# pasos" })}, ${integer(size)} KB.`,
  study: "Abrir como estudio",
  check: "Comprobar aquí",
  checkText:
    "Carga la demostración y la comprueba en este navegador, con un programa que solo conoce las reglas. Tarda unos segundos.",
  ownFile: "Comprobar tu archivo",
  ownText: "Una demostración, .txt o .txt.gz. Se queda en este dispositivo.",
  stop: "Detener",
  loading: "Cargando…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `${integer(percent)} % comprobado, ${compact(count)} posiciones`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? `Faltan unos ${plural(seconds, { one: "# segundo", other: "# segundos" })}`
      : `Faltan unos ${plural(Math.round(seconds / 60), { one: "# minuto", other: "# minutos" })}`,
  stopped: "Detenido: no se ha decidido nada.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) =>
    `La demostración es correcta: ganan ${COLOURS[colour]} en ${moves(count)} como máximo.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Posición ${position}: ${positions(count)} en ${plural(seconds, { one: "# segundo", other: "# segundos" })}.`,
  wrong: "La demostración no se acepta.",
  /**
   * Where it is wrong.
   *
   * @param {number} line
   * @param {number} [column]
   */
  place: (line, column) =>
    column === undefined ? `Línea ${integer(line)}` : `Línea ${integer(line)}, columna ${integer(column)}`,
  /** @param {string} line several moves */
  after: (line) => `Tras ${line}`,
  troubles: {
    "cannot-unpack":
      "Este navegador no puede abrir archivos comprimidos. Descomprime el archivo y compruébalo después.",
    damaged: "El archivo está dañado: no se puede descomprimir.",
    "too-large": "El archivo es demasiado grande: descomprimida, una demostración tiene 16 MB como máximo.",
    missing: "No se ha podido cargar la demostración. Comprueba la conexión e inténtalo de nuevo.",
    impossible: "Este navegador no puede hacer la comprobación.",
  },
  /** Of the page in one file. */
  notHere: "Las demostraciones no están en este archivo; la página en internet las tiene.",
  /** @param {string} name of the game */
  nothing: (name) => `Sobre ${name} no hay nada demostrado todavía.`,
  commands: "En la línea de comandos",
  boards: "Tableros pequeños",
  boardsText: "Se ha examinado cada posición en estos tableros: el resultado es seguro si nadie se equivoca.",
  board: "Tablero",
  result: "Resultado",
  best: "Primeras jugadas que lo logran",
  longest: "Victoria más larga",
  positions: "Posiciones",
  /**
   * @param {number} cells
   * @param {number} stones of each player
   */
  cells: (cells, stones) => `${integer(cells)} casillas, ${integer(stones)} fichas cada uno`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} por ${integer(rows)} casillas, ${integer(pieces)} piezas cada uno`,
  banned: "Lo mismo, centro prohibido",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `El primer jugador gana en ${moves(count)}`,
      draw: "Tablas",
      loss: `El segundo jugador gana en ${moves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `En ${integer(games)} partidas del ordenador contra sí mismo, con ${integer(nodes)} posiciones examinadas por ` +
    `jugada, el primer jugador logró el ${integer(score)} % ± ${integer(margin)} de los puntos.`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Tras cada respuesta a ${move}, el ordenador ve en ventaja al primer jugador, de ${points(least)} a ` +
    `${points(most)} puntos, cuando examina ${integer(nodes)} posiciones.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Que el primer jugador gana también tras todas las demás respuestas a ${move}. Nadie tiene una demostración.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Que el primer jugador tiene ventaja también en el tablero grande de ${name}: en ningún tablero pequeño ` +
    "pierde, salvo si el centro está prohibido. Nadie tiene una demostración.",
};

export default words;
