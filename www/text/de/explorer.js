/** The opening explorer in German. */
import { integer, percentage, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Eröffnungen",
  about:
    "Chance: wie oft gewinnt, wer diesen Zug macht. Gemessen ist das mit langen Berechnungen der Engine; bewiesen " +
    "ist es nur, wo ein Gewinn oder ein Verlust angegeben ist. Engine: wie oft der Zug in Eröffnungen vorkam, " +
    "die die Engine gespielt hat. Deine: wie oft in deinen Partien.",
  table: "Bekannte Züge, die besten zuerst",
  columns: { move: "Zug", chance: "Chance", engine: "Engine", own: "Deine" },
  /** @param {number} percent */
  chance: percentage,
  number: integer,
  /**
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "und # Spiegelbild", other: "und # Spiegelbilder" })}: ${moves.join(", ")}`,
  all: "Alle zeigen",
  loading: "Wird geladen…",
  unknown: "Über diese Stellung ist nichts bekannt.",
  otherRules: "Zahlen gibt es nur für die üblichen Regeln des Spiels.",
  /** @param {number} count of moves */
  known: (count) =>
    plural(count, {
      one: "Bekannte Eröffnung: der erste Zug.",
      other: "Bekannte Eröffnung: die ersten # Züge.",
    }),
};

export default words;
