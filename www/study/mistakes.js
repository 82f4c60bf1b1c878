/** The mistakes of reviewed games as exercises that come back. The browser keeps them for each game. */
import { lineKey } from "../game/position.js";
import { isMistake } from "../game/review.js";
import { lineOf } from "../storage/position.js";
import { recordsOf } from "../storage/records.js";
import { PLACE, read, remove } from "../storage/storage.js";
import { MISTAKES, readMistakes } from "../exercise/formats.js";
import { answered, dueAt } from "../exercise/schedule.js";

/** @import {Exercise} from "./types.js" */
/** @import {Reviewed} from "./review-card.js" */

/** More are not kept; those that are known best go first. */
const MOST = 300;

const recordOf = recordsOf((game) => `${PLACE} exercises ${game}`, MISTAKES);

/** @param {string} game */
const formerKey = (game) => `${PLACE} mistakes ${game}`;

/** Where earlier versions keep them, as a bare list. */
const formerOf = recordsOf(formerKey, {
  subject: "mistakes",
  version: 1,
  isList: true,
  read: readMistakes,
  write: (exercises) => exercises,
});

/**
 * The exercises of a game.
 *
 * @param {string} game
 * @returns {Exercise[]}
 */
export function exercisesOf(game) {
  takeOver(game);
  return recordOf(game).value;
}

/**
 * The data taken over last, if the browser could not store it in its new place.
 *
 * @type {Map<string, string>}
 */
const takenOver = new Map();

/**
 * Takes over what an earlier version has stored, maybe in another tab that is still open.
 *
 * @param {string} game
 */
function takeOver(game) {
  const key = formerKey(game);
  const text = read(key);
  if (text === null || text === takenOver.get(game)) return;
  takenOver.set(game, text);
  const { value, isWhole } = formerOf(game);
  const record = recordOf(game);
  record.update((known) => merge(known, value));
  if (isWhole && record.isStored) remove(key);
}

/**
 * All exercises of two lists, as the last answer left them.
 *
 * @param {Exercise[]} known
 * @param {Exercise[]} more
 */
function merge(known, more) {
  const tried = (/** @type {Exercise | undefined} */ exercise) => exercise?.memory?.tried ?? -Infinity;
  const all = new Map(known.map((exercise) => [nameOf(exercise), exercise]));
  for (const exercise of more) {
    const name = nameOf(exercise);
    const same = all.get(name);
    if (!same || tried(exercise) > tried(same)) all.set(name, exercise);
  }
  return keepMost([...all.values()]);
}

/**
 * When an exercise is due: a new one at once.
 *
 * @param {Exercise} exercise
 */
const dueTime = ({ added, memory }) => (memory ? dueAt(memory) : added);

/**
 * The exercises that are due, the longest first.
 *
 * @param {string} game
 * @param {number} [now]
 */
export function dueExercises(game, now = Date.now()) {
  const due = exercisesOf(game).filter((exercise) => dueTime(exercise) <= now);
  return due.toSorted((one, other) => dueTime(one) - dueTime(other));
}

/**
 * In how many days the next one is due; nothing if there is none.
 *
 * @param {string} game
 * @param {number} [now]
 */
export function daysToNext(game, now = Date.now()) {
  const next = Math.min(...exercisesOf(game).map(dueTime));
  return Number.isFinite(next) ? Math.max(0, Math.round((next - now) / 86_400_000)) : undefined;
}

/**
 * A key for an exercise: its position and options.
 *
 * @param {Exercise} exercise
 */
const nameOf = ({ options, ...position }) => JSON.stringify([lineKey(position), options]);

/** @param {Exercise[]} exercises */
const keepMost = (exercises) =>
  exercises.toSorted((one, other) => dueTime(one) - dueTime(other)).slice(0, MOST);

/**
 * @param {string} game
 * @param {(known: Exercise[]) => Exercise[]} change
 */
function update(game, change) {
  takeOver(game);
  recordOf(game).update((known) => keepMost(change(known)));
}

/**
 * Keeps the mistakes of a reviewed game that people made.
 *
 * @param {Reviewed} reviewed
 * @param {readonly number[]} sides
 */
export function keepMistakes(reviewed, sides) {
  const found = exercisesIn(reviewed).filter(({ side }) => sides.includes(side));
  if (found.length > 0) update(reviewed.game, (known) => merge(known, found));
}

/**
 * Notes an answer.
 *
 * @param {string} game
 * @param {Exercise} exercise
 * @param {boolean} isFound
 */
export function noteAnswer(game, exercise, isFound) {
  const now = Date.now();
  update(game, (known) =>
    known.map((other) =>
      nameOf(exercise) === nameOf(other) ? { ...other, memory: answered(other.memory, isFound, now) } : other,
    ),
  );
}

/**
 * The mistakes of a reviewed game, in order.
 *
 * @param {Reviewed} reviewed
 * @returns {Exercise[]}
 */
export function exercisesIn({ options, start, line, review }) {
  const added = Date.now();
  return review.moves.filter(isMistake).map(({ ply, side, move, better = [] }) => {
    const position = { start, moves: line.slice(0, ply - 1) };
    return {
      options,
      ...position,
      line: lineOf(position),
      played: move,
      better,
      side,
      added,
    };
  });
}

/**
 * The name of the computer in a game text, in whichever language the text was written. Version 0.1 called it
 * an engine.
 */
const COMPUTER =
  /^(?:(?:Engine|Computer), level|Computer, (?:Stufe|niveau)|Ordinateur, niv\.|Máquina, nivel|Computador, nível)\s\d+$/;

/**
 * The sides that people played, as the game text says: those without the name of a computer, or else both.
 *
 * @param {readonly string[]} [players]
 */
export function sidesOfPeople(players = ["", ""]) {
  const people = players.flatMap((name, side) => (COMPUTER.test(name) ? [] : [side]));
  return people.length > 0 ? people : [0, 1];
}
