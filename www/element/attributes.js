/**
 * Reads the attributes of a board. Values that make no sense are replaced by the nearest or the usual one, so
 * that there is always a game to play; `check-attributes.js` reports them.
 */
import { LOOK_ATTRIBUTES } from "../ui/looks.js";
import { DEFAULT_SETUP, PLAYERS } from "../game/state.js";
import { levelOf, listOf, secondsOf } from "./setup.js";

/** @import {Setup} from "../game/types.js" */

/**
 * The effect of a change of an attribute: another game is opened, the same one has other players, or goes to
 * another position, or the board looks different.
 *
 * @typedef {"game" | "players" | "ply" | "look" | "theme"} Effect
 */

/**
 * The attributes besides the looks. A description and a property of each are in `ergo-board.js`.
 *
 * @satisfies {Record<string, readonly Effect[]>}
 */
const EFFECTS = /** @type {const} */ ({
  game: ["game"],
  mode: ["players", "look"],
  side: ["players"],
  level: ["players"],
  seconds: ["players"],
  options: ["game"],
  position: ["game"],
  moves: ["game", "look"],
  "game-text": ["game"],
  puzzle: ["game"],
  goal: ["game"],
  ply: ["ply"],
  orientation: ["look"],
  theme: ["theme"],
  // It is read when an engine is needed.
  cores: [],
});

/** The attributes that say what is on a board and how it looks. */
export const ATTRIBUTES = /** @type {const} */ ([
  .../** @type {(keyof typeof EFFECTS)[]} */ (Object.keys(EFFECTS)),
  ...LOOK_ATTRIBUTES,
]);

/** @type {Map<string, readonly Effect[]>} */
const effects = new Map([
  ...Object.entries(EFFECTS),
  ...LOOK_ATTRIBUTES.map((name) => /** @type {const} */ ([name, ["look"]])),
]);

/**
 * Whether a change of one of these attributes has an effect.
 *
 * @param {readonly string[]} names
 * @param {Effect} effect
 */
export const haveEffect = (names, effect) => names.some((name) => effects.get(name)?.includes(effect));

/** The attributes that say which game is on the board. */
export const GAME_ATTRIBUTES = ATTRIBUTES.filter((name) => haveEffect([name], "game"));

/**
 * @typedef {object} Attributes
 * @property {"play" | "view" | "analyse" | "study" | "puzzle"} mode
 * @property {keyof typeof PLAYERS} side
 * @property {Setup} setup
 * @property {boolean} isView
 * @property {boolean} listsMoves
 * @property {"first" | "second" | undefined} orientation
 * @property {string} gameAsText the game as text, shown where no board can be
 */

/**
 * @param {Element} element
 * @returns {Attributes}
 */
export function readAttributes(element) {
  const read = (/** @type {string} */ name) => element.getAttribute(name)?.trim() || undefined;
  /**
   * @template {string} T
   * @param {string} name
   * @param {readonly T[]} known
   * @returns {T | undefined}
   */
  const choose = (name, known) => known.find((value) => value === read(name));
  const mode = choose("mode", /** @type {const} */ (["view", "analyse", "study", "puzzle"])) ?? "play";
  const side = choose("side", /** @type {const} */ (["second", "both", "none"])) ?? "first";
  const ply = Number(read("ply") ?? NaN);
  const [start, given, gameText] = ["position", "moves", "game-text"].map(read);
  const moves = given === "off" ? undefined : given;
  return {
    mode,
    side,
    setup: {
      game: read("game") ?? DEFAULT_SETUP.game,
      options: listOf(read("options")),
      players: PLAYERS[mode === "play" ? side : "both"],
      seconds: secondsOf(read("seconds")),
      level: levelOf(read("level")),
      gameText,
      ...(gameText === undefined && (start || moves) ? { start, moves: listOf(moves) } : {}),
      at: Number.isInteger(ply) && ply >= 0 ? ply : undefined,
      study: mode === "study",
    },
    isView: mode === "view",
    listsMoves: given !== "off",
    orientation: choose("orientation", /** @type {const} */ (["first", "second"])),
    gameAsText: gameText ?? [start, moves].filter(Boolean).join("\n"),
  };
}
