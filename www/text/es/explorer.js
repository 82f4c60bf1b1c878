/** The opening explorer in Spanish. */
import { integer, percentage, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Aperturas",
  about:
    "Opciones: con qué frecuencia gana quien hace esta jugada, según búsquedas largas del motor; solo está " +
    "demostrado donde se indica una victoria o una derrota. Motor: cuántas veces aparece la jugada en las " +
    "aperturas que jugó el motor. Tuyas: cuántas veces aparece en tus partidas.",
  table: "Jugadas conocidas, de mejor a peor",
  columns: { move: "Jugada", chance: "Opciones", engine: "Motor", own: "Tuyas" },
  /** @param {number} percent */
  chance: percentage,
  number: integer,
  /**
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "y # simétrica", other: "y # simétricas" })}: ${moves.join(", ")}`,
  all: "Ver todas",
  loading: "Cargando…",
  unknown: "No hay datos de esta posición.",
  otherRules: "Solo hay datos para las reglas habituales del juego.",
  /** @param {number} count of moves */
  known: (count) =>
    plural(count, {
      one: "Apertura conocida: la primera jugada.",
      other: "Apertura conocida: las # primeras jugadas.",
    }),
};

export default words;
