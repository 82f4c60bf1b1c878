/** The dialog for a new game in Spanish. */
import { actions } from "./board.js";
import { integer, plural, seconds } from "./format.js";
import { LEVELS } from "./levels.js";

const minutes = (/** @type {number} */ count) => plural(count, { one: "# minuto", other: "# minutos" });

export const clock = {
  /**
   * The time that a player has left.
   *
   * @param {number} left in minutes
   * @param {number} rest in seconds
   */
  left: (left, rest) =>
    `Tiempo: ${minutes(left)} y ${plural(rest, { one: "# segundo", other: "# segundos" })}`,
};

/** The character of each level, from 0. */
const CHARACTERS = [
  "Para las primeras partidas y para niños: juega casi al azar y no ve casi ninguna amenaza.",
  "Está empezando: se le escapan una victoria y una amenaza de cada tres.",
  "Aún se le escapa mucho y, si va ganando, afloja.",
  "A veces se le escapa una amenaza y, si va ganando, afloja.",
  "Nunca se le escapa lo que está a una jugada; más allá ve poco.",
  "Piensa en tu respuesta antes de jugar y falla de vez en cuando.",
  "Ve venir las combinaciones sencillas.",
  "Planea varias jugadas por adelantado y casi nunca falla.",
  "Castiga casi todos los errores y comete pocos.",
  "Muy fuerte: calcula líneas largas en un momento.",
  "Todo lo que el motor lleva dentro. ¡Suerte!",
];

const begins = { white: "Empiezan las blancas.", black: "Empiezan las negras." };

/** How many games the first player wins at full strength. */
const FIRST_WINS = /** @type {Record<string, string>} */ ({
  emergo: "casi todas las partidas",
  intermedium: "casi todas las partidas",
});

/** What else a handicap is. */
const HANDICAPS = /** @type {Record<string, string>} */ ({
  ergo: " Además, empieza quien tiene soldados en el centro.",
});

/** @type {Record<import("../language.js").Opening, (game: string, begins: string) => string>} */
const OPENING_NOTES = {
  standard: (_, begins) => `El inicio de siempre. ${begins}`,
  balanced: (game) =>
    `Al máximo nivel, quien empieza gana ${FIRST_WINS[game] ?? "la mayoría de las partidas"}. Por eso se ` +
    "empieza tras unas jugadas al azar, en una posición igualada según una búsqueda larga.",
  swap: (_, begins) =>
    `${begins} El otro bando puede quedarse entonces con esa primera jugada: mejor que no sea demasiado fuerte.`,
  handicap: (game) => `Para jugadores de distinta fuerza.${HANDICAPS[game] ?? ""}`,
};

/** @type {Record<import("../language.js").Person, string>} */
const PEOPLE = {
  you: "Tú",
  computer: "Máquina",
  friend: "Tu rival",
  white: "Blancas",
  black: "Negras",
};

export const newGame = {
  title: actions.newGame,
  start: "Empezar",
  opponent: "Rival",
  opponents: {
    engine: "Máquina",
    even: "A mi nivel",
    friend: "En persona",
    remote: "Por enlace",
    engines: "Mirar",
  },
  level: "Nivel",
  /** @param {number} level */
  levelName: (level) => `Nivel ${integer(level)} · ${LEVELS[level]}`,
  /** @param {number} level */
  character: (level) => CHARACTERS[level],
  side: "Llevas",
  sides: { white: "Blancas", random: "Al azar", black: "Negras" },
  /**
   * The player who moves first.
   *
   * @param {import("../language.js").Colour} colour
   */
  begins: (colour) => begins[colour],
  ownName: "Tu nombre",
  ownNameHint: "Lo verá tu rival. Puedes dejarlo vacío.",
  turnsBoard: "Girar el tablero hacia quien juega",
  more: "Tiempo para pensar y reglas",
  clock: "Reloj",
  noClock: "Sin reloj",
  /**
   * A time limit in short.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  control: (initial, increment) => `${integer(initial / 60)} + ${integer(increment)}`,
  /**
   * The same in words.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  controlNote: (initial, increment) =>
    increment > 0
      ? `${minutes(initial / 60)}, más ${seconds(increment)} por jugada`
      : `${minutes(initial / 60)}`,
  time: "La máquina piensa",
  /** @param {number} limit in seconds */
  seconds: (limit) => (limit < 1 ? "Muy poco" : `Hasta ${seconds(limit)}`),
  opening: "Inicio",
  openings: { standard: "Normal", balanced: "Equilibrado", swap: "Con cambio", handicap: "Ventaja" },
  /**
   * The start that is chosen.
   *
   * @param {import("../language.js").Opening} opening
   * @param {string} game
   * @param {import("../language.js").Colour} colour that moves first
   */
  openingNote: (opening, game, colour) => OPENING_NOTES[opening](game, begins[colour]),
  handicap: "Ventaja",
  /**
   * A handicap: who is helped has more soldiers, or the other has fewer stones.
   *
   * @param {"soldiers" | "stones"} kind
   * @param {number} amount
   * @param {import("../language.js").Person} helped
   * @param {import("../language.js").Person} other
   */
  handicapName: (kind, amount, helped, other) =>
    kind === "soldiers"
      ? `${PEOPLE[helped]}: ${plural(amount, { one: "un soldado", other: "# soldados" })} en el centro`
      : `${PEOPLE[other]}: ${plural(amount, { one: "# ficha", other: "# fichas" })} menos`,
  /** Said where a balanced game begins. */
  dealt: "Inicio equilibrado: las mismas opciones para los dos, aunque uno tenga menos fichas.",
  /** Options that are the rule elsewhere. */
  optionNotes: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    "centre-ban": "No está en las reglas originales, pero sí en las de casi todos los demás sitios.",
  }),
  failed: "No se pudo cargar la lista de inicios. Prueba otra vez o elige otro.",
  options: "Reglas",
  optionNames: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    swap: "Regla del cambio: tras la primera jugada, el segundo jugador puede cambiar de bando",
    "black-begins": "Empiezan las negras",
    "partial-moves": "Siembra parcial: puedes sembrar solo la parte de arriba de una pila",
    "free-opening": "Apertura libre: sin regla especial en los dos primeros turnos",
    "centre-ban": "Centro prohibido: la primera ficha no puede entrar en el centro",
  }),
};
