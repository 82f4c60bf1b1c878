/** The posts of Abstract Play: their form, and which of them can be answered. */

import { SITE_GAMES, engineMoves, siteGame } from "./games.js";

/** The most moves of a game; the longest games of both kinds are far below. */
const MOVES = 5_000;

/** The longest id of a game, in characters. */
const ID = 100;

/** A post that is refused, with the reason. */
export class Refusal extends Error {}

/**
 * A challenge, or a turn to move.
 *
 * @typedef {{ verb: "challenge"; name: string } | ({ verb: "move" } & import("./queue.js").Turn)} Post
 */

/**
 * Reads a post.
 *
 * @param {Buffer} body
 * @returns {Post}
 * @throws {Refusal}
 */
export function readPost(body) {
  const post = parsed(body);
  switch (post.verb) {
    case "challenge": {
      const { name } = gameOf(post);
      if (!Array.isArray(post.challengers)) throw new Refusal("`challengers` is not a list");
      if (post.challengers.length !== 1) throw new Refusal("this bot plays against one player");
      return { verb: "challenge", name };
    }
    case "move": {
      const { name, game } = gameOf(post);
      const { gameid, numPlayers } = post;
      if (typeof gameid !== "string" || gameid === "" || gameid.length > ID)
        throw new Refusal("`gameid` is not the id of a game");
      if (numPlayers !== 2) throw new Refusal("`numPlayers` is not 2");
      const moves = movesOf(post.moves);
      try {
        engineMoves(game, moves);
      } catch (error) {
        throw new Refusal(/** @type {Error} */ (error).message);
      }
      return { verb: "move", id: gameid, name, game, moves };
    }
    default:
      throw new Refusal("`verb` is neither `challenge` nor `move`");
  }
}

/**
 * @param {Buffer} body
 * @returns {Record<string, unknown>}
 */
function parsed(body) {
  let post;
  try {
    post = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (error) {
    throw new Refusal(`not JSON: ${/** @type {Error} */ (error).message}`);
  }
  if (typeof post !== "object" || post === null || Array.isArray(post)) throw new Refusal("not an object");
  return post;
}

/** @param {Record<string, unknown>} post */
function gameOf({ metaGame, variants }) {
  const game = siteGame(metaGame);
  if (!game) throw new Refusal(`\`metaGame\` is none of the games of this bot: ${SITE_GAMES.join(", ")}`);
  if (!Array.isArray(variants)) throw new Refusal("`variants` is not a list");
  if (variants.length > 0) throw new Refusal("this bot plays without variants");
  return { name: /** @type {string} */ (metaGame), game };
}

/**
 * The moves of all rounds, one after the other.
 *
 * @param {unknown} rounds
 * @returns {string[]}
 */
function movesOf(rounds) {
  if (!Array.isArray(rounds)) throw new Refusal("`moves` is not a list of rounds");
  for (const [number, round] of rounds.entries()) {
    const isLast = number === rounds.length - 1;
    if (!Array.isArray(round) || round.some((move) => typeof move !== "string"))
      throw new Refusal(`round ${number + 1} is not a list of moves`);
    if (round.length !== 2 && !(isLast && round.length === 1))
      throw new Refusal(`round ${number + 1} has ${round.length} moves`);
  }
  const moves = rounds.flat();
  if (moves.length > MOVES) throw new Refusal(`more than ${MOVES} moves`);
  return moves;
}
