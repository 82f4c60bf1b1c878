/**
 * Finding a move: the game is set up in the engine from its moves alone, so nothing need be kept between two
 * posts.
 */

import { EngineFailure, GameFailure } from "./engine.js";
import { engineMoves } from "./games.js";

/** How many first moves are compared if the best one loses by a rule that the engine does not have. */
const ALTERNATIVES = 64;

/**
 * How strongly the engine plays.
 *
 * @typedef {object} Strength
 * @property {number} milliseconds for each move
 * @property {number} level 0 to 10
 * @property {number} hash megabytes of the transposition table
 */

/**
 * The move of the player to move, as the site writes it.
 *
 * @param {import("./engine.js").Engine} engine
 * @param {import("./games.js").SiteGame} game
 * @param {string[]} moves as the site writes them
 * @param {Strength} strength
 */
export async function findMove(engine, game, moves, strength) {
  const on = game.options.map((option) => `setoption name ${option} value true`);
  await engine.ask(
    `game ${game.id}`,
    ...on,
    `setoption name Hash value ${strength.hash}`,
    `setoption name Level value ${strength.level}`,
    "uginewgame",
  );
  const { start, rest } = await setUp(engine, engineMoves(game, moves), moves);
  const line = (/** @type {string[]} */ ...more) =>
    `position ${[start, "moves", ...rest, ...more].join(" ")}`;
  const [position] = await engine.ask("show");
  const win = game.win(position);
  if (win !== null) return game.toSite(win);
  const [best] = await engine.search(strength.milliseconds);
  const isSafe = async (/** @type {string} */ move) => {
    const said = await engine.ask(line(move), "query gameover", "show");
    return said[0] === "response true" || game.win(said[1]) === null;
  };
  if (await isSafe(best)) return game.toSite(best);
  await engine.ask(line());
  for (const move of await engine.search(strength.milliseconds, ALTERNATIVES)) {
    if (await isSafe(move)) return game.toSite(move);
  }
  return game.toSite(best);
}

/**
 * Sets up a game. Where it is drawn by the rules here and went on all the same, as after a position has come
 * three times, it starts anew from that position.
 *
 * @param {import("./engine.js").Engine} engine
 * @param {string[]} moves
 * @param {string[]} there the same as the site writes them, for errors
 * @returns {Promise<{ start: string; rest: string[] }>} the start and the moves since
 */
async function setUp(engine, moves, there) {
  let start = "startpos";
  let rest = moves;
  for (;;) {
    const played = await longest(engine, start, rest);
    const [result, position] = await engine.ask(
      `position ${start} moves ${rest.slice(0, played).join(" ")}`,
      "query result",
      "show",
    );
    const at = moves.length - rest.length + played;
    const isOver = result !== "response none";
    if (!isOver && played === rest.length) return { start, rest };
    if (!isOver) throw new GameFailure(`move ${at + 1} is not legal by the rules here: ${there[at]}`);
    if (result !== "response draw" || played === 0)
      throw new GameFailure(
        `the game is over by the rules here after ${at} moves: ${result.slice("response ".length)}`,
      );
    start = `fen ${position}`;
    rest = rest.slice(played);
  }
}

/**
 * How many of the moves can be played one after the other, found by halving.
 *
 * @param {import("./engine.js").Engine} engine
 * @param {string} start
 * @param {string[]} moves
 */
async function longest(engine, start, moves) {
  const canPlay = (/** @type {number} */ count) =>
    engine.ask(`position ${start} moves ${moves.slice(0, count).join(" ")}`).then(
      () => true,
      (error) => {
        if (error instanceof EngineFailure) throw error;
        return false;
      },
    );
  let [low, high] = [0, moves.length];
  if (await canPlay(high)) return high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await canPlay(middle)) low = middle;
    else high = middle;
  }
  return low;
}
