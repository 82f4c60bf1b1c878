/**
 * The board in English, before there is a game and while there is one: cells, trays, buttons, whose turn it
 * is.
 */
import { integer, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Colour} from "../language.js" */
/** @import {Stones} from "../language.js" */

/** @type {Record<Colour, string>} */
export const COLOURS = { white: "White", black: "Black" };

/** @type {Record<import("../language.js").Shape, [one: string, many: string]>} */
const SHAPES = { soldier: ["soldier", "soldiers"], lion: ["lion", "lions"], stone: ["stone", "stones"] };

/**
 * Stones of a kind, such as `3 white stones`.
 *
 * @param {Stones} stones
 */
function run({ colour, shape, count }) {
  const [one, many] = SHAPES[shape];
  return count === 1 ? `${colour} ${one}` : `${integer(count)} ${colour} ${many}`;
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
  if (height === 1) return `${colour} ${SHAPES[shape][count === 1 ? 0 : 1]}`;
  const runs = stack.map(run);
  const noun = count === 1 ? "stack" : "stacks";
  return runs.length === 1
    ? `${noun} of ${runs[0]}`
    : `${noun} of ${integer(height)}, top to bottom: ${runs.join(", ")}`;
}

/**
 * Properties of a cell, besides its stones.
 *
 * @type {Record<import("../language.js").CellFact, string>}
 */
const FACTS = {
  selected: "selected",
  movable: "can move",
  target: "can go here",
  hint: "hint",
  last: "last move",
  winning: "decides the game",
  must: "must capture",
  forbidden: "no stone may enter here",
  captures: "the last stone captures if it lands here",
  captured: "would be captured",
  "city-falls": "the city would fall",
  taken: "stone taken here",
  sown: "stone sown here",
  wrong: "not possible here",
};

export const board = {
  /** @param {string} game */
  label: (game) => `${games[game].name} board`,
  /** @param {import("../language.js").CellDescription} cell */
  cell({ name, stack, game = "", ground, facts = [] }) {
    const place = ground && games[game].grounds[ground];
    return [name, stack ? stackText(stack) : "empty", place, ...facts.map((fact) => FACTS[fact])]
      .filter(Boolean)
      .join(", ");
  },
  keys: "Arrow keys move between cells, Enter selects, Escape deselects, question mark shows all keys.",
  viewKeys: "Arrow keys move between cells.",
  /** The game as text, where no board can be shown. */
  plain: "The game as text",
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
    if (state === "winner") return "Winner";
    if (state === "thinking") return "Thinking…";
    if (state === "turn") return player.kind === "you" ? "Your turn" : "To move";
    if (player.kind === "engine") return LEVELS[player.number];
    return player.kind === "you" ? COLOURS[colour] : `Player ${integer(player.number)}`;
  },
  count: integer,
  /**
   * The unit of a tray's number.
   *
   * @param {import("../language.js").StockKind} kind
   * @param {number} count
   */
  unit: (kind, count) =>
    ({ hand: "in hand", prisoners: plural(count, { one: "prisoner", other: "prisoners" }), left: "left" })[
      kind
    ],
  /**
   * What both have in hand.
   *
   * @param {[Colour, Colour]} tones
   * @param {number[]} counts
   */
  hands: ([first, second], [own, other]) =>
    `In hand: ${COLOURS[first]} ${integer(own)}, ${COLOURS[second]} ${integer(other)}.`,
};

/**
 * A player wherever one is named: beside the board, in a game text, a review and the library.
 *
 * @param {import("../language.js").PlayerName} player
 */
export function playerName(player) {
  if (player.kind === "you") return "You";
  return player.kind === "engine"
    ? `Computer, level ${integer(player.number)}`
    : `Player ${integer(player.number)}`;
}

export const panel = {
  label: "Beside the board",
  tabs: { aside: "Moves", analysis: "Analysis", rules: "Rules" },
};

export const actions = {
  newGame: "New game",
  undo: "Take back",
  takeBack: "Ask to take back",
  redo: "Redo",
  swap: "Swap sides",
  pause: "Pause",
  resume: "Resume",
  resumePlay: "Resume play",
  flip: "Flip board",
  first: "Go to start",
  back: "Previous move",
  forward: "Next move",
  last: "Go to end",
  cancel: "Cancel",
  start: "Start",
  close: "Close",
  copy: "Copy",
  retry: "Try again",
  hint: "Hint",
  threats: "Threats",
  warnings: "Warnings",
  resign: "Resign",
  resignNow: "Resign",
  offerDraw: "Offer a draw",
  offerDrawNow: "Offer a draw",
  agreeDrawNow: "Agree",
  rematch: "Rematch",
  swapSides: "Swap sides and play again",
  levelUp: "Play a stronger level",
  levelDown: "Play an easier level",
  replay: "Replay the end",
  review: "Review the game",
  analyse: "Analysis",
  gameText: "Game text",
  share: "Share",
  embed: "Embed",
  toolbar: "Game controls",
  more: "More",
};

export const status = {
  loading: "Setting up the board…",
  failed: "The game cannot run here.",
  unreadable: "There is no game to show.",
  /** @param {Colour} colour */
  toMove: (colour) => `${COLOURS[colour]} to move.`,
  /** @param {Colour} colour */
  yourMove: (colour) => `Your move, ${COLOURS[colour]}.`,
  /**
   * Under the swap rule.
   *
   * @param {Colour} colour that of the person now
   */
  swapped: (colour) => `Your opponent took over your first move: you are now ${COLOURS[colour]}.`,
};
