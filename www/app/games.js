/** The choice of games at the top of the page, and of the places below it: links whose current one is marked. */
import { addressOf } from "../ui/router.js";

/** @import {Route} from "../ui/router.js" */

/**
 * Marks the links of the header that lead to what is shown.
 *
 * @param {Route & { game: string }} route
 */
export function showNavigation({ place, game }) {
  for (const link of document.querySelectorAll("#games a"))
    mark(link, /** @type {HTMLElement} */ (link).dataset.game === game);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("#places a"))) {
    const to = /** @type {import("../ui/router.js").Place} */ (link.dataset.place);
    link.href = addressOf({ place: to, game });
    mark(link, to === place);
  }
}

/**
 * @param {Element} link
 * @param {boolean} isCurrent
 */
function mark(link, isCurrent) {
  if (isCurrent) link.setAttribute("aria-current", "page");
  else link.removeAttribute("aria-current");
}
