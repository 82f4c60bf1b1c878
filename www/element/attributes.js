/**
 * Reads the attributes of a board. Values that make no sense are replaced by the nearest or the usual one, so
 * that there is always a game to play; `check-attributes.js` reports them.
 */
import { LOOK_ATTRIBUTES } from "../draw/look.js";
import { DEFAULT_SETUP, PLAYERS, TOP_LEVEL } from "../game/state.js";

/** @import {Setup} from "../game/state.js" */

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
 * @property {string} plain the game as text, shown where no board can be
 */

/** The longest thinking time that can be set, in seconds. */
export const MAX_SECONDS = 60;

/** @param {string | undefined} list separated by spaces or commas */
const words = (list) => list?.split(/[\s,]+/).filter(Boolean) ?? [];

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
  const [level, seconds, ply] = ["level", "seconds", "ply"].map((name) => Number(read(name) ?? NaN));
  const [start, given, gameText] = ["position", "moves", "game-text"].map(read);
  const moves = given === "off" ? undefined : given;
  return {
    mode,
    side,
    setup: {
      game: read("game") ?? DEFAULT_SETUP.game,
      options: words(read("options")),
      players: PLAYERS[mode === "play" ? side : "both"],
      seconds: seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_SETUP.seconds,
      level: Number.isNaN(level) ? DEFAULT_SETUP.level : Math.min(Math.max(Math.round(level), 1), TOP_LEVEL),
      gameText,
      ...(gameText === undefined && (start || moves) ? { start, moves: words(moves) } : {}),
      at: Number.isInteger(ply) && ply >= 0 ? ply : undefined,
      study: mode === "study",
    },
    isView: mode === "view",
    listsMoves: given !== "off",
    orientation: choose("orientation", /** @type {const} */ (["first", "second"])),
    plain: gameText ?? [start, moves].filter(Boolean).join("\n"),
  };
}
