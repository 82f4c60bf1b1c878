/** The place of puzzles in Spanish. */
import { FIRST, PLURAL, SIDES } from "./board.js";
import { integer, moves, plural, stones } from "./format.js";

const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

const days = new Intl.DateTimeFormat("es", { weekday: "long", day: "numeric", month: "long" });
const weekdays = new Intl.DateTimeFormat("es-419", { weekday: "narrow" });

/** @import {Colour} from "../language.js" */

/**
 * The themes of puzzles, by the codes of the data files.
 *
 * @type {Record<string, string>}
 */
const themes = {
  basic: "primeros pasos",
  captives: "hacer prisioneras",
  city: "tomar la ciudad",
  defence: "defensa",
  drop: "colocar una pieza",
  edge: "entrar por el anillo",
  feed: "sacrificios",
  five: "hacer cinco",
  "four-three": "cuatro y tres",
  gap: "llenar un hueco",
  "last-stack": "la última pila",
  "long-capture": "capturas largas",
  "long-sowing": "siembras largas",
  march: "mover una pieza",
  "maximum-capture": "la captura mayor",
  one: "una jugada",
  "open-three": "treses abiertos",
  pass: "ganar o pasar",
  quiet: "jugadas tranquilas",
  ring: "deslizarse por el anillo",
  siege: "asediar la ciudad",
  "sowing-capture": "capturar sembrando",
  "stepping-stone": "fichas de apoyo",
  stones: "ganar fichas",
  three: "tres jugadas o más",
  two: "dos jugadas",
  "two-fours": "dos cuatros a la vez",
};

/**
 * The first hint for each theme; a puzzle with several themes has that of the first here.
 *
 * @type {Record<string, string>}
 */
const hints = {
  "two-fours": "Dos cuatros a la vez no se pueden parar.",
  "four-three": "Haz a la vez un cuatro y un tres.",
  "open-three": "Prepáralo con un tres abierto.",
  gap: "Hay un hueco por llenar.",
  ring: "Desliza un león por el anillo.",
  "stepping-stone": "La última ficha puede caer en una que acabas de sembrar.",
  siege: "Primero asedia la ciudad.",
  city: "La ciudad está a tu alcance.",
  feed: "Sacrifica algo para ganar más.",
  "last-stack": "La última pila se puede capturar.",
  "maximum-capture": "Compara las capturas: ¿cuál vale más?",
  "long-capture": "Busca una captura larga.",
  "sowing-capture": "Siembra de modo que la última ficha capture.",
  "long-sowing": "Busca una siembra larga.",
  captives: "Puedes hacer prisioneras.",
  stones: "Puedes ganar fichas.",
  defence: "Tu rival amenaza con ganar: páralo primero.",
  pass: "Míralo dos veces: ¿de verdad se gana?",
  edge: "Una pieza puede entrar por el anillo.",
  quiet: "Empieza con una jugada tranquila.",
  march: "Mueve una pieza que ya está en el tablero.",
  drop: "Coloca una pieza.",
  five: "El cinco en línea está a tu alcance.",
  one: "Basta una jugada.",
  two: "Hacen falta dos jugadas.",
  three: "Hacen falta tres jugadas o más.",
  basic: "Este es para principiantes.",
};

/**
 * Why a move is wrong, by the reason that is known.
 *
 * @type {Record<string, (opponent: string) => string>}
 */
const replies = {
  "allows-win": (opponent) => `${opponent} ganan entonces`,
  "allows-five": (opponent) => `${opponent} hacen entonces cinco en línea`,
  "allows-two-fours": (opponent) => `${opponent} amenazan entonces con dos cincos`,
  "allows-four": (opponent) => `${opponent} hacen entonces un cuatro que hay que parar`,
  "allows-three": (opponent) => `${opponent} preparan entonces un cuatro abierto`,
  "allows-city": (opponent) => `${opponent} toman entonces la ciudad`,
  "allows-siege": (opponent) => `${opponent} asedian entonces la ciudad`,
  win: (opponent) => `${opponent} tienen defensa`,
  decide: (opponent) => `${opponent} tienen defensa`,
  hold: (opponent) => `${opponent} ganan de todos modos`,
};

/** @type {import("../language.js").PuzzleWords} */
const words = {
  puzzles: {
    themes,
    hints,
    /**
     * Of a game without puzzles.
     *
     * @param {string} name
     */
    none: (name) => `Aún no hay problemas de ${name}.`,
    today: "El problema de hoy",
    training: "Practicar",
    /** The places of the switch above a puzzle, and its label. */
    ways: "Formas de practicar",
    daily: "Hoy",
    rated: "Puntuados",
    more: "Progreso y qué practicar",
    again: "Repaso",
    linked: "Problema recibido por enlace",
    unknown: "Aquí no existe ese problema. Este es otro.",
    /** @param {string} id */
    unknownId: (id) => `Aquí no existe el problema «${id}». Este es el de hoy.`,
    /** Said in place of a puzzle that a page describes wrongly. */
    broken: "Este problema no se puede mostrar",
    noExercises: "El texto de la partida no tiene ejercicios.",
    /** @param {number} rating */
    rating: (rating) => `Puntuación ${integer(rating)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of own moves
     */
    win: (colour, count) => `${FIRST[colour]} ganan en ${moves(count)}`,
    /**
     * @param {Colour} colour
     * @param {Colour} opponent
     * @param {number} count of moves of the opponent
     */
    hold: (colour, opponent, count) => `${FIRST[opponent]} amenazan con ganar en ${moves(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of stones
     */
    gain: (colour, count) => `${FIRST[colour]} ganan ${stones(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of moves
     */
    decide: (colour, count) => `¿Se gana en ${moves(count)}?`,
    /**
     * Before the task.
     *
     * @param {Colour} colour
     */
    youAre: (colour) => `Llevas ${SIDES[colour]}.`,
    /** @param {Colour} colour */
    toMove: (colour) => `Juegan ${SIDES[colour]}`,
    /**
     * The instruction under the goal.
     *
     * @type {Record<import("../../game/types.js").GoalKind, (colour: Colour, count: number) => string>}
     */
    tasks: {
      win: (colour, count) =>
        count === 1 ? "Busca la jugada que gana." : "Busca la jugada que gana contra cualquier respuesta.",
      hold: () => "Busca la única jugada que lo impide.",
      gain: (colour, count) =>
        count === 1
          ? "Busca la jugada que gana más fichas."
          : `Busca la jugada que gana más fichas en ${moves(count)}.`,
      decide: () => "Haz la jugada que gana o pasa si no la hay.",
      play: () => "Busca la jugada correcta.",
      end: () => "Busca la jugada correcta.",
      any: () => "Haz cualquier jugada.",
    },
    /**
     * How many pieces both have left to enter.
     *
     * @param {Colour} own
     * @param {number} count
     * @param {Colour} other
     * @param {number} otherCount
     */
    hands: (own, count, other, otherCount) =>
      `En mano: ${PLURAL[own]} ${integer(count)}, ${PLURAL[other]} ${integer(otherCount)}.`,
    pass: "Pasar",
    hint: "Pista",
    solution: "Solución",
    next: "Siguiente",
    retry: "Reintentar",
    /** Begins a list of exercises again. */
    restart: "Empezar de nuevo",
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `${integer(at)} de ${integer(of)}`,
    /** The title where there is nothing to be done. */
    read: "Mira esto",
    /** The words of a board on another page. */
    puzzle: "Problema",
    skip: "Omitir",
    /** @param {string} cell */
    hintCell: (cell) => `Mira ${cell}.`,
    solved: "Resuelto.",
    solvedLate: "Resuelto, aunque no a la primera.",
    passRight: "Correcto: no hay nada.",
    passWrong: "Se puede ganar. Mira.",
    /** @param {number} count of moves */
    nothing: (count) => `Aquí no se gana en ${moves(count)}: lo correcto era pasar.`,
    /** @param {string} reply */
    right: (reply) => `Correcto. Tu rival responde ${reply}. Te toca.`,
    /** @param {string} reply */
    longer: (reply) => `También gana, aunque tarda más. Tu rival responde ${reply}. Te toca.`,
    wrong: "Esa no es.",
    /**
     * @param {string} why the code of a reason, or the kind of the goal
     * @param {Colour} opponent
     * @param {string} move of the opponent
     */
    refutation: (why, opponent, move) =>
      why === "gain"
        ? `${FIRST[opponent]} responden ${move}, y ganas menos fichas.`
        : `${(replies[why] ?? replies.decide)(FIRST[opponent])}: ${move}.`,
    tryAgain: "Prueba otra vez.",
    showing: "Mira.",
    /** After a demonstration, whose moves are named below. */
    shown: "Esa era la solución. Elige una jugada para verla otra vez.",
    /**
     * A move of a line, and whose it is.
     *
     * @param {Colour} colour
     * @param {string} move
     */
    moveOf: (colour, move) => `${FIRST[colour]}: ${move}`,
    unsolved: "No se encontró solución a tiempo. Prueba otra vez.",
    otherDefence: "Otras defensas",
    /** @param {Colour} opponent */
    chooseReply: (opponent) => `Juega otra respuesta de ${SIDES[opponent]} y sigue.`,
    ownRating: "Tu puntuación",
    /** @param {number} deviation */
    uncertain: (deviation) => (deviation > 110 ? "Provisional" : `± ${integer(2 * deviation)}`),
    /** @param {number} count */
    calibration: (count) =>
      `Provisional: ${plural(count, { one: "falta # problema", other: "faltan # problemas" })}`,
    choice: "Qué practicar",
    theme: "Tema",
    anyTheme: "Todos los temas",
    difficulty: "Dificultad",
    difficulties: { easier: "Más fácil", own: "A mi nivel", harder: "Más difícil" },
    /** @param {number} count */
    solvedOnes: (count) => `Problemas resueltos (${integer(count)})`,
    /**
     * A solved puzzle in their list.
     *
     * @param {import("../../game/types.js").Goal} goal
     * @param {number} rating
     */
    solvedOne: ({ kind, moves: count, stones: won }, rating) =>
      `${integer(rating)} · ${kind === "gain" ? `ganar ${stones(won)}` : kind === "hold" ? "defender" : kind === "decide" ? "ganar o pasar" : `ganar en ${moves(count)}`}`,
    /**
     * @param {number} from
     * @param {number} to
     */
    ratingGraph: (from, to) => `Tu puntuación pasó de ${integer(from)} a ${integer(to)}`,
    /** @param {number} count */
    streak: (count) => plural(count, { one: "Racha: # día", other: "Racha: # días" }),
    /**
     * The days of the week, from Monday, as the row shows them.
     *
     * @param {Date} date
     */
    weekday: (date) => weekdays.format(date),
    /**
     * @param {Date} date
     * @param {boolean} isSolved
     */
    dayState: (date, isSolved) => `${days.format(date)}: ${isSolved ? "resuelto" : "sin resolver"}`,
    week: "Esta semana",
    progress: "Lo que se te da bien",
    /**
     * @param {string} theme
     * @param {number} solved
     * @param {number} tried
     */
    themeState: (theme, solved, tried) => `${sentence(theme)}: ${integer(solved)} de ${integer(tried)}`,
    /**
     * How many puzzles were solved at the first try.
     *
     * @param {number} solved
     * @param {number} of
     */
    count: (solved, of) =>
      `${integer(solved)} de ${plural(of, { one: "# problema resuelto", other: "# problemas resueltos" })}`,
    share: "Copiar enlace",
    copied: "Enlace copiado.",
    embed: "Insertar",
    print: "Imprimir una hoja",
    notKept: "Tu progreso no se guarda en este navegador.",
    run: "Tres minutos",
    /** @param {number} best */
    runNote: (best) =>
      best > 0
        ? `Todos los que puedas. Tu récord: ${integer(best)}`
        : "Todos los que puedas en tres minutos.",
    /**
     * @param {number} count
     * @param {string} time
     */
    runState: (count, time) => `${time} · ${plural(count, { one: "# resuelto", other: "# resueltos" })}`,
    /**
     * @param {number} count
     * @param {number} best
     */
    runOver: (count, best) =>
      count >= best && count > 0
        ? `¡Tiempo! Resueltos: ${integer(count)}, tu récord.`
        : `¡Tiempo! Resueltos: ${integer(count)}; tu récord es ${integer(best)}.`,
  },
};

export default words;
