/**
 * The state of a game on the page and what follows from it: data and pure functions. Only `session.js`
 * changes the state.
 */

import { GAMES } from "../games/start.js";
import { lineKey } from "./position.js";

/** @import {Setup} from "./types.js" */
/** @import {Ended} from "./types.js" */
/** @import {State} from "./types.js" */
/** @import {Finding} from "./types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/** The lowest and the highest level; `src/search/levels.rs` defines them. */
export const LOWEST_LEVEL = 0;
export const TOP_LEVEL = 10;

/** @param {unknown} level */
export const isLevel = (level) =>
  Number.isInteger(level) && Number(level) >= LOWEST_LEVEL && Number(level) <= TOP_LEVEL;

/** @type {Setup} */
export const DEFAULT_SETUP = {
  game: GAMES[0],
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
 * The side of the person at this screen, if there is only one.
 *
 * @param {Pick<State, "view" | "setup">} state
 */
export function ownSide(state) {
  const people = [0, 1].filter((side) => playerOf(state, side) === "person");
  return people.length === 1 ? people[0] : undefined;
}

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
 * Whether a person plays here.
 *
 * @param {State} state
 */
export const hasPerson = ({ setup }) => setup.players.includes("person");

/**
 * Whether a person plays against the engine.
 *
 * @param {State} state
 */
export const isAgainstEngine = ({ setup }) =>
  setup.players.includes("person") && setup.players.includes("engine");

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
  Math.min(setup.seconds, levels?.[setup.level]?.seconds ?? Infinity);

/**
 * Identifies a position, whichever moves lead to it.
 *
 * @param {View} view
 */
export const placementKey = ({ game, options, position }) => [game, ...options, position].join(" ");

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
  const { view, analysis, hint, isVisible } = state;
  if (!view || view.outcome || !isReady(state)) return undefined;
  const goal = (/** @type {SearchGoal["kind"]} */ kind, wanted = "") => ({
    kind,
    key: `${kind} ${wanted} ${positionKey(view)}`,
  });
  // While the board is hidden, two engines pause, and so does the analysis.
  // A person may still take back a blunder.
  if (isEnginesTurn(state) && state.question?.about === "blunder") return undefined;
  if (isEnginesTurn(state)) return isVisible || hasPerson(state) ? goal("move") : undefined;
  if (hint && !hint.move) return goal("hint");
  return analysis && !analysis.paused && isVisible
    ? goal("analysis", `${analysis.lines} ${analysis.seconds}`)
    : undefined;
}
