/** The opening explorer in Spanish. */
import { integer, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Aperturas",
  about:
    "Opciones: cuántas veces gana con la jugada quien tiene el turno. Vienen de búsquedas largas del " +
    "motor y están medidas, no demostradas, salvo donde se indica que gana o pierde. Motor: cuántas veces " +
    "se dio en aperturas que jugó el motor. Tuyas: cuántas veces en tus partidas.",
  table: "Jugadas conocidas, primero las mejores",
  columns: { move: "Jugada", chance: "Opciones", engine: "Motor", own: "Tuyas" },
  /** @param {number} percent */
  chance: (percent) => `${integer(percent)}\u00a0%`,
  number: integer,
  /**
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "y # simétrica", other: "y # simétricas" })}: ${moves.join(", ")}`,
  all: "Mostrar todas",
  loading: "Cargando…",
  unknown: "No se sabe nada de esta posición.",
  otherRules: "Solo se conocen con las reglas habituales del juego.",
  /** @param {number} count of moves */
  known: (count) =>
    plural(count, {
      one: "Apertura conocida: la primera jugada.",
      other: "Apertura conocida: las # primeras jugadas.",
    }),
};

export default words;
