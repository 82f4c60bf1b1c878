/** The place of lessons in Spanish. The lessons themselves are in `games/<id>/lessons.txt`. */
import { FIRST } from "./board.js";
import { integer, moves, plural, stones } from "./format.js";

/** @type {import("../language.js").LearnWords} */
const words = {
  learn: {
    intro:
      "Lecciones cortas, de unas pocas jugadas. Aquí puedes equivocarte sin miedo: el error se explica y se deshace.",
    lessons: "Lecciones",
    /**
     * Of a game without lessons.
     *
     * @param {string} name
     */
    none: (name) => `Aún no hay lecciones de ${name}. Las reglas dicen cómo se juega.`,
    /**
     * @param {number} at
     * @param {number} of
     */
    lesson: (at, of) => `Lección ${integer(at)} de ${integer(of)}`,
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `Paso ${integer(at)} de ${integer(of)}`,
    /**
     * How much of a lesson is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) =>
      done >= of ? "Hecha" : `${integer(done)} de ${plural(of, { one: "# paso", other: "# pasos" })}`,
    /**
     * @param {string} title of the lesson to start with or to go on with
     * @param {boolean} isNew
     */
    goOn: (title, isNew) => (isNew ? `Empezar: ${title}` : `Seguir: ${title}`),
    /**
     * How many lessons are done.
     *
     * @param {number} done
     * @param {number} of
     */
    finished: (done, of) => `${integer(done)} de ${integer(of)}`,
    /**
     * How long the rest takes.
     *
     * @param {number} minutes
     */
    left: (minutes) => plural(minutes, { one: "queda # minuto", other: "quedan # minutos" }),
    /**
     * @param {number} number of a lesson
     * @param {number} minutes that it takes
     */
    about: (number, minutes) => `Lección ${integer(number)} · ${integer(minutes)} min`,
    /** In a list, the lesson to go on with. */
    upNext: "Siguiente",
    rules: "Las reglas completas",
    showMe: "Muéstrame",
    next: "Seguir",
    play: "Jugar una partida",
    /** @param {string} title */
    nextLesson: (title) => `Siguiente: ${title}`,
    right: "¡Eso es!",
    slower: "También gana, pero tarda más. Busca la forma rápida.",
    /** @param {string} move */
    reply: (move) => `Bien. Tu rival responde ${move}. Te toca.`,
    /**
     * Said of a wrong move that is answered on the board.
     *
     * @param {import("../language.js").Colour} colour of the opponent
     * @param {string} move
     */
    refuted: (colour, move) => `${FIRST[colour]} responden ${move}.`,
    wrong: "Esa no es.",
    again: "Prueba otra vez.",
    showing: "Mira.",
    shown: "Ahora tú.",
    /** @param {string} title */
    done: (title) => `Lección terminada: ${title}`,
    doneText: "Bien hecho. Sigue con la lección siguiente o juega una partida.",
    allDone: "Ya has visto todas las lecciones. ¡Toca jugar!",
    unknown: "No existe esa lección.",
    pass: "Pasar",
    passWrong: "Aquí se puede ganar algo.",
    passShown: "Aquí no se puede ganar nada: pasa.",
    unsolved: "Este paso no tiene solución demostrada. Pasa al siguiente.",
    /** A lesson that somebody made of a study. */
    own: "Lección propia",
    ownText: "Esta lección salió de un estudio. Ábrelo para ver cómo está hecha y crear la tuya.",
    ownDone: "Bien hecho. Abre la lección como estudio para crear la tuya, o sigue con otras lecciones.",
    openStudy: "Abrir como estudio",
    all: "Todas las lecciones",
    untitled: "Lección",
    /**
     * The task in a step of such a lesson.
     *
     * @param {import("../../game/types.js").Goal} goal
     */
    task: ({ kind, moves: count, stones: won }) =>
      ({
        win: () => `Gana en ${moves(count)}.`,
        hold: () => `Aguanta ${moves(count)} sin perder.`,
        gain: () => `Gana ${stones(won)} en ${moves(count)}.`,
        decide: () => `Gana en ${moves(count)} o pasa si no se puede.`,
        play: () => "Busca la jugada correcta.",
        end: () => "Busca la jugada correcta.",
        any: () => "Haz cualquier jugada.",
      })[kind](),
    damaged:
      "Este enlace está dañado: falta una parte de la lección. Pide el enlace otra vez. Tus partidas no han cambiado.",
    gone: "Esta lección no está en este navegador. Pide su enlace o abre su archivo otra vez.",
    noGoals: "Esta partida no tiene ejercicios, así que no hay nada que resolver.",
  },
};

export default words;
