/**
 * Reads the attributes of a board. Values that make no sense are replaced by the nearest or the usual one, so
 * that there is always a game to play; `check-attributes.js` reports them.
 */
import { LOOK_ATTRIBUTES } from "../ui/looks.js";
import { DEFAULT_SETUP, PLAYERS } from "../game/state.js";
import { levelOf, listOf, secondsOf } from "./setup.js";

/** @import {Setup} from "../game/types.js" */

/** The attributes that say what is on a board and how it looks. */
export const ATTRIBUTES = /** @type {const} */ ([
  "game",
  "mode",
  "side",
  "level",
  "seconds",
  "options",
  "position",
  "moves",
  "game-text",
  "puzzle",
  "goal",
  "ply",
  "orientation",
  "theme",
  "cores",
  ...LOOK_ATTRIBUTES,
]);

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
