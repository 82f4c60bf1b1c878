/**
 * The place _Learn_: `#/ergo/learn` lists the lessons with the progress, `#/ergo/learn/<lesson>` is one of
 * them, and `#/ergo/learn/own.<link>` a custom lesson. Loaded on demand.
 */
import { loadMore, more, words } from "../text/index.js";
import { loadCourse } from "./lessons.js";
import { renderLesson } from "./lesson.js";
import { renderList } from "./list.js";

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 */
export async function render(host, { board, game, item, isShown }) {
  const [course] = await Promise.all([loadCourse(game), loadMore("learn"), loadMore("review")]);
  const { own, trouble } = await ownCourse(game, item);
  if (!isShown()) return undefined;
  const lesson = own?.lessons[0] ?? course.lessons.find(({ id }) => id === item);
  const isUnknown = item !== undefined && lesson === undefined;
  const leave = lesson
    ? renderLesson(host, { board, game, course: own ?? course, lesson })
    : renderList(host, game, course, isUnknown ? (trouble ?? more.learn.unknown) : undefined);
  // Screen readers start at the heading, which was not there at once.
  if (document.activeElement === document.body)
    /** @type {HTMLElement | null} */ (host.querySelector("h1"))?.focus();
  return leave;
}

/**
 * The lesson of a link, or of a study or file opened in this browser.
 *
 * @param {string} game
 * @param {string} [item]
 * @returns {Promise<{ own?: import("./lessons.js").Course; trouble?: string }>}
 */
async function ownCourse(game, item = "") {
  if (!/^own[.-]/.test(item)) return {};
  try {
    const { loadOwn } = await import("./own.js");
    const { course, trouble } = await loadOwn(game, item);
    return { own: course, trouble };
  } catch (error) {
    // The engine that parses the game text cannot run.
    console.warn(error);
    return { trouble: words.page.placeMissing };
  }
}
