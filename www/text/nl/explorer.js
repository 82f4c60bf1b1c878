/** The opening explorer in Dutch. */
import { integer, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Openingen",
  about:
    "Kans: hoe vaak de speler aan zet met de zet wint. Die komt uit lange zoekacties van de computer en is " +
    "gemeten, niet bewezen, behalve waar winst of verlies vermeld staat. Computer: hoe vaak dit voorkwam in " +
    "openingen die de computer speelde. Jij: hoe vaak in je eigen partijen.",
  table: "Bekende zetten, de beste eerst",
  columns: { move: "Zet", chance: "Kans", engine: "Computer", own: "Jij" },
  /** @param {number} percent */
  chance: (percent) => `${integer(percent)}%`,
  number: integer,
  /**
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "en # gespiegelde", other: "en # gespiegelde" })}: ${moves.join(", ")}`,
  all: "Alles tonen",
  loading: "Laden…",
  unknown: "Over deze stelling is niets bekend.",
  otherRules: "Alleen bekend voor de gewone regels van het spel.",
  /** @param {number} count of moves */
  known: (count) =>
    plural(count, { one: "Bekende opening: de eerste zet.", other: "Bekende opening: de eerste # zetten." }),
};

export default words;
