/**
 * The mistakes of reviewed games as exercises that come back. The browser keeps them for each game.
 */
import { PLACE, read, write } from "../app/storage.js";
import { words } from "../text/index.js";
import { TOP_LEVEL } from "../game/state.js";
import { isMistake } from "./review-card.js";
import { answered, dueAt } from "./schedule.js";

/** @typedef {import("./review-card.js").Reviewed} Reviewed */
/** @typedef {import("./schedule.js").Memory} Memory */

/**
 * A position in which somebody made a mistake: its game, the moves that lead to it, what was played, and a better line.
 * @typedef {{ options: string[], line: string, played: string, better: string[], side: number, added: number, memory?: Memory }} Exercise
 */

/** More are not kept; those that are known best go first. */
const MOST = 300;

/** @param {string} game */
const keyOf = (game) => `${PLACE} mistakes ${game}`;

/** @param {any} value @returns {value is Exercise} */
function isExercise(value) {
  const isList = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((item) => typeof item === "string");
  const isNumber = (/** @type {unknown} */ number) => typeof number === "number" && Number.isFinite(number);
  const { options, line, played, better, side, added, memory } = value ?? {};
  const isKnown = memory === undefined || [memory?.stability, memory?.difficulty, memory?.tried].every(isNumber);
  return (
    isList(options) && isList(better) && typeof line === "string" && typeof played === "string" && [side, added].every(isNumber) && isKnown
  );
}

/** The exercises of a game. @param {string} game @returns {Exercise[]} */
export function exercisesOf(game) {
  try {
    const stored = JSON.parse(read(keyOf(game)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isExercise) : [];
  } catch {
    return [];
  }
}

/** When an exercise is due: a new one at once. @param {Exercise} exercise */
const dueTime = ({ added, memory }) => (memory ? dueAt(memory) : added);

/** The exercises that are due, the longest first. @param {string} game @param {number} [now] */
export function dueExercises(game, now = Date.now()) {
  const due = exercisesOf(game).filter((exercise) => dueTime(exercise) <= now);
  return due.toSorted((one, other) => dueTime(one) - dueTime(other));
}

/** In how many days the next one is due; nothing if there is none. @param {string} game @param {number} [now] */
export function daysToNext(game, now = Date.now()) {
  const next = Math.min(...exercisesOf(game).map(dueTime));
  return Number.isFinite(next) ? Math.max(0, Math.round((next - now) / 86_400_000)) : undefined;
}

/** Whether two exercises ask the same. @param {Exercise} one @param {Exercise} other */
const isSame = (one, other) => one.line === other.line && String(one.options) === String(other.options);

/** @param {string} game @param {(known: Exercise[]) => Exercise[]} change of what is stored now, maybe by another tab */
function update(game, change) {
  const changed = change(exercisesOf(game));
  const kept = changed.toSorted((one, other) => dueTime(one) - dueTime(other)).slice(0, MOST);
  write(keyOf(game), JSON.stringify(kept));
}

/** Keeps the mistakes of a reviewed game that people made. @param {Reviewed} reviewed @param {readonly number[]} sides */
export function keepMistakes(reviewed, sides) {
  const found = exercisesIn(reviewed).filter(({ side }) => sides.includes(side));
  update(reviewed.game, (known) => [...known, ...found.filter((exercise) => !known.some((other) => isSame(exercise, other)))]);
}

/** Notes an answer. @param {string} game @param {Exercise} exercise @param {boolean} isFound */
export function noteAnswer(game, exercise, isFound) {
  const now = Date.now();
  update(game, (known) =>
    known.map((other) => (isSame(exercise, other) ? { ...other, memory: answered(other.memory, isFound, now) } : other)),
  );
}

/** The mistakes of a reviewed game, in order. @param {Reviewed} reviewed @returns {Exercise[]} */
export function exercisesIn({ options, start, line, review }) {
  const added = Date.now();
  return review.moves.filter(isMistake).map(({ ply, side, move, better = [] }) => {
    const before = line.slice(0, ply - 1);
    return { options, line: [start, ...(before.length > 0 ? ["moves"] : []), ...before].join(" "), played: move, better, side, added };
  });
}

/** The sides that people played, as the tags of a game text say: those without the name of a computer, or else both. @param {ReadonlyMap<string, string>} tags */
export function sidesOfPeople(tags) {
  const computers = Array.from({ length: TOP_LEVEL }, (_, at) => words.playerName({ kind: "engine", number: at + 1 }));
  const people = ["First", "Second"].flatMap((name, side) => (computers.includes(tags.get(name) ?? "") ? [] : [side]));
  return people.length > 0 ? people : [0, 1];
}
