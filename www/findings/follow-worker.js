/**
 * Follows the strategy of a proof, in a worker of its own. The first message is `{ module, text }`, each
 * other one `{ game }`: the moves from the position of the proof, up to one of the winner, parted by spaces.
 * The answer to that is `{ game, replies }`, or `{ failure }` if something is wrong.
 */
import init, { Strategy } from "./wasm/check.js";

/**
 * A legal reply to the winner's move.
 *
 * @typedef {object} Reply
 * @property {string} move
 * @property {string} answer what the winner plays then
 * @property {number} turns the most that the winner needs then, with that move
 */
/** @typedef {{ game: string; replies: Reply[] } | { failure: string }} Answer */

/**
 * The replies to the last move of a game, the longest defences first.
 *
 * @param {Strategy} strategy
 * @param {string} game
 * @returns {Reply[]}
 */
export function repliesTo(strategy, game) {
  const [, before, last] = /** @type {RegExpExecArray} */ (/^(.*?) ?(\S+)$/.exec(game));
  const moves = strategy.answer(before) === last ? strategy.replies(before) : undefined;
  if (!moves) throw new Error(`the proof has no ${game}`);
  const replies = moves.map((move) => {
    const after = `${game} ${move}`;
    const [answer, turns] = [strategy.answer(after), strategy.turns(after)];
    if (!answer || !turns) throw new Error(`the proof has no answer to ${after}`);
    return { move, answer, turns };
  });
  return replies.sort((one, other) => other.turns - one.turns);
}

if (typeof WorkerGlobalScope === "function") {
  /** @type {Promise<Strategy> | undefined} */
  let strategy;
  /** @param {{ module: WebAssembly.Module; text: string }} proof */
  const read = async ({ module, text }) => {
    await init({ module_or_path: module });
    return new Strategy(text);
  };
  addEventListener("message", async ({ data }) => {
    try {
      if ("text" in data) strategy = read(data);
      else {
        const { game } = data;
        postMessage({ game, replies: repliesTo(/** @type {Strategy} */ (await strategy), game) });
      }
    } catch (error) {
      postMessage({ failure: String(error) });
    }
  });
}
