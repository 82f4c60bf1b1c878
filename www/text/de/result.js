/** The end of a game in German. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {End} from "../language.js" */

/** A draw that is offered to the engine. */
export const drawOffer = {
  considered: "Der Computer denkt über dein Angebot nach…",
  declined: "Der Computer spielt weiter: Seine Stellung gefällt ihm.",
};

export const result = {
  label: "Ergebnis",
  /** @param {End} end */
  title: ({ winner, viewer }) => {
    if (!winner) return "Remis.";
    if (viewer) return viewer === "winner" ? "Du hast gewonnen!" : "Du hast verloren.";
    return `${COLOURS[winner]} hat gewonnen!`;
  },
  /**
   * How the game ended.
   *
   * @type {Record<import("../language.js").OutcomeReason, (end: End & { cells: string[] }) => string>}
   */
  how: {
    five: ({ cells, winner = "white", viewer }) =>
      viewer === "loser"
        ? `${COLOURS[winner]} hat fünf in einer Reihe, von ${cells[0]} bis ${cells.at(-1)}.`
        : `Fünf in einer Reihe, von ${cells[0]} bis ${cells.at(-1)}.`,
    city: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Deine Stadt ist gefallen." : `Die Stadt von ${COLOURS[loser]} ist gefallen.`,
    "no-stack": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "Du hast keinen Stapel mehr zum Säen."
        : `${COLOURS[loser]} hat keinen Stapel mehr zum Säen.`,
    "all-captured": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "Alle deine Steine sind geschlagen."
        : `Alle Steine von ${COLOURS[loser]} sind geschlagen.`,
    "no-move": ({ turn }) => `${COLOURS[turn]} hat keinen gültigen Zug.`,
    repetition: () => "Dieselbe Stellung ist zum dritten Mal entstanden.",
    resigned: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Du hast aufgegeben." : `${COLOURS[loser]} hat aufgegeben.`,
    agreed: () => "Ihr habt euch auf Remis geeinigt.",
    time: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Deine Zeit ist abgelaufen." : `Die Zeit von ${COLOURS[loser]} ist abgelaufen.`,
  },
  rematch: "Revanche",
  swapSides: "Seiten tauschen",
  /** @param {number} level */
  tryLevel: (level) => `Stufe ${integer(level)} probieren`,
  review: "Auswertung",
  /** Opens the review at what cost the loser most. */
  why: "Warum verloren?",
  /** @param {number} count */
  moments: (count) =>
    count === 0
      ? "Nichts Entscheidendes"
      : plural(count, { one: "# Schlüsselmoment", other: "# Schlüsselmomente" }),
  judging: "Jeder Zug wird geprüft…",
  graph: "Gewinnchancen, Zug für Zug",
  /**
   * @param {number} percent
   * @param {import("../language.js").Colour} colour
   */
  chance: (percent, colour) => `${COLOURS[colour]} ${percentage(percent)}`,
};
