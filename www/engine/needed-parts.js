/**
 * The parts of the WebAssembly module that a call needs besides the base, which everything needs.
 * `xtask/src/split.rs` makes them.
 */

import { largeGame } from "../text/game-ids.js";
import { MODULE_PARTS } from "../games/module-parts.js";

/** @import {Setup} from "../game/types.js" */

/** Calls about game texts and links, and the list of all moves. */
const TEXTS = ["link", "moves", "read", "readLink", "readList", "save"];

/** Calls that need only the rules of a game. All others explain and judge positions, or set them up. */
const RULES = ["check", "end", "goTo", "open", "play", "preview", "stop", "tap", "untap"];

/**
 * The part of a game, if there is such a game.
 *
 * @param {string} game
 */
const partsOfGame = (game) => {
  const name = largeGame(game);
  return Object.hasOwn(MODULE_PARTS, name) ? [MODULE_PARTS[name]] : [];
};

/**
 * The parts of the games that a text may contain: each is named in it. Only a text without the tag of a game
 * can be a bare list of moves of any game.
 *
 * @param {string} text
 */
const partsOfText = (text) =>
  Object.keys(MODULE_PARTS)
    .filter((game) => new RegExp(`\\b${game}\\b`).test(text) || !text.includes("[Game "))
    .flatMap(partsOfGame);

/**
 * The parts of the games that a call is about, besides the game that is open.
 *
 * @param {string} op
 * @param {readonly unknown[]} args
 */
function gamesOf(op, [first]) {
  const { game = "", gameText } = /** @type {Partial<Setup>} */ (Object(first));
  if (op === "open" || op === "draft")
    return [...partsOfGame(game), ...(gameText === undefined ? [] : partsOfText(gameText))];
  if (op === "readList") return partsOfGame(String(first));
  // A link has the name of its game, too.
  if (op === "readLink") return partsOfText(`[Game ${first}`);
  return op === "read" ? partsOfText(String(first)) : [];
}

/**
 * The part with the search of a game, which its rules do not need.
 *
 * @param {string} game
 */
export const searchOfGame = (game) => partsOfGame(game).map((part) => `${part}-search`);

/**
 * Whether the next move may be a variation after a call: it goes back.
 *
 * @param {string} op
 * @param {readonly any[]} args
 */
export const mayGoBack = (op, args) => op === "goTo" || (op === "open" && args[0].at !== undefined);

/**
 * @param {string} op
 * @param {readonly any[]} args
 * @param {string} game the one that is open
 * @param {boolean} mayVary whether a move may be a variation, which is shown with the tree of moves
 */
export function neededParts(op, args, game, mayVary) {
  const isEdit = op === "edit";
  const isThought = op === "think";
  const isStudy = !isEdit && !isThought && ![...RULES, ...TEXTS].includes(op);
  const hasTree = op === "open" && (args[0].study || args[0].gameText !== undefined);
  const isText = isStudy || isEdit || hasTree || (mayVary && op === "play") || TEXTS.includes(op);
  return [
    ...gamesOf(op, args),
    ...(isText ? ["texts"] : []),
    ...(isEdit ? ["editing"] : []),
    ...(isStudy || isThought ? searchOfGame(game) : []),
    ...(isStudy ? ["study"] : []),
  ];
}
