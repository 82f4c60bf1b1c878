/**
 * Even games in the library: they are what the rating of a person follows from, so that it needs no place of
 * its own. And those on the board: whether the person has had help, and what a finished one has changed.
 */
import { careerOf, isCertain, nextLevel } from "../game/even.js";
import { continues, lineKey } from "../game/position.js";
import { isReady } from "../game/state.js";
import { LEVEL_RATINGS } from "../games/level-ratings.js";
import { loadWords } from "../text/index.js";
import { library } from "./library.js";

/**
 * @import {
 *   Career,
 *   EvenGame
 * } from "../game/even.js"
 */
/**
 * @import {
 *   Position,
 *   Setup
 * } from "../game/types.js"
 */
/** @import {Summary} from "./types.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * A finished game against a level; nothing if a game is another one.
 *
 * @param {Summary} summary
 * @returns {EvenGame | undefined}
 */
function gameAgainstLevel({ result, side, level, time }) {
  if (result === "*" || side === null || level === null) return undefined;
  const isWon = (result === "1-0") === (side === 0);
  return { time, level, score: result === "1/2-1/2" ? 0.5 : isWon ? 1 : 0 };
}

/**
 * The rating in a game, from what the library knows of all games: from the even games without help. Where
 * they begin follows from the other games against levels.
 *
 * @param {readonly Summary[]} summaries
 * @param {string} game
 */
export function careerIn(summaries, game) {
  const gamesOf = (/** @type {boolean} */ isRated) =>
    summaries.flatMap((summary) =>
      summary.game === game && (summary.rated ?? false) === isRated ? (gameAgainstLevel(summary) ?? []) : [],
    );
  return careerOf(gamesOf(true), LEVEL_RATINGS[game] ?? [], gamesOf(false));
}

/** Damaged games count for nothing, so that nobody needs to read them. */
const unread = async () => undefined;

/**
 * The rating in a game.
 *
 * @param {string} game
 * @param {Pick<import("./library.js").Library, "summaries">} [store]
 * @returns {Promise<Career>}
 */
export const readCareer = async (game, store = library) => careerIn(await store.summaries(unread), game);

/**
 * A game against a level that is about as strong as the person.
 *
 * @param {Setup} setup
 * @returns {Promise<Setup>}
 */
export async function evenGame(setup) {
  const career = await readCareer(setup.game);
  const level = nextLevel(career, LEVEL_RATINGS[setup.game]);
  return { ...setup, level, pageData: { ...setup.pageData, even: "rated" } };
}

/**
 * The longest line of moves that each board has shown of its game, and whether the game was over then.
 *
 * @type {WeakMap<ErgoBoard, { gameId: number; position: Position; isOver: boolean }>}
 */
const seen = new WeakMap();

/**
 * Marks an even game as helped after a hint, an analysis, an explanation, or a move taken back.
 *
 * @param {ErgoBoard} board
 */
export function noteHelp(board) {
  const { state } = board;
  const { setup, view, gameId, hint, analysis, threats } = state;
  if (!isReady(state) || !view || setup.pageData?.even !== "rated") return;
  const last = seen.get(board);
  const before = last?.gameId === gameId ? last : undefined;
  const isAtEnd = view.at === view.history.length;
  const isRunning = isAtEnd && !view.outcome;
  const isOther = before && lineKey(view) !== lineKey(before.position);
  const isTakenBack =
    before && (!continues(view, before.position) || (before.isOver && (isOther || isRunning)));
  seen.set(board, { gameId, position: view, isOver: isAtEnd ? !isRunning : before?.isOver === true });
  const isExplained = threats?.facts || threats?.commentary;
  if (isTakenBack || (isRunning && (hint || analysis || isExplained)))
    board.amend({ pageData: { ...setup.pageData, even: "helped" } });
}

/**
 * Says what the finished even game on a board has changed.
 *
 * @param {ErgoBoard} board
 * @param {Pick<import("./library.js").Library, "summaries">} store
 * @param {string} id its entry
 */
export async function tellChange(board, store, id) {
  const { setup, gameId } = board.state;
  const { even } = setup.pageData ?? {};
  if (!even) return;
  const verdict = await verdictOn(setup.game, even === "rated", store, id);
  if (board.state.gameId === gameId && verdict) board.amend({ verdict });
}

/**
 * @param {string} game
 * @param {boolean} isRated
 * @param {Pick<import("./library.js").Library, "summaries">} store
 * @param {string} id
 */
async function verdictOn(game, isRated, store, id) {
  const say = (await loadWords()).even;
  if (!isRated) return say.helped;
  const summaries = await store.summaries(unread);
  const career = careerIn(summaries, game);
  const { own, steps } = career;
  if (!isCertain(career)) return say.estimated(own.rating, steps.length);
  const others = summaries.filter((summary) => summary.id !== id);
  return say.changed(careerIn(others, game).own.rating, own.rating);
}
