/** The end of a game in Dutch. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {End} from "../language.js" */

/** A draw that is offered to the engine. */
export const drawOffer = {
  considered: "De computer denkt over je voorstel na…",
  declined: "De computer speelt liever door: hij vindt zijn stelling goed genoeg.",
};

export const result = {
  label: "Uitslag",
  /** @param {End} end */
  title: ({ winner, viewer }) => {
    if (!winner) return "Remise";
    if (viewer) return viewer === "winner" ? "Gewonnen!" : "Verloren";
    return `${COLOURS[winner]} heeft gewonnen!`;
  },
  /**
   * How the game ended.
   *
   * @type {Record<import("../language.js").OutcomeReason, (end: End & { cells: string[] }) => string>}
   */
  how: {
    five: ({ cells, winner = "white", viewer }) =>
      viewer === "loser"
        ? `${COLOURS[winner]} heeft vijf op een rij, ${cells[0]} t/m ${cells.at(-1)}.`
        : `Vijf op een rij, ${cells[0]} t/m ${cells.at(-1)}.`,
    city: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Je stad is gevallen." : `De stad van ${COLOURS[loser]} is gevallen.`,
    "no-stack": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "Je hebt geen stapel meer om te zaaien."
        : `${COLOURS[loser]} heeft geen stapel meer om te zaaien.`,
    "all-captured": ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Al je stenen zijn geslagen." : `Alle stenen van ${COLOURS[loser]} zijn geslagen.`,
    "no-move": ({ turn }) => `${COLOURS[turn]} heeft geen geldige zet.`,
    repetition: () => "Dezelfde stelling is drie keer voorgekomen.",
    resigned: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Je hebt opgegeven." : `${COLOURS[loser]} heeft opgegeven.`,
    agreed: () => "Jullie zijn remise overeengekomen.",
    time: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Je tijd is om." : `De tijd van ${COLOURS[loser]} is om.`,
  },
  rematch: "Revanche",
  swapSides: "Andere kleur",
  /** @param {number} level */
  tryLevel: (level) => `Niveau ${integer(level)}`,
  review: "Terugblik",
  /** Opens the review at what cost the loser most. */
  why: "Waar ging het mis?",
  /** @param {number} count */
  moments: (count) =>
    count === 0
      ? "Geen sleutelmomenten"
      : plural(count, { one: "# sleutelmoment", other: "# sleutelmomenten" }),
  judging: "Elke zet wordt bekeken…",
  graph: "Winstkansen, zet voor zet",
  /**
   * @param {number} percent
   * @param {import("../language.js").Colour} colour
   */
  chance: (percent, colour) => `${COLOURS[colour]} ${percentage(percent)}`,
};
