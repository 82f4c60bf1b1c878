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
 * The kinds of stones: one, several, and several after “von”.
 *
 * @type {Record<import("../language.js").Shape, [one: string, many: string, dative: string]>}
 */
const SHAPES = {
  soldier: ["Soldat", "Soldaten", "Soldaten"],
  lion: ["Löwe", "Löwen", "Löwen"],
  stone: ["Stein", "Steine", "Steinen"],
};

/**
 * Stones of a kind, such as `3 weiße Steine`.
 *
 * @param {Stones} stones
 */
export function run({ colour, shape, count }) {
  const [one, many] = SHAPES[shape];
  const adjective = ADJECTIVES[colour];
  return count === 1 ? `${adjective}r ${one}` : `${integer(count)} ${adjective} ${many}`;
}

/**
 * From top to bottom.
 *
 * @param {Stones[]} stack
 */
export function stackText(stack) {
  const height = stack.reduce((sum, { count }) => sum + count, 0);
  if (height === 1) return run(stack[0]);
  if (stack.length > 1)
    return `Stapel von ${integer(height)}, von oben nach unten: ${stack.map(run).join(", ")}`;
  const [{ colour, shape }] = stack;
  return `Stapel von ${integer(height)} ${ADJECTIVES[colour]}n ${SHAPES[shape][2]}`;
}

/**
 * Properties of a cell, besides its stones.
 *
 * @type {Record<import("../language.js").CellFact, string>}
 */
const FACTS = {
  selected: "gewählt",
  movable: "kann ziehen",
  target: "mögliches Ziel",
  hint: "Tipp",
  last: "letzter Zug",
  winning: "entscheidet die Partie",
  must: "muss schlagen",
  forbidden: "hier darf kein Stein eingesetzt werden",
  captures: "der letzte Stein schlägt von hier aus",
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
  keys: "Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Esc hebt die Wahl auf, Fragezeichen zeigt alle Tasten.",
  viewKeys: "Pfeiltasten gehen von Feld zu Feld.",
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
  undo: "Zurück",
  takeBack: "Um Rücknahme bitten",
  redo: "Wiederholen",
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
  swapSides: "Mit getauschten Seiten noch einmal",
  levelUp: "Eine Stufe stärker",
  levelDown: "Eine Stufe leichter",
  replay: "Ende noch einmal",
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
  unreadable: "Es gibt keine Partie zu zeigen.",
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
