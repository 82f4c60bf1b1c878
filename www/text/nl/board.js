/** The board in Dutch, before there is a game and while there is one: cells, trays, buttons, whose turn it is. */
import { integer, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Colour} from "../language.js" */
/** @import {Stones} from "../language.js" */

/** @type {Record<Colour, string>} */
export const COLOURS = { white: "Wit", black: "Zwart" };

/**
 * The colours before nouns, all of which have the article “de”.
 *
 * @type {Record<Colour, string>}
 */
export const ADJECTIVES = { white: "witte", black: "zwarte" };

/** @type {Record<import("../language.js").Shape, [one: string, many: string]>} */
const SHAPES = { soldier: ["soldaat", "soldaten"], lion: ["leeuw", "leeuwen"], stone: ["steen", "stenen"] };

/**
 * Stones of a kind, such as `3 witte stenen`.
 *
 * @param {Stones} stones
 */
function run({ colour, shape, count }) {
  const [one, other] = SHAPES[shape].map((shapes) => `# ${ADJECTIVES[colour]} ${shapes}`);
  return plural(count, { one, other });
}

/**
 * From top to bottom.
 *
 * @param {Stones[]} stack
 * @param {number} [count] of cells with such a stack
 */
export function stackText(stack, count = 1) {
  const height = stack.reduce((sum, run) => sum + run.count, 0);
  const [{ colour, shape }] = stack;
  if (height === 1) return `${ADJECTIVES[colour]} ${SHAPES[shape][count === 1 ? 0 : 1]}`;
  const runs = stack.map(run);
  const noun = count === 1 ? "stapel" : "stapels";
  return runs.length === 1
    ? `${noun} van ${runs[0]}`
    : `${noun} van ${integer(height)}, van boven naar beneden: ${runs.join(", ")}`;
}

/**
 * Properties of a cell, besides its stones.
 *
 * @type {Record<import("../language.js").CellFact, string>}
 */
const FACTS = {
  selected: "gekozen",
  movable: "kan bewegen",
  target: "kan hierheen",
  hint: "hint",
  last: "laatste zet",
  winning: "beslist de partij",
  must: "moet slaan",
  forbidden: "hier mag geen steen komen",
  captures: "de laatste steen slaat als hij hier komt",
  captured: "zou worden geslagen",
  "city-falls": "de stad zou vallen",
  taken: "hier is een steen geslagen",
  sown: "hier is een steen gezaaid",
  wrong: "kan hier niet",
};

export const board = {
  /** @param {string} game */
  label: (game) => `${games[game].name}-bord`,
  /** @param {import("../language.js").CellDescription} cell */
  cell({ name, stack, game = "", ground, facts = [] }) {
    const place = ground && games[game].grounds[ground];
    return [name, stack ? stackText(stack) : "leeg", place, ...facts.map((fact) => FACTS[fact])]
      .filter(Boolean)
      .join(", ");
  },
  keys: "Met de pijltjestoetsen ga je van veld naar veld. Enter kiest, Escape heft de keuze op, en met het vraagteken zie je alle toetsen.",
  viewKeys: "Met de pijltjestoetsen ga je van veld naar veld.",
  /** The game as text, where no board can be shown. */
  plain: "De partij als tekst",
};

export const tray = {
  /**
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  name: (player, colour) => player.name || (player.kind === "seat" ? COLOURS[colour] : shortName(player)),
  /**
   * @param {import("../language.js").TrayState} state
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  state(state, player, colour) {
    if (state === "winner") return "Winnaar";
    if (state === "thinking") return "Denkt na…";
    if (state === "turn") return "Aan zet";
    if (player.kind === "engine") return LEVELS[player.number];
    return player.kind === "you" ? COLOURS[colour] : `Speler ${integer(player.number)}`;
  },
  count: integer,
  /**
   * The unit of a tray's number.
   *
   * @param {import("../language.js").StockKind} kind
   * @param {number} count
   */
  unit: (kind, count) =>
    ({
      hand: "in de hand",
      prisoners: plural(count, { one: "gevangene", other: "gevangenen" }),
      left: "over",
    })[kind],
  /**
   * What both have in hand.
   *
   * @param {[Colour, Colour]} tones
   * @param {number[]} counts
   */
  hands: ([first, second], [own, other]) =>
    `In de hand: ${COLOURS[first]} ${integer(own)}, ${COLOURS[second]} ${integer(other)}.`,
};

/**
 * A player wherever one is named in full: in a game text and a review.
 *
 * @param {import("../language.js").PlayerName} player
 */
export function playerName(player) {
  if (player.kind === "you") return "Jij";
  return player.kind === "engine"
    ? `Computer, niveau ${integer(player.number)}`
    : `Speler ${integer(player.number)}`;
}

/**
 * A player in a narrow row: beside the board of a phone and in the library, where the full name is cut.
 *
 * @param {import("../language.js").PlayerName} player
 */
export const shortName = (player) =>
  player.kind === "engine" ? `Computer, niv. ${integer(player.number)}` : playerName(player);

export const panel = {
  label: "Naast het bord",
  tabs: { aside: "Zetten", analysis: "Analyse", rules: "Regels" },
};

export const actions = {
  newGame: "Nieuwe partij",
  undo: "Terugnemen",
  takeBack: "Terugname vragen",
  redo: "Opnieuw doen",
  swap: "Kleur wisselen",
  pause: "Pauzeren",
  resume: "Hervatten",
  resumePlay: "Verderspelen",
  flip: "Bord draaien",
  first: "Naar het begin",
  back: "Vorige zet",
  forward: "Volgende zet",
  last: "Naar het einde",
  cancel: "Annuleren",
  start: "Starten",
  close: "Sluiten",
  copy: "Kopiëren",
  retry: "Opnieuw proberen",
  hint: "Hint",
  threats: "Dreigingen",
  warnings: "Waarschuwingen",
  resign: "Opgeven",
  resignNow: "Opgeven",
  offerDraw: "Remise aanbieden",
  offerDrawNow: "Remise aanbieden",
  agreeDrawNow: "Akkoord",
  rematch: "Revanche",
  swapSides: "Opnieuw met andere kleur",
  levelUp: "Een niveau hoger spelen",
  levelDown: "Een niveau lager spelen",
  replay: "Einde terugkijken",
  review: "Terugblik op de partij",
  analyse: "Analyse",
  gameText: "Partijtekst",
  share: "Delen",
  embed: "Insluiten",
  toolbar: "Bediening van de partij",
  more: "Meer",
};

export const status = {
  loading: "Het bord wordt klaargezet…",
  failed: "Het spel werkt hier niet.",
  unreadable: "Hier is geen partij te zien.",
  /** @param {Colour} colour */
  toMove: (colour) => `${COLOURS[colour]} is aan zet.`,
  /** @param {Colour} colour */
  yourMove: (colour) => `Jij bent aan zet, ${COLOURS[colour]}.`,
  /**
   * Under the swap rule.
   *
   * @param {Colour} colour that of the person now
   */
  swapped: (colour) => `Je tegenstander heeft je eerste zet overgenomen: jij bent nu ${COLOURS[colour]}.`,
};
