/**
 * The board in Spanish, before there is a game and while there is one: cells, trays, buttons, whose turn it
 * is.
 */
import { integer, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Colour} from "../language.js" */
/** @import {Stones} from "../language.js" */

/**
 * A side by itself, such as in a list.
 *
 * @type {Record<Colour, string>}
 */
export const COLOURS = { white: "Blancas", black: "Negras" };

/**
 * A side within a sentence, whose verb is plural.
 *
 * @type {Record<Colour, string>}
 */
export const SIDES = { white: "las blancas", black: "las negras" };

/**
 * A side at the start of a sentence.
 *
 * @type {Record<Colour, string>}
 */
export const FIRST = { white: "Las blancas", black: "Las negras" };

/**
 * The colour of a feminine noun, such as a city or a stone.
 *
 * @type {Record<Colour, string>}
 */
export const FEMININE = { white: "blanca", black: "negra" };

/**
 * The same of several, and a side without its article, such as beside a number.
 *
 * @type {Record<Colour, string>}
 */
export const PLURAL = { white: "blancas", black: "negras" };

/** @type {Record<import("../language.js").Shape, Record<Colour, [one: string, many: string]>>} */
const SHAPES = {
  soldier: {
    white: ["soldado blanco", "soldados blancos"],
    black: ["soldado negro", "soldados negros"],
  },
  lion: { white: ["león blanco", "leones blancos"], black: ["león negro", "leones negros"] },
  stone: { white: ["ficha blanca", "fichas blancas"], black: ["ficha negra", "fichas negras"] },
};

/**
 * A piece with its colour.
 *
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 */
export const pieceName = (colour, shape) => SHAPES[shape][colour][0];

/**
 * Stones of a kind, such as `3 white stones`.
 *
 * @param {Stones} stones
 */
function run({ colour, shape, count }) {
  const [one, many] = SHAPES[shape][colour];
  return count === 1 ? one : `${integer(count)} ${many}`;
}

/**
 * From top to bottom.
 *
 * @param {Stones[]} stack
 * @param {number} [count] of cells with such a stack
 */
export function stackText(stack, count = 1) {
  const height = stack.reduce((sum, stones) => sum + stones.count, 0);
  const [{ colour, shape }] = stack;
  if (height === 1) return SHAPES[shape][colour][count === 1 ? 0 : 1];
  const runs = stack.map(run);
  const noun = count === 1 ? "pila" : "pilas";
  return runs.length === 1
    ? `${noun} de ${runs[0]}`
    : `${noun} de ${integer(height)}, de arriba abajo: ${runs.join(", ")}`;
}

/**
 * Properties of a cell, besides its stones.
 *
 * @type {Record<import("../language.js").CellFact, string>}
 */
const FACTS = {
  selected: "selección",
  movable: "se puede mover",
  target: "destino posible",
  hint: "pista",
  last: "última jugada",
  winning: "decide la partida",
  must: "debe capturar",
  forbidden: "aquí no se puede poner ficha",
  captures: "si la última ficha cae aquí, captura",
  captured: "sería capturada",
  "city-falls": "la ciudad caería",
  taken: "ficha capturada aquí",
  sown: "ficha sembrada aquí",
  wrong: "aquí no es posible",
};

export const board = {
  /** @param {string} game */
  label: (game) => `Tablero de ${games[game].name}`,
  /** @param {import("../language.js").CellDescription} cell */
  cell({ name, stack, game = "", ground, facts = [] }) {
    const place = ground && games[game].grounds[ground];
    return [name, stack ? stackText(stack) : "vacía", place, ...facts.map((fact) => FACTS[fact])]
      .filter(Boolean)
      .join(", ");
  },
  keys:
    "Con las flechas vas de casilla en casilla, con Enter eliges, con Esc sueltas y con el signo de " +
    "interrogación ves todas las teclas.",
  viewKeys: "Con las flechas vas de casilla en casilla.",
  /** The game as text, where no board can be shown. */
  plain: "La partida en texto",
};

export const tray = {
  /**
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  name: (player, colour) => player.name || (player.kind === "seat" ? COLOURS[colour] : playerName(player)),
  /**
   * @param {import("../language.js").TrayState} state
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  state(state, player, colour) {
    if (state === "winner") return "Victoria";
    if (state === "thinking") return "Pensando…";
    if (state === "turn") return player.kind === "you" ? "Tu turno" : "Su turno";
    if (player.kind === "engine") return LEVELS[player.number];
    return player.kind === "you" ? COLOURS[colour] : `Jugador ${integer(player.number)}`;
  },
  count: integer,
  /**
   * The unit of a tray's number.
   *
   * @param {import("../language.js").StockKind} kind
   * @param {number} count
   */
  unit: (kind, count) =>
    ({
      hand: "en mano",
      prisoners: plural(count, { one: "prisionera", other: "prisioneras" }),
      left: plural(count, { one: "restante", other: "restantes" }),
    })[kind],
  /**
   * What both have in hand.
   *
   * @param {[Colour, Colour]} tones
   * @param {number[]} counts
   */
  hands: ([first, second], [own, other]) =>
    `En mano: ${PLURAL[first]} ${integer(own)}, ${PLURAL[second]} ${integer(other)}.`,
};

/**
 * A player wherever one is named: beside the board, in a game text, a review and the library.
 *
 * @param {import("../language.js").PlayerName} player
 */
export function playerName(player) {
  if (player.kind === "you") return "Tú";
  return player.kind === "engine"
    ? `Máquina, nivel ${integer(player.number)}`
    : `Jugador ${integer(player.number)}`;
}

export const panel = {
  label: "Junto al tablero",
  tabs: { aside: "Jugadas", analysis: "Análisis", rules: "Reglas" },
};

export const actions = {
  newGame: "Nueva partida",
  undo: "Deshacer",
  takeBack: "Pedir deshacer la jugada",
  redo: "Rehacer",
  swap: "Cambiar de bando",
  pause: "Pausa",
  resume: "Seguir",
  resumePlay: "Seguir jugando",
  flip: "Girar tablero",
  first: "Ir al inicio",
  back: "Jugada anterior",
  forward: "Jugada siguiente",
  last: "Ir al final",
  cancel: "Cancelar",
  start: "Empezar",
  close: "Cerrar",
  copy: "Copiar",
  retry: "Reintentar",
  hint: "Pista",
  threats: "Amenazas",
  warnings: "Avisos",
  resign: "Rendirse",
  resignNow: "Rendirse",
  offerDraw: "Ofrecer tablas",
  offerDrawNow: "Ofrecer tablas",
  agreeDrawNow: "Aceptar",
  rematch: "Revancha",
  swapSides: "Cambiar de bando y jugar otra",
  levelUp: "Subir un nivel",
  levelDown: "Bajar un nivel",
  replay: "Repetir el final",
  review: "Revisar la partida",
  analyse: "Análisis",
  gameText: "Partida en texto",
  share: "Compartir",
  embed: "Insertar",
  toolbar: "Controles",
  more: "Más",
};

export const status = {
  loading: "Montando el tablero…",
  failed: "El juego no funciona aquí.",
  unreadable: "No hay ninguna partida que mostrar.",
  /** @param {Colour} colour */
  toMove: (colour) => `Juegan ${SIDES[colour]}.`,
  /** @param {Colour} colour */
  yourMove: (colour) => `Te toca con ${PLURAL[colour]}.`,
  /**
   * Under the swap rule.
   *
   * @param {Colour} colour that of the person now
   */
  swapped: (colour) => `Tu rival se queda con tu primera jugada: ahora juegas con ${PLURAL[colour]}.`,
};
