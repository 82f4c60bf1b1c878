/** Games of random moves. */
import { Game } from "../../www/wasm/ergo_wasm.js";
import "./load-module.mjs";
import { random } from "./e2e/random.mjs";

/** More than any game needs for a line that does not end before. */
const MOST_TRIES = 100;

/**
 * Moves of a game that is not over before.
 *
 * @param {string} id
 * @param {number} plies
 * @returns {string[]}
 */
export function randomMoves(id, plies) {
  for (let seed = 1; seed < MOST_TRIES; seed++) {
    const below = random(seed);
    const game = new Game(id, []);
    /** @type {string[]} */
    const played = [];
    for (let moves = game.moves(); moves.length > 0 && played.length < plies; moves = game.moves()) {
      const move = moves[below(moves.length)];
      game.play(move);
      played.push(move);
    }
    game.free();
    if (played.length === plies) return played;
  }
  throw new Error(`no game of ${id} has ${plies} plies`);
}
