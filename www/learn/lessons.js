/** The lessons of a game, once they are loaded. */
import { readGameTexts } from "../exercise/from-game-text.js";
import { loadLessons } from "../text/game-texts.js";
import { words } from "../text/index.js";
import { tagsIn } from "../storage/entry.js";
import { titleIn } from "./title.js";

/** @import {Lesson} from "./types.js" */
/** @import {Exercise} from "../exercise/types.js" */

/**
 * By language and game.
 *
 * @type {Map<string, Promise<Lesson[]>>}
 */
const courses = new Map();

/**
 * The lessons of a game. If they cannot be loaded, the next call tries again.
 *
 * @param {string} game
 * @returns {Promise<Lesson[]>}
 */
export function loadLessonsOf(game) {
  const key = `${words.code} ${game}`;
  const known = courses.get(key);
  if (known) return known;
  const lessons = loadLessons(game).then(lessonsIn);
  courses.set(key, lessons);
  lessons.catch(() => courses.delete(key));
  return lessons;
}

/**
 * The lessons in a file of game texts: a text with the tag `Lesson` begins one.
 *
 * @param {string} text
 * @returns {Lesson[]}
 */
export function lessonsIn(text) {
  /** @type {Lesson[]} */
  const lessons = [];
  for (const step of text.split(/\n(?=\[Game )/)) {
    const id = new Map(tagsIn(step)).get("Lesson");
    if (id !== undefined) lessons.push({ id, title: titleIn(step), steps: [] });
    lessons.at(-1)?.steps.push(step);
  }
  return lessons;
}

/**
 * The first sentence of a lesson, which says what it is about.
 *
 * @param {Lesson} lesson
 */
export function aboutOf({ steps }) {
  const [, comment = ""] = /\n\n\{([^}]*)\}/.exec(steps[0]) ?? [];
  const text = comment
    .replaceAll(/\[%[^\]]*\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [first] = new Intl.Segmenter(words.code, { granularity: "sentence" }).segment(text);
  return first?.segment.trim() ?? "";
}

/**
 * The exercises of a lesson.
 *
 * @param {string} game
 * @param {Lesson} lesson
 * @returns {Promise<Exercise[]>}
 */
export async function loadExercises(game, { id, steps }) {
  const read = await readGameTexts(game, steps);
  return read.flatMap((found) => {
    if ("error" in found) throw new Error(`${id}: ${found.error.code}`);
    return found.exercises;
  });
}
