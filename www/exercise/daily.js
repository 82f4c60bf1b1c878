/** The puzzle of the day: the same for everyone, by the local date. */
import { readGoal } from "../game/goal.js";

/** @import {Puzzle} from "./types.js" */

/** Puzzles of the day are not for beginners, nor for experts. */
const [LEAST, MOST] = [850, 1600];

/**
 * A local date, such as `2026-11-24`.
 *
 * @param {Date} [date]
 */
export function dayOf(date = new Date()) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * The day some days later.
 *
 * @param {string} day
 * @param {number} days
 */
export function dayAfter(day, days) {
  const [year, month, date] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date + days));
}

/**
 * A number from a text (FNV-1a).
 *
 * @param {string} text
 */
function hash(text) {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/**
 * The puzzle of a day: that with the smallest hash, so that other puzzles of a new version hardly change it.
 *
 * @param {readonly Puzzle[]} puzzles
 * @param {string} day
 */
export function puzzleOf(puzzles, day) {
  const suitable = puzzles.filter(
    ({ rating, goal }) => rating >= LEAST && rating <= MOST && readGoal(goal).kind !== "decide",
  );
  const ranked = (suitable.length > 0 ? suitable : puzzles).map((puzzle) => ({
    puzzle,
    rank: hash(`${day} ${puzzle.id}`),
  }));
  return ranked.reduce((best, other) => (other.rank < best.rank ? other : best)).puzzle;
}

/**
 * How many days in a row, up to today or yesterday, are in a list of days.
 *
 * @param {readonly string[]} days
 * @param {string} today
 */
export function streak(days, today) {
  let day = days.includes(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; days.includes(day); day = dayAfter(day, -1)) count++;
  return count;
}

/**
 * The days of the week that a day is in, from Monday.
 *
 * @param {string} day
 */
export function weekOf(day) {
  const [year, month, date] = day.split("-").map(Number);
  const weekday = (new Date(year, month - 1, date).getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => dayAfter(day, at - weekday));
}
