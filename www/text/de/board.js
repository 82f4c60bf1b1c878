/**
 * The board in German, before there is a game and while there is one: cells, trays, buttons, whose turn it
 * is.
 */
import { integer, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Colour} from "../language.js" */
/** @import {Stones} from "../language.js" */

/** @type {Record<Colour, string>} */
export const COLOURS = { white: "Weiß", black: "Schwarz" };

/** @type {Record<Colour, string>} */
const ADJECTIVES = { white: "weiße", black: "schwarze" };

/**
 * The kinds of stones: one, several, and several in the dative.
 *
 * @type {Record<import("../language.js").Shape, [one: string, many: string, dative: string]>}
 */
const SHAPES = {
  soldier: ["Soldat", "Soldaten", "Soldaten"],
  lion: ["Löwe", "Löwen", "Löwen"],
  stone: ["Stein", "Steine", "Steinen"],
};

/**
 * One stone of a kind, such as `weißer Stein`.
 *
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 */
export const oneStone = (colour, shape) => `${ADJECTIVES[colour]}r ${SHAPES[shape][0]}`;

/**
 * Equal stones in a stack, whose kind is known: `2 weiße`, `1 schwarzer`.
 *
 * @param {Stones} stones
 */
const run = ({ colour, count }) =>
  plural(count, { one: `# ${ADJECTIVES[colour]}r`, other: `# ${ADJECTIVES[colour]}` });

/**
 * From top to bottom; all stones of a stack have one shape.
 *
 * @param {Stones[]} stack
 * @param {number} [count] of cells with such a stack
 */
export function stackText(stack, count = 1) {
  const height = stack.reduce((sum, run) => sum + run.count, 0);
  const [{ colour, shape }] = stack;
  const [, many, dative] = SHAPES[shape];
  if (height === 1) return count === 1 ? oneStone(colour, shape) : `${ADJECTIVES[colour]} ${many}`;
  return stack.length === 1
    ? `Stapel aus ${integer(height)} ${ADJECTIVES[colour]}n ${dative}`
    : `Stapel aus ${integer(height)} ${dative}, von oben: ${stack.map(run).join(", ")}`;
}

/**
 * Properties of a cell, besides its stones.
 *
 * @type {Record<import("../language.js").CellFact, string>}
 */
const FACTS = {
  selected: "ausgewählt",
  movable: "kann ziehen",
  target: "mögliches Ziel",
  hint: "Tipp",
  last: "letzter Zug",
  winning: "entscheidet die Partie",
  must: "muss schlagen",
  forbidden: "hier darf kein Stein eingesetzt werden",
  captures: "der letzte Stein schlägt, wenn er hier landet",
  captured: "würde geschlagen",
  "city-falls": "die Stadt würde fallen",
  taken: "Stein hier geschlagen",
  sown: "Stein hier gesät",
  wrong: "geht hier nicht",
};

export const board = {
  /** @param {string} game */
  label: (game) => `${games[game].name}-Brett`,
  /** @param {import("../language.js").CellDescription} cell */
  cell({ name, stack, game = "", ground, facts = [] }) {
    const place = ground && games[game].grounds[ground];
    return [name, stack ? stackText(stack) : "frei", place, ...facts.map((fact) => FACTS[fact])]
      .filter(Boolean)
      .join(", ");
  },
  keys: "Mit den Pfeiltasten von Feld zu Feld, mit Eingabe auswählen, mit Esc abwählen; das Fragezeichen zeigt alle Tasten.",
  viewKeys: "Mit den Pfeiltasten von Feld zu Feld.",
  /** The game as text, where no board can be shown. */
  plain: "Die Partie als Text",
};

export const tray = {
  /**
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  name: (player, colour) => player.name || (player.kind === "seat" ? COLOURS[colour] : playerName(player)),
  /**
   * @param {import("../language.js").TrayState} state
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  state(state, player, colour) {
    if (state === "winner") return "Sieg";
    if (state === "thinking") return "Denkt nach…";
    if (state === "turn") return "Am Zug";
    if (player.kind === "engine") return LEVELS[player.number];
    return player.kind === "you" ? COLOURS[colour] : `Spieler ${integer(player.number)}`;
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
      hand: "im Vorrat",
      prisoners: plural(count, { one: "Gefangener", other: "Gefangene" }),
      left: "übrig",
    })[kind],
  /**
   * What both have in hand.
   *
   * @param {[Colour, Colour]} tones
   * @param {number[]} counts
   */
  hands: ([first, second], [own, other]) =>
    `Im Vorrat: ${COLOURS[first]} ${integer(own)}, ${COLOURS[second]} ${integer(other)}.`,
};

/**
 * A player wherever one is named: beside the board, in a game text, a review and the library.
 *
 * @param {import("../language.js").PlayerName} player
 */
export function playerName(player) {
  if (player.kind === "you") return "Du";
  return player.kind === "engine"
    ? `Computer, Stufe ${integer(player.number)}`
    : `Spieler ${integer(player.number)}`;
}

export const panel = {
  label: "Neben dem Brett",
  tabs: { aside: "Züge", analysis: "Analyse", rules: "Regeln" },
};

export const actions = {
  newGame: "Neue Partie",
  undo: "Zug zurück",
  takeBack: "Um Rücknahme bitten",
  redo: "Zug vor",
  swap: "Seiten tauschen",
  pause: "Pause",
  resume: "Fortsetzen",
  resumePlay: "Weiterspielen",
  flip: "Brett drehen",
  first: "Zum Anfang",
  back: "Voriger Zug",
  forward: "Nächster Zug",
  last: "Zum Ende",
  cancel: "Abbrechen",
  start: "Los",
  close: "Schließen",
  copy: "Kopieren",
  retry: "Noch einmal",
  hint: "Tipp",
  threats: "Drohungen",
  warnings: "Warnungen",
  resign: "Aufgeben",
  resignNow: "Aufgeben",
  offerDraw: "Remis anbieten",
  offerDrawNow: "Remis anbieten",
  agreeDrawNow: "Annehmen",
  rematch: "Revanche",
  swapSides: "Noch einmal mit getauschten Seiten",
  levelUp: "Eine Stufe stärker",
  levelDown: "Eine Stufe leichter",
  replay: "Schluss ansehen",
  review: "Partie auswerten",
  analyse: "Analyse",
  gameText: "Partietext",
  share: "Teilen",
  embed: "Einbetten",
  toolbar: "Bedienung der Partie",
  more: "Mehr",
};

export const status = {
  loading: "Das Brett wird aufgebaut…",
  failed: "Das Spiel läuft hier nicht.",
  unreadable: "Hier ist keine Partie zu sehen.",
  /** @param {Colour} colour */
  toMove: (colour) => `${COLOURS[colour]} ist am Zug.`,
  /** @param {Colour} colour */
  yourMove: (colour) => `Du bist dran, ${COLOURS[colour]}.`,
  /**
   * Under the swap rule.
   *
   * @param {Colour} colour that of the person now
   */
  swapped: (colour) => `Der Gegner hat deinen ersten Zug übernommen: Du bist jetzt ${COLOURS[colour]}.`,
};
