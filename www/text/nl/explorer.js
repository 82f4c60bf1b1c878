/** The opening explorer in Dutch. */
import { integer, percentage, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Openingen",
  about:
    "Kans: hoe vaak je met deze zet wint. Dat is gemeten, in lange berekeningen van de engine; bewezen is het " +
    "alleen waar winst of verlies staat. Computer: hoe vaak de zet voorkwam in openingen die de computer speelde. " +
    "Jij: hoe vaak in je eigen partijen.",
  table: "Bekende zetten, de beste bovenaan",
  columns: { move: "Zet", chance: "Kans", engine: "Computer", own: "Jij" },
  /** @param {number} percent */
  chance: percentage,
  number: integer,
  /**
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "en # spiegelbeeld", other: "en # spiegelbeelden" })}: ${moves.join(", ")}`,
  all: "Alles tonen",
  loading: "Laden…",
  unknown: "Over deze stelling is niets bekend.",
  otherRules: "Alleen voor de gewone regels van het spel zijn er cijfers.",
  /** @param {number} count of moves */
  known: (count) =>
    plural(count, { one: "Bekende opening: de eerste zet.", other: "Bekende opening: de eerste # zetten." }),
};

export default words;
