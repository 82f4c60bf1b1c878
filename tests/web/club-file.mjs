/**
 * The games of a club, as another program writes them: players by colour, results without a reason, and tags
 * that nothing here reads. Random games of all kinds, the same every time.
 */
import { Game } from "../../www/wasm/ergo_wasm.js";
import "./load-module.mjs";
import { GAMES } from "../../www/games/start.js";
import { random } from "./e2e/random.mjs";

const MEMBERS =
  "Ada Brandt, Bruno Costa, Cleo Dumas, Dora Eck, Emil Falk, Flora García, Gus Haan, Hana Ito, Ivo Jansen, Jo King, Kim Lenz, Zoë Maes"
    .split(", ")
    .map((name) => name.trim());

/** How many turns a game has at most, and among how many moves the first two are. */
const MOST_TURNS = 30;
const FIRST_MOVES = 3;

/**
 * A game of the file. `result` is that of its text.
 *
 * @typedef {object} ClubGame
 * @property {string} game
 * @property {[string, string]} players the first and the second
 * @property {string} result
 * @property {string[]} moves
 * @property {string} text
 */

/**
 * @param {(end: number) => number} below
 * @param {number} at
 * @returns {ClubGame}
 */
function clubGame(below, at) {
  const among = (/** @type {readonly any[]} */ list) => list[below(list.length)];
  const id = GAMES[at % GAMES.length];
  const options = id === "ergo" && below(4) === 0 ? ["black-begins"] : [];
  const game = new Game(id, options);
  const turns = 2 + below(MOST_TURNS - 2);
  /** @type {string[]} */
  const played = [];
  for (let moves = game.moves(); moves.length > 0 && played.length < turns; moves = game.moves()) {
    const move = among(played.length < 2 ? moves.slice(0, FIRST_MOVES) : moves);
    game.play(move);
    played.push(move);
  }
  const { outcome } = game.view();
  game.free();
  const decided = outcome && (outcome.winner === undefined ? "1/2-1/2" : ["1-0", "0-1"][outcome.winner]);
  const result = decided ?? among(["1-0", "1-0", "0-1", "0-1", "1/2-1/2", "*"]);
  const first = below(MEMBERS.length);
  const second = (first + 1 + below(MEMBERS.length - 1)) % MEMBERS.length;
  const [white, black] = options.length > 0 ? [second, first] : [first, second];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const tags = [
    ["Event", at < 150 ? "Club championship" : "Summer blitz"],
    ["Date", `2026.${two(1 + below(9))}.${two(1 + below(28))}`],
    ["Round", String(1 + below(11))],
    ["White", MEMBERS[white]],
    ["Black", MEMBERS[black]],
    ["Result", result],
    ["Game", id],
    ...(options.length > 0 ? [["Options", options.join(" ")]] : []),
    ...(below(3) === 0 ? [["ECO", `A${two(below(100))}`]] : []),
    ...(below(2) === 0 ? [["WhiteElo", String(1200 + below(900))]] : []),
  ];
  const numbered = played.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move));
  const head = tags.map(([name, value]) => `[${name} "${value}"]`);
  return {
    game: id,
    players: [MEMBERS[first], MEMBERS[second]],
    result,
    moves: played,
    text: [...head, "", [...numbered, result].join(" ")].join("\n"),
  };
}

/**
 * The games of the club.
 *
 * @param {number} [count]
 */
export function clubGames(count = 200) {
  const below = random(7);
  return Array.from({ length: count }, (_, at) => clubGame(below, at));
}
