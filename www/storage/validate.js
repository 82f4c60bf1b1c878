/**
 * Whether something that was stored, or that a file says, is what the library writes. Values are checked as a
 * whole where they enter, so that nothing after that meets a date, a number or a text that it cannot show.
 * Pure functions.
 */
import { areRevisions } from "./stored-game.js";

/** @import {About} from "./types.js" */
/** @import {Entry} from "./types.js" */
/** @import {Summary} from "./types.js" */
/** @import {Opening} from "../library/types.js" */

/** The longest name or tag that a person can give, in UTF-16 code units. */
export const LONGEST_NAME = 100;

/** How many tags a game can have. */
export const MOST_TAGS = 100;

/** The longest text that a summary takes from a game text, such as the name of a player. */
export const LONGEST_SAID = 200;

/** How many names a person can have in games from elsewhere. */
export const MOST_OWN_NAMES = 200;

/** The longest opening that a summary holds. */
export const LONGEST_OPENING = 1000;

/** The longest id of an entry. */
const LONGEST_ID = 200;

/** The longest game text that the rules read, in bytes: no text has more characters. */
export const LONGEST_TEXT = 4_000_000;

/** The earliest and the latest time of a `Date`, in milliseconds before and after 1970. */
export const LATEST = 8.64e15;

/** More levels and turns than there are, and no more than can be shown. */
const MOST_LEVELS = 100;
const MOST_TURNS = 1_000_000;

const SOURCES = ["play", "friend", "file", "study"];
const PLAYERS = ["person", "engine", "remote"];
const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"];
const SIDES = ["any", "first", "second", "all"];

/**
 * @param {unknown} value
 * @param {number} longest
 */
const isText = (value, longest) => typeof value === "string" && value.length <= longest;

/**
 * @param {unknown} value
 * @param {number} most
 * @param {number} longest
 */
export const areTexts = (value, most, longest) =>
  Array.isArray(value) && value.length <= most && value.every((text) => isText(text, longest));

/**
 * @param {unknown} value
 * @param {number} least
 * @param {number} most
 */
const isCount = (value, least, most) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/**
 * A name of the code, such as `five` or `ergo`. A later version may have others.
 *
 * @param {unknown} value
 */
const isCode = (value) => typeof value === "string" && /^[a-z][a-z0-9-]{0,39}$/.test(value);

/**
 * Whether a number is the time of a date.
 *
 * @param {unknown} value
 * @returns {value is number}
 */
export const isTime = (value) => Number.isFinite(value) && Math.abs(Number(value)) <= LATEST;

/**
 * @param {unknown} value
 * @returns {value is string}
 */
export const isId = (value) => isText(value, LONGEST_ID) && value !== "";

/** @param {unknown} value */
const arePlayers = (value) =>
  Array.isArray(value) && value.length === 2 && value.every((player) => PLAYERS.includes(player));

/** @param {unknown} value */
const areTags = (value) => areTexts(value, MOST_TAGS, LONGEST_NAME);

/**
 * Whether something is what the library knows besides a text.
 *
 * @param {any} value
 * @returns {value is About}
 */
export function isAbout(value) {
  const { source, time, tags, name, players, side, level, reason, rated } = value ?? {};
  return (
    SOURCES.includes(source) &&
    isTime(time) &&
    areTags(tags) &&
    (name === undefined || isText(name, LONGEST_NAME)) &&
    (players === undefined || arePlayers(players)) &&
    [undefined, 0, 1].includes(side) &&
    (level === undefined || isCount(level, 0, MOST_LEVELS)) &&
    (reason === undefined || isCode(reason)) &&
    (rated === undefined || rated === true)
  );
}

/**
 * Whether something that was stored is an entry.
 *
 * @param {any} value
 * @returns {value is Entry}
 */
export function isEntry(value) {
  return (
    isId(value?.id) &&
    isText(value.text, LONGEST_TEXT) &&
    isText(value.line, LONGEST_TEXT) &&
    isAbout(value.about) &&
    (value.state === undefined || typeof value.state === "string") &&
    isCount(value.revision, 0, Number.MAX_SAFE_INTEGER) &&
    (value.revisions === undefined || areRevisions(value.revisions))
  );
}

/**
 * Whether something that was stored is a summary.
 *
 * @param {any} value
 * @returns {value is Summary}
 */
export function isSummary(value) {
  return (
    isId(value?.id) &&
    isText(value.print, LONGEST_NAME) &&
    isCode(value.game) &&
    SOURCES.includes(value.source) &&
    isText(value.name, LONGEST_NAME) &&
    areTags(value.tags) &&
    (value.players === null || arePlayers(value.players)) &&
    [null, 0, 1].includes(value.side) &&
    (value.level === null || isCount(value.level, 0, MOST_LEVELS)) &&
    areTexts(value.seats, 2, LONGEST_SAID) &&
    value.seats.length === 2 &&
    RESULTS.includes(value.result) &&
    (value.reason === null || isCode(value.reason)) &&
    isText(value.ending, LONGEST_SAID) &&
    (value.event === undefined || isText(value.event, LONGEST_SAID)) &&
    isCount(value.turns, 0, MOST_TURNS) &&
    (value.number === undefined || isCount(value.number, 0, MOST_TURNS)) &&
    isText(value.opening, LONGEST_OPENING) &&
    [undefined, true, false].includes(value.isStandard) &&
    (value.picture === undefined || isText(value.picture, LONGEST_SAID)) &&
    (value.rated === undefined || value.rated === true) &&
    isTime(value.time) &&
    typeof value.isDay === "boolean"
  );
}

/**
 * Whether something that the history holds is a node of the opening tree.
 *
 * @param {any} value
 * @returns {value is Opening}
 */
export const isOpening = (value) =>
  // Without a game, the first one is shown.
  (value?.game === "" || isCode(value?.game)) &&
  SIDES.includes(value.side) &&
  isText(value.moves, LONGEST_OPENING);
