/**
 * What the attributes of a board wish for. Whatever they say, there is a game to play: what cannot be
 * meant is as if it were not there.
 */
import { ORDINARY, isLevel } from "../game/session.js";

/** @typedef {import("../game/session.js").Setup} Setup */

/**
 * @typedef {object} Wish
 * @property {string} game
 * @property {"play" | "view" | "analyse"} mode
 * @property {keyof typeof PLAYERS} side
 * @property {Setup} setup
 * @property {string | undefined} text the text of a game, which is still to be read
 * @property {boolean} isView
 * @property {boolean} hasNames
 * @property {"first" | "second" | undefined} orientation
 * @property {string} plain the game as text, where no board can be shown
 */

/** Who plays, by the side that persons play. @type {Record<"first" | "second" | "both" | "none", Setup["players"]>} */
const PLAYERS = {
  first: ["person", "engine"],
  second: ["engine", "person"],
  both: ["person", "person"],
  none: ["engine", "engine"],
};

/** Which side persons play. @param {Setup["players"]} players */
export function sideOf(players) {
  const sides = /** @type {(keyof typeof PLAYERS)[]} */ (Object.keys(PLAYERS));
  return sides.find((side) => String(PLAYERS[side]) === String(players)) ?? "first";
}

/** The longest that an engine may be told to think, in seconds. */
const LONGEST = 60;

/** @param {Element} element @returns {Wish} */
export function wish(element) {
  const say = (/** @type {string} */ name) => element.getAttribute(name)?.trim() || undefined;
  /** @template {string} T @param {string} name @param {readonly T[]} known @returns {T | undefined} */
  const choose = (name, known) => known.find((value) => value === say(name));
  const mode = choose("mode", /** @type {const} */ (["view", "analyse"])) ?? "play";
  const side = choose("side", /** @type {const} */ (["second", "both", "none"])) ?? "first";
  const game = say("game") ?? ORDINARY.game;
  const [level, seconds, ply] = ["level", "seconds", "ply"].map((name) => Number(say(name) ?? NaN));
  const position = say("position");
  const record = say("record");
  // What a board tells of itself as its record is no text of many lines.
  const isText = record !== undefined && !/^(startpos|fen )/.test(record);
  return {
    game,
    mode,
    side,
    setup: {
      game,
      options: say("options")?.split(/[\s,]+/) ?? [],
      players: PLAYERS[mode === "play" ? side : "both"],
      seconds: seconds > 0 ? Math.min(seconds, LONGEST) : ORDINARY.seconds,
      level: isLevel(level) ? level : ORDINARY.level,
      position: record === undefined ? position : undefined,
      record: isText ? undefined : record,
      at: Number.isInteger(ply) && ply >= 0 ? ply : undefined,
    },
    text: isText ? record : undefined,
    isView: mode === "view",
    hasNames: choose("coordinates", /** @type {const} */ (["off"])) === undefined,
    orientation: choose("orientation", /** @type {const} */ (["first", "second"])),
    plain: record ?? position ?? "",
  };
}
