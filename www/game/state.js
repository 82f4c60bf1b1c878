/**
 * The state of a game on the page and what follows from it: data and pure functions. Only `session.js`
 * changes the state.
 */

import { lineKey } from "./position.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {SearchInfo} from "../wasm/ergo_wasm.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */

/**
 * Somebody at this screen, the engine, or a remote friend.
 *
 * @typedef {"person" | "engine" | "remote"} Player
 */

/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {string[]} options
 * @property {[Player, Player]} players the first and the second player
 * @property {number} seconds the time limit of the engine per move
 * @property {number} level the strength of the engine, from 1 to 10
 * @property {string} [start] the starting position, unless it is the start of the game
 * @property {string[]} [moves] the moves of the game
 * @property {number} [at] how many of its moves are on the board
 * @property {boolean} [paused] whether the engine waits for `resume`
 * @property {import("./clock.js").TimeControl} [clock] the time limit, if there is one
 * @property {[number, number]} [left] milliseconds left to each player of a game that goes on
 * @property {Ended} [ended] how the players ended the game
 * @property {Remote} [remote] the game with a remote friend
 * @property {boolean} [turnsBoard] whether the board turns to the player to move, for two people at one
 *   device
 * @property {boolean} [study] whether played moves are variations, and the tree of moves can be edited
 * @property {readonly number[]} [guide] the cells of a move that the page points along
 * @property {{ lead: string; text: string }} [remark] what the page says about the position on the board
 * @property {readonly import("../wasm/ergo_wasm.js").Drawing[]} [shapes] marked cells and arrows that the
 *   page draws
 * @property {any} [pageData] what the page keeps with the game; the board does not use it
 * @property {string} [gameText] the game text that the game was opened from; without `moves`, its first game
 *   is opened
 */

/**
 * What a page keeps with a game, besides its moves, and shows with it.
 *
 * @typedef {Pick<Setup, "pageData" | "remote" | "guide" | "remark" | "shapes">} GameNotes
 */

/**
 * A game with a remote friend. The page has more to keep with it.
 *
 * @typedef {object} Remote
 * @property {string} id
 * @property {[string, string]} names of the first and the second player
 * @property {number} settled how many moves the friend knows: nothing can be played before them
 * @property {boolean} [isOver] whether both know how the game ended
 * @property {boolean} [isGuest] whether the friend has invited the local player
 */

/**
 * How players ended a game; nobody wins a draw.
 *
 * @typedef {{ winner?: 0 | 1; reason: "resigned" | "agreed" | "time" }} Ended
 */

/**
 * The activity of the page. `thinking` means that the engine is about to move; an analysis or a hint leaves
 * the game `ready`.
 *
 * @typedef {{ kind: "loading" }
 *   | { kind: "ready" }
 *   | { kind: "thinking"; info?: SearchInfo }
 *   | { kind: "failed"; failure?: Failure; error?: ParseError }} Status
 *   `failure` if the engine cannot run, `error` if the game text is wrong
 */

/** @typedef {{ code: "missing" | "damaged" | "old" | "forbidden" | "stopped"; detail: string }} Failure */

/**
 * A message below the board: a code of the language files, with the cells of a tap or the error in a text, or
 * a message of the page.
 *
 * @typedef {{ code: string; cells?: number[]; error?: ParseError; message?: string; detail?: string }} Notice
 */

/**
 * @typedef {object} State
 * @property {Status} status
 * @property {Setup} setup
 * @property {number} gameId changes when another game comes onto the board, not when the same game is
 *   reopened
 * @property {import("../wasm/ergo_wasm.js").Board} [board]
 * @property {View} [view]
 * @property {import("../wasm/ergo_wasm.js").Annotations} [annotations]
 * @property {boolean} [isFromText] whether the game was opened from a text, or is a study
 * @property {import("../wasm/ergo_wasm.js").GameInfo[]} [games] all games that can be played
 * @property {import("../wasm/ergo_wasm.js").LevelInfo[]} [levels] all levels of the engine
 * @property {boolean} paused whether the engine waits for `resume`
 * @property {boolean} isReplayed whether the end of the game is being shown again
 * @property {boolean} isVisible whether the board is visible
 * @property {boolean} isInPage whether the engine runs in the page, because no worker can be started
 * @property {AnalysisState} [analysis] while the position is analysed
 * @property {Preview} [preview] a line of the analysis or a variation shown in place of the game
 * @property {Hint} [hint]
 * @property {{ about: string; found: import("../wasm/ergo_wasm.js").Threat[] }} [threats] of the opponent, if
 *   they are shown; `about` is the key of the position
 * @property {import("./clock.js").Clock} [clock]
 * @property {Question} [question]
 * @property {Pending} [pending]
 * @property {Notice} [notice]
 */

/**
 * @typedef {object} AnalysisState
 * @property {boolean} paused
 * @property {boolean} isSilent whether it is not shown, as somebody only asked who is ahead
 * @property {number} lines how many of the best moves are compared
 * @property {number} [seconds] how long a position is analysed; without it, until something else is asked for
 * @property {Finding} [finding]
 * @property {Map<string, Finding>} known what was found in positions that were on the board before
 */

/**
 * A result of the analysis.
 *
 * @typedef {object} Finding
 * @property {string} about the key of the position
 * @property {SearchInfo} info
 * @property {number} speed nodes per second
 */

/**
 * The position after some moves of a line of the analysis, or of a variation.
 *
 * @typedef {object} Preview
 * @property {string} about the key of the position that the line starts from
 * @property {string[]} moves of the whole line
 * @property {{ finding: Finding; line: number }} [source] the analysis at the time when the preview was
 *   opened
 * @property {number} at how many moves of the line are shown
 * @property {View} view
 * @property {View} before the position before the last of these moves
 * @property {boolean} passing whether it ends when the pointer leaves
 */

/**
 * The question to a person before the game ends, or after a move that a reply with these cells would punish
 * at once, and after how many moves. `offered` is a draw that the engine offers.
 *
 * @typedef {{ about: "resign" | "draw" | "offered" | "blunder"; at: number; reply?: ArrayLike<number> }} Question
 */

/**
 * A move that a second tap on the same cell plays.
 *
 * @typedef {{ about: string; cell: number; move: string }} Pending
 */

/**
 * A suggested move; without `move` while the engine looks for one.
 *
 * @typedef {object} Hint
 * @property {string} about the key of the position
 * @property {number} step 1 says where to look, 2 which piece to move, 3 the move and why
 * @property {boolean} [isFaded] whether its arrow is gone, since the board was touched
 * @property {import("../wasm/ergo_wasm.js").Advice} [advice]
 * @property {number} [win] how many moves the win takes, if it is proven
 * @property {string} [move]
 * @property {string} [reply] the expected reply
 * @property {View} [view] the position after the move
 */

/** The best level; `src/search/levels.rs` defines them. */
export const TOP_LEVEL = 10;

/** @param {unknown} level */
export const isLevel = (level) => Number.isInteger(level) && Number(level) >= 1 && Number(level) <= TOP_LEVEL;

/** @type {Setup} */
export const DEFAULT_SETUP = {
  game: "ergo",
  options: [],
  players: ["person", "engine"],
  seconds: 1,
  level: 4,
};

/** @type {State} */
export const INITIAL_STATE = {
  status: { kind: "loading" },
  setup: DEFAULT_SETUP,
  gameId: 0,
  paused: false,
  isReplayed: false,
  isVisible: true,
  isInPage: false,
};

/**
 * The two players, by the side that people play.
 *
 * @type {Record<"first" | "second" | "both" | "none", Setup["players"]>}
 */
export const PLAYERS = {
  first: ["person", "engine"],
  second: ["engine", "person"],
  both: ["person", "person"],
  none: ["engine", "engine"],
};

/**
 * The side that people play.
 *
 * @param {Setup["players"]} players
 */
export function sideOf(players) {
  const sides = /** @type {(keyof typeof PLAYERS)[]} */ (Object.keys(PLAYERS));
  return sides.find((side) => String(PLAYERS[side]) === String(players)) ?? "first";
}

/**
 * Whether there is a game to play.
 *
 * @param {State} state
 */
export const isReady = ({ status }) => status.kind === "ready" || status.kind === "thinking";

/**
 * Whether a setup describes the game on the board.
 *
 * @param {Setup} setup
 * @param {View | undefined} view
 */
export const isSameGame = (setup, view) =>
  setup.moves !== undefined &&
  setup.game === view?.game &&
  lineKey(setup) === lineKey(view) &&
  String(setup.options) === String(view.options);

/**
 * Identifies a position of a game: the moves alone could be those of another game.
 *
 * @param {View} view
 */
export const positionKey = (view) => [view.at, view.game, ...view.options, lineKey(view)].join(" ");

/**
 * The player of a side. Under the swap rule, players can change sides.
 *
 * @param {Pick<State, "view" | "setup">} state
 * @param {number} side
 */
export const playerOf = ({ view, setup }, side) => setup.players[view?.swapped ? 1 - side : side];

/**
 * Whether a person is to move.
 *
 * @param {State} state
 */
export const isPersonsTurn = ({ view, setup }) =>
  !!view &&
  !view.outcome &&
  setup.players[view.player] === "person" &&
  view.at >= (setup.remote?.settled ?? 0);

/**
 * Whether the engine is to move, paused or not.
 *
 * @param {State} state
 */
export const awaitsEngine = ({ view, setup }) =>
  !!view && !view.outcome && setup.players[view.player] === "engine";

/**
 * Whether the engine is to move and not paused.
 *
 * @param {State} state
 */
export const isEnginesTurn = (state) => !state.paused && awaitsEngine(state);

/**
 * Whether the engine may help people: not while they play a remote friend.
 *
 * @param {State} state
 */
export const hasHelp = ({ view, setup: { remote } }) => !(remote && !remote.isOver && !view?.outcome);

/**
 * Whether later moves of the game are undone.
 *
 * @param {View | undefined} view
 */
export const isLookingBack = (view) => view !== undefined && view.at < view.history.length;

/**
 * The variation shown in place of the game, if there is one.
 *
 * @param {State} state
 */
export const shownVariation = ({ preview }) => (preview?.source ? undefined : preview);

/**
 * Whether there is nothing to step back to.
 *
 * @param {State} state
 */
export const isAtStart = (state) => !state.view?.at && !shownVariation(state);

/**
 * Whether the last move of the game, or of the variation that is shown, is on the board.
 *
 * @param {State} state
 */
export function isAtEnd(state) {
  const variation = shownVariation(state);
  return variation ? variation.at === variation.moves.length : !isLookingBack(state.view);
}

/**
 * Whether a value is an ending.
 *
 * @param {any} value
 * @returns {value is Ended}
 */
export const isEnded = (value) =>
  value?.reason === "agreed"
    ? value.winner === undefined
    : ["resigned", "time"].includes(value?.reason) && [0, 1].includes(value.winner);

/**
 * How the players ended a game, if they did; as long as undone moves follow, as before.
 *
 * @param {View} view
 * @param {Setup} setup
 * @returns {Ended | undefined}
 */
export function endedOf(view, setup) {
  if (isLookingBack(view)) return setup.ended;
  const { winner, reason } = view.outcome ?? {};
  return reason === "resigned" || reason === "agreed" || reason === "time" ? { winner, reason } : undefined;
}

/**
 * The time limit of the engine per move, in seconds.
 *
 * @param {State} state
 */
export const timeLimit = ({ setup, levels }) =>
  Math.min(setup.seconds, levels?.[setup.level - 1]?.seconds ?? Infinity);

/**
 * Identifies a position, whichever moves lead to it.
 *
 * @param {View} view
 */
const placementKey = ({ game, options, position }) => [game, ...options, position].join(" ");

/** More positions than these are not remembered. */
const MOST_KNOWN = 500;

/**
 * Remembers what was found in the position on the board.
 *
 * @param {State} state
 * @param {Finding} finding
 */
export function rememberFinding({ view, analysis }, finding) {
  const { known } = analysis ?? {};
  if (!view || !known) return;
  const key = placementKey(view);
  known.delete(key);
  known.set(key, finding);
  const [first] = known.keys();
  if (known.size > MOST_KNOWN) known.delete(first);
}

/**
 * The findings from when the position was on the board before.
 *
 * @param {State} state
 * @returns {Finding | undefined}
 */
function knownFinding({ view, analysis }) {
  const finding = view && analysis?.known.get(placementKey(view));
  return finding && { ...finding, about: positionKey(view) };
}

/**
 * Drops results that belong to another position than the one on the board.
 *
 * @param {State} state
 * @returns {State}
 */
export function dropStale(state) {
  const { view, analysis, preview, hint, threats, pending, question } = state;
  const about = view && positionKey(view);
  const fits = (/** @type {{ about: string } | undefined} */ part) =>
    part === undefined || part.about === about;
  if (!hasHelp(state) && (analysis || hint || threats)) {
    return {
      ...state,
      analysis: undefined,
      hint: undefined,
      threats: undefined,
      notice: { code: "no-help" },
    };
  }
  const isAsked = question === undefined || (question.at === view?.at && !view.outcome);
  const finding = (fits(analysis?.finding) ? analysis?.finding : undefined) ?? knownFinding(state);
  if (analysis?.finding === finding && isAsked && [preview, hint, threats, pending].every(fits)) return state;
  return {
    ...state,
    threats: fits(threats) ? threats : undefined,
    pending: fits(pending) ? pending : undefined,
    question: isAsked ? question : undefined,
    analysis: analysis && { ...analysis, finding },
    preview: fits(preview) ? preview : undefined,
    hint: fits(hint) ? hint : undefined,
  };
}

/**
 * The plies to which undo and redo lead: those at which a person is to move. What a remote friend knows is
 * not taken back without asking them.
 *
 * @param {State} state
 */
function undoStops({ view, setup }) {
  if (!view) return [];
  const persons = view.history.map(({ player }) => setup.players[player] === "person");
  const any = persons.includes(true);
  const first = setup.remote?.settled ?? 0;
  return [...persons, true].flatMap((person, at) => (at >= first && (person || !any) ? [at] : []));
}

/**
 * Where undo leads, if anywhere.
 *
 * @param {State} state
 */
export const undoTarget = (state) => undoStops(state).findLast((at) => at < (state.view?.at ?? 0));

/**
 * Where redo leads, if anywhere.
 *
 * @param {State} state
 */
export const redoTarget = (state) => undoStops(state).find((at) => at > (state.view?.at ?? 0));

/**
 * The goal of the engine's search now, if there is one.
 *
 * @typedef {{ kind: "move" | "hint" | "analysis"; key: string }} SearchGoal
 */

/**
 * The engine's own move comes first, then a hint, then the analysis.
 *
 * @param {State} state
 * @returns {SearchGoal | undefined}
 */
export function searchGoal(state) {
  const { view, setup, analysis, hint, isVisible } = state;
  if (!view || view.outcome || !isReady(state)) return undefined;
  const goal = (/** @type {SearchGoal["kind"]} */ kind, wanted = "") => ({
    kind,
    key: `${kind} ${wanted} ${positionKey(view)}`,
  });
  // While the board is hidden, two engines pause, and so does the analysis.
  // A person may still take back a blunder.
  if (isEnginesTurn(state) && state.question?.about === "blunder") return undefined;
  if (isEnginesTurn(state)) return isVisible || setup.players.includes("person") ? goal("move") : undefined;
  if (hint && !hint.move) return goal("hint");
  return analysis && !analysis.paused && isVisible
    ? goal("analysis", `${analysis.lines} ${analysis.seconds}`)
    : undefined;
}
