/** The lessons of a game with their words, once they are loaded. */
import { lessonsText } from "../parts-texts.js";
import { loadLessonWords } from "../text/lessons.js";
import { readLessons } from "./read.js";

/** @import {Lesson} from "./read.js" */
/** @import {LessonWords} from "../text/language.js" */

/**
 * Lessons with their text. `own` is the source of a custom lesson.
 *
 * @typedef {{
 *   lessons: Lesson[];
 *   words: LessonWords;
 *   own?: { text: string; view: import("../wasm/ergo_wasm.js").View };
 * }} Course
 */

/** @type {Map<string, Promise<Course>>} */
const courses = new Map();

/**
 * The lessons of a game. If they cannot be loaded, the next call tries again.
 *
 * @param {string} game
 * @returns {Promise<Course>}
 */
export function loadCourse(game) {
  const known = courses.get(game);
  if (known) return known;
  const course = load(game);
  courses.set(game, course);
  course.catch(() => courses.delete(game));
  return course;
}

/** @param {string} game */
async function load(game) {
  const [text, words] = await Promise.all([lessonsText(game), loadLessonWords(game)]);
  return { lessons: readLessons(text), words };
}
