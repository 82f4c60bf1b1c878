/** Setting the goal of an exercise, and making a lesson of a study, in Spanish. */
import { plural } from "./format.js";

const exercises = (/** @type {number} */ count) =>
  plural(count, { one: "# ejercicio", other: "# ejercicios" });

const goals = {
  /**
   * The title of the form.
   *
   * @param {string} move with its number; empty for the start
   */
  title: (move) => (move ? `Objetivo tras ${move}` : "Objetivo al inicio"),
  /** @type {Record<import("../../game/types.js").GoalKind, string>} */
  kinds: {
    win: "Ganar",
    hold: "Impedir que gane el rival",
    gain: "Ganar fichas",
    decide: "Ganar si se puede, o pasar",
    play: "Hacer una de ciertas jugadas",
    end: "Llegar a una de ciertas casillas",
    any: "Hacer cualquier jugada",
  },
  moves: "Jugadas",
  stones: "Fichas",
  names: "Jugadas correctas",
  cells: "Casillas",
  remove: "Quitar objetivo",
  saved: "Objetivo guardado.",
  removed: "Objetivo quitado.",
  checking: "Comprobando…",
  unchecked: "El motor no está en marcha, así que este objetivo no se comprueba.",
  /** The field of moves or cells has none, or something else. */
  missing: "Escribe jugadas como en la lista, o nombres de casillas, separados por espacios.",
  number: "Escribe números enteros: de 1 a 50 jugadas, de 1 a 999 fichas.",
  /**
   * The result of checking a goal.
   *
   * @param {import("../../exercise/check.js").Finding} finding
   */
  found: ({ kind, move = "" }) =>
    ({
      solved: `Se puede: ${move} es correcta.`,
      pass: "Aquí no se puede ganar así: lo correcto es pasar.",
      unsolved: "No se pudo demostrar ninguna solución. Elige otro objetivo.",
      over: "Aquí la partida ha terminado y no se puede jugar nada.",
      unfit: "En este juego no se ganan fichas.",
      illegal: `${move} no se puede jugar aquí.`,
    })[kind],
  makeLesson: "Crear una lección",
  lessonTitle: "Título",
  lessonLink: "Enlace a la lección",
  embed: "Insertar…",
  tryIt: "Probarla",
  /** A part of the name of a file, in small letters and hyphens. */
  fileName: "leccion",
  long: "La lección es demasiado larga para un enlace. Guárdala en un archivo y envíalo; se abre igual.",
  /** @param {number} count */
  checkingAll: (count) => `Comprobando ${exercises(count)}…`,
  /**
   * @param {number} count
   * @param {number} troubles how many of them cannot be done
   */
  checked: (count, troubles) =>
    troubles === 0
      ? `${exercises(count)}: ${count === 1 ? "se puede resolver" : "todos se pueden resolver"}.`
      : `${exercises(count)}. ${plural(troubles, { one: "Falla #:", other: "Fallan #:" })}`,
  /**
   * An exercise that cannot be done.
   *
   * @param {string} moves that lead there; empty for the start
   * @param {string} why
   */
  trouble: (moves, why) => (moves ? `Tras ${moves}: ${why}` : `Al inicio: ${why}`),
  /** A game with exercises was opened. */
  offered: "Una lección",
  offer: "Esta partida tiene ejercicios. ¿Jugarla como lección?",
  showGame: "Ver la partida",
  playLesson: "Empezar lección",
};

/** @type {import("../language.js").GoalWords} */
const words = { goals };

export default words;
