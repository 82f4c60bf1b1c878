/** The opening explorer in German. */
import { integer, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Eröffnungen",
  about:
    "Chance: wie oft mit dem Zug gewinnt, wer am Zug ist. Sie stammt aus langen Suchen der Engine und ist " +
    "gemessen, nicht bewiesen, außer wo Gewinn oder Verlust gekennzeichnet ist. Engine: wie oft das in " +
    "Eröffnungen der Engine vorkam. Deine: wie oft in deinen Partien.",
  table: "Bekannte Züge, die besten zuerst",
  columns: { move: "Zug", chance: "Chance", engine: "Engine", own: "Deine" },
  /** @param {number} percent */
  chance: (percent) => `${integer(percent)}\u00a0%`,
  number: integer,
  /**
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "und # gespiegelter", other: "und # gespiegelte" })}: ${moves.join(", ")}`,
  all: "Alle zeigen",
  loading: "Wird geladen …",
  unknown: "Von dieser Stellung ist nichts bekannt.",
  otherRules: "Nur für die üblichen Regeln des Spiels bekannt.",
  /** @param {number} count of moves */
  known: (count) =>
    plural(count, {
      one: "Bekannte Eröffnung: der erste Zug.",
      other: "Bekannte Eröffnung: die ersten # Züge.",
    }),
};

export default words;
