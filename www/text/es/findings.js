/** The place of findings in Spanish. */
import { SIDES } from "./board.js";
import { cellCount, compact, integer, moves, percentage, plural, points, stones } from "./format.js";

/** @param {number} count */
const answers = (count) => plural(count, { one: "# respuesta", other: "# respuestas" });

/** @param {number} count */
const positions = (count) =>
  plural(count, { one: "# posición", many: "# de posiciones", other: "# posiciones" });

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "Lo que está demostrado",
  /** @param {string} name of the game */
  about: (name) =>
    `Qué se sabe con certeza de ${name}, qué se ha medido y qué solo se supone. Puedes comprobar todas las demostraciones por tu cuenta.`,
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
    `Sin contar las simétricas, hay ${answers(all)} a ${move}. Está demostrado que el primer jugador gana tras ` +
    `${integer(lost)} de ellas; ${plural(all - lost, { one: "# sigue abierta", other: "# siguen abiertas" })}.`,
  /** Of the picture of the board. */
  legend:
    "El número dice en cuántas jugadas, como máximo, pierde esa respuesta. El punto es una respuesta abierta.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: pierde en ${moves(count)} como máximo`,
  asTable: "Como tabla",
  answer: "Respuesta",
  lostIn: "Pierde en (como máximo)",
  firstMove: "La victoria empieza con",
  steps: "Pasos de la demostración",
  open: "Respuesta abierta",
  chance: "Opciones del primer jugador, según el motor",
  replies: "Respuestas con derrota demostrada",
  percent: percentage,
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
  play: "Jugar contra la demostración",
  /** Of the board where that is done. */
  defence: "Jugar contra una demostración",
  task: (count) =>
    "Llevas las negras; las blancas siguen la demostración. " +
    `Sin cambio de bando, las blancas ganan en ${moves(count)} como máximo: busca la defensa más larga.`,
  turnsLeft: (count) => `Las blancas ganan en ${moves(count)} más, como máximo.`,
  /** Switches the signs on the board and the list on and off. */
  show: "Ver respuestas",
  replyList: "Tus respuestas, primero las defensas más largas",
  replyLegend:
    "El número dice en cuántas jugadas, como máximo, pierde la respuesta. Las defensas más largas están en un recuadro rojo.",
  /** Of a reply, and after it. */
  losesIn: (count) => `pierde en ${moves(count)} como máximo`,
  whitePlays: (move) => `Las blancas juegan ${move}`,
  whiteWins: (move) => `Las blancas ganan con ${move}`,
  won: (count, most) =>
    `Victoria de las blancas en ${moves(count)}; la demostración promete, como máximo, ${integer(most)}.`,
  longestReplies: (count, all) => `Respuestas lo más largas posible: ${integer(count)} de ${integer(all)}.`,
  unknown: "No hay demostración para esta respuesta.",
  check: "Comprobar aquí",
  checkText:
    "Carga la demostración y la comprueba en este navegador con un programa que solo conoce las reglas. Tarda unos segundos.",
  ownFile: "Comprobar un archivo tuyo",
  ownText: "Una demostración en .txt o .txt.gz. No sale de este dispositivo.",
  stop: "Parar",
  loading: "Cargando…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `Comprobado el ${percentage(percent)}; posiciones: ${compact(count)}`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? plural(seconds, { one: "Falta # segundo", other: "Faltan unos # segundos" })
      : plural(Math.round(seconds / 60), { one: "Falta # minuto", other: "Faltan unos # minutos" }),
  stopped: "Comprobación parada: no hay resultado.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) =>
    `La demostración es correcta: ${SIDES[colour]} ganan en ${moves(count)} como máximo.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Posición ${position}: ` +
    `${plural(count, { one: "# posición comprobada", many: "# de posiciones comprobadas", other: "# posiciones comprobadas" })} ` +
    `en ${plural(seconds, { one: "# segundo", other: "# segundos" })}.`,
  wrong: "La demostración no es válida.",
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
    "too-large": "El archivo es demasiado grande: una demostración descomprimida ocupa 16 MB como máximo.",
    missing: "No se pudo cargar la demostración. Revisa la conexión y prueba otra vez.",
    impossible: "La comprobación no es posible en este navegador.",
  },
  /** Of the page in one file. */
  notHere: "Las demostraciones no están en este archivo: están en la página web.",
  /** @param {string} name of the game */
  nothing: (name) => `Aún no hay nada demostrado sobre ${name}.`,
  commands: "En la línea de comandos",
  boards: "Tableros pequeños",
  boardsText:
    "En estos tableros se han examinado todas las posiciones: si nadie se equivoca, el resultado es seguro.",
  boardsPlay:
    "Elige un tablero para jugar en él: la máquina nunca se equivoca y puedes deshacer cada jugada.",
  board: "Tablero",
  result: "Resultado",
  best: "Primeras jugadas que lo logran",
  longest: "Victoria más larga",
  positions: "Posiciones",
  /**
   * @param {number} cells
   * @param {number} count of stones of each player
   */
  cells: (cells, count) => `${cellCount(cells)}, ${stones(count)} por bando`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} por ${cellCount(rows)}, ${plural(pieces, { one: "# pieza", other: "# piezas" })} por bando`,
  banned: "Lo mismo, con el centro prohibido",
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
    `En ${plural(games, { one: "# partida", other: "# partidas" })} del motor contra sí mismo, con ${positions(nodes)} ` +
    `examinadas por jugada, el primer jugador sacó el ${percentage(score)} de los puntos (± ${integer(margin)}).`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Tras cualquier respuesta a ${move}, el motor da ventaja al primer jugador, de ${points(least)} a ` +
    `${points(most)} puntos, si examina ${positions(nodes)}.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Probablemente el primer jugador gana también tras todas las demás respuestas a ${move}, pero nadie lo ha demostrado.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Probablemente el primer jugador tiene ventaja también en el tablero grande de ${name}: no pierde en ` +
    "ninguno de los pequeños, salvo con el centro prohibido. Nadie lo ha demostrado.",
};

export default words;
