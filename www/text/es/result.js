/** The end of a game in Spanish. */
import { COLOURS, FEMININE, FIRST, PLURAL, SIDES } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {End} from "../language.js" */

/** A draw that is offered to the engine. */
export const drawOffer = {
  considered: "La máquina está pensando en tu oferta…",
  declined: "La máquina sigue jugando: le gusta su posición.",
};

export const result = {
  label: "Resultado",
  /** @param {End} end */
  title: ({ winner, viewer }) => {
    if (!winner) return "Tablas";
    if (viewer) return viewer === "winner" ? "¡Victoria!" : "Derrota";
    return `¡Ganan ${SIDES[winner]}!`;
  },
  /**
   * How the game ended.
   *
   * @type {Record<import("../language.js").OutcomeReason, (end: End & { cells: string[] }) => string>}
   */
  how: {
    five: ({ cells, winner = "white", viewer }) =>
      viewer === "loser"
        ? `${FIRST[winner]} tienen cinco en línea, de ${cells[0]} a ${cells.at(-1)}.`
        : `Cinco en línea, de ${cells[0]} a ${cells.at(-1)}.`,
    city: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Tu ciudad ha caído." : `La ciudad ${FEMININE[loser]} ha caído.`,
    "no-stack": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "No te quedan pilas que sembrar."
        : `A ${SIDES[loser]} no les quedan pilas que sembrar.`,
    "all-captured": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "Todas tus fichas están capturadas."
        : `Todas las fichas ${PLURAL[loser]} están capturadas.`,
    "no-move": ({ turn }) => `${FIRST[turn]} no tienen jugada legal.`,
    repetition: () => "La misma posición por tercera vez.",
    resigned: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Te rindes." : `${FIRST[loser]} se rinden.`,
    agreed: () => "Tablas de común acuerdo.",
    time: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Se te acabó el tiempo." : `${FIRST[loser]} agotaron su tiempo.`,
  },
  rematch: "Revancha",
  swapSides: "Cambiar de bando",
  /** @param {number} level */
  tryLevel: (level) => `Al nivel ${integer(level)}`,
  review: "Revisar",
  /** Opens the review at what cost the loser most. */
  why: "¿Qué falló?",
  /** @param {number} count */
  moments: (count) =>
    count === 0 ? "Sin momentos clave" : plural(count, { one: "# momento clave", other: "# momentos clave" }),
  judging: "Analizando cada jugada…",
  graph: "Opciones de ganar, jugada a jugada",
  /**
   * @param {number} percent
   * @param {import("../language.js").Colour} colour
   */
  chance: (percent, colour) => `${COLOURS[colour]} ${percentage(percent)}`,
};
