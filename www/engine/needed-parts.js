/**
 * The parts of the WebAssembly module that a call needs besides the base, which everything needs.
 * `xtask/src/split.rs` makes them.
 */

import { MODULE_PARTS } from "../games/module-parts.js";

/** @import {Setup} from "../game/types.js" */

/** Calls about game texts and links, and those that edit the tree of moves. */
const TEXTS = ["edit", "link", "read", "readLink", "readList", "save"];

/** Calls that explain and judge positions, and those that set them up. */
const STUDY = [
  "attempt",
  "checkGoal",
  "draft",
  "editDraft",
  "examine",
  "explain",
  "facts",
  "judge",
  "readDraft",
  "recallReview",
  "refusalOf",
  "solution",
  "threats",
  "tryMove",
];

/**
 * The part of a game, if there is such a game.
 *
 * @param {string} game
 */
const partsOfGame = (game) => (Object.hasOwn(MODULE_PARTS, game) ? [MODULE_PARTS[game]] : []);

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
const searchOfGame = (game) => partsOfGame(game).map((part) => `${part}-search`);

/**
 * @param {string} op
 * @param {readonly any[]} args
 * @param {string} game the one that is open
 */
export function neededParts(op, args, game) {
  const isStudy = STUDY.includes(op);
  const opensText = op === "open" && args[0].gameText !== undefined;
  return [
    ...gamesOf(op, args),
    ...(isStudy || opensText || TEXTS.includes(op) ? ["texts"] : []),
    ...(isStudy || op === "think" ? searchOfGame(game) : []),
    ...(isStudy ? ["study"] : []),
  ];
}
