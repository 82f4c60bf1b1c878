/**
 * The place of lessons: `#/ergo/learn` lists them with what is done, `#/ergo/learn/<lesson>` is one of them. Loaded on
 * demand.
 */
import { loadMore } from "../text/index.js";
import { loadCourse } from "./lessons.js";
import { renderLesson } from "./lesson.js";
import { renderList } from "./list.js";

/** @param {HTMLElement} host @param {import("../app/places.js").PlaceContext} context */
export async function render(host, { board, game, item, isShown }) {
  const [course] = await Promise.all([loadCourse(game), loadMore("learn"), loadMore("review")]);
  if (!isShown()) return undefined;
  const lesson = course.lessons.find(({ id }) => id === item);
  const leave = lesson ? renderLesson(host, { board, game, course, lesson }) : renderList(host, game, course, item !== undefined);
  // Screen readers start at the heading, which was not there at once.
  if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (host.querySelector("h1"))?.focus();
  return leave;
}
