/** The board in English: cells, trays, buttons, whose turn it is and how the game ended. */
import { integer, moves, plural, seconds } from "./format.js";
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
 */
export function stackText(stack) {
  const height = stack.reduce((sum, { count }) => sum + count, 0);
  const runs = stack.map(run);
  if (height === 1) return runs[0];
  return runs.length === 1
    ? `stack of ${runs[0]}`
    : `stack of ${integer(height)}, top to bottom: ${runs.join(", ")}`;
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
  captures: "the last stone captures from here",
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
  turn: (/** @type {number} */ number) => `Move ${integer(number)}`,
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
    if (player.kind === "engine") return LEVELS[player.number - 1];
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
  replay: "Show the end again",
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
  /** @param {Colour} colour */
  thinking: (colour) => `${COLOURS[colour]} is thinking…`,
  /** @param {Colour} colour */
  paused: (colour) => `Paused. ${COLOURS[colour]} to move.`,
  /** An earlier position, in which a person here can play. */
  takenBack: `Taken back. Play another move, or ${actions.redo}.`,
  /** The start of a game that goes on. */
  atStart: "The start of the game.",
  /**
   * An earlier position, by the move that leads to it.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   * @param {string} move
   */
  afterMove: (number, colour, move) => `Move ${integer(number)}, ${COLOURS[colour]}: ${move}.`,
  /**
   * A position on a line of the analysis; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  preview: (at, of) => `Preview: move ${integer(at)} of ${integer(of)}.`,
  /**
   * How hard the engine thinks.
   *
   * @param {number | undefined} depth in moves
   * @param {number | undefined} limit in seconds
   */
  effort: (depth, limit) =>
    [depth && `${moves(depth)} ahead`, limit && `at most ${seconds(limit)}`].filter(Boolean).join(", "),
  /** Asked before a game is given up. */
  resign: "Resign this game?",
  drawOffered: "Nobody is getting anywhere: the computer offers a draw.",
  /** @param {boolean} isEngine whether the opponent is the engine */
  offerDraw: (isEngine) => (isEngine ? "Offer the computer a draw?" : "End this game as a draw?"),
  /**
   * After a move that loses at once.
   *
   * @param {Colour} colour
   * @param {string} cell
   * @param {boolean} isMove whether the piece there moves, or else one is dropped there
   */
  blunder: (colour, cell, isMove) =>
    isMove
      ? `${COLOURS[colour]} can win next, with the piece on ${cell}.`
      : `${COLOURS[colour]} can win at ${cell} next.`,
  playOn: "Take your move back, or tap the board to play on.",
  /**
   * A move that waits for a second tap.
   *
   * @param {string} cell
   */
  confirm: (cell) => `Tap ${cell} again to play there.`,
};

/**
 * A win, as the winner, the loser or both read it.
 *
 * @param {import("../language.js").End} end
 */
function result({ winner = "white", viewer }) {
  if (viewer) return viewer === "winner" ? "You win!" : "You lose.";
  return `${COLOURS[winner]} wins!`;
}

/** @type {Record<import("../language.js").OutcomeReason, (end: import("../language.js").End) => string>} */
export const outcomes = {
  five: (end) =>
    end.viewer === "loser"
      ? `You lose. ${COLOURS[end.winner ?? "white"]} has five in a row.`
      : `${result(end)} Five in a row.`,
  city: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]}’s city has fallen.`,
  "no-stack": (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} has no stack left to sow.`,
  "all-captured": (end) => `${result(end)} All of ${COLOURS[end.loser ?? "white"]}’s stones are captured.`,
  "no-move": ({ turn }) => `Draw: ${COLOURS[turn]} has no legal move.`,
  repetition: () => "Draw: the same position occurred three times.",
  resigned: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} resigned.`,
  agreed: () => "Draw: agreed by both players.",
  time: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} ran out of time.`,
};
