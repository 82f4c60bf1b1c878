import { unseen } from "../board/unseen.js";

/** How long an element that has left the screen counts as near, in milliseconds: it may come back at once. */
const KEPT = 2000;

/**
 * @typedef {object} Callbacks
 * @property {(isOnScreen: boolean, isHidden: boolean) => Promise<void>} visible whether it is in the viewport
 *   or beside it, and whether the page is hidden
 * @property {(isNear: boolean) => void} near whether it is or was there a moment ago, or is printed
 */

/**
 * Reports where an element is.
 *
 * @param {Element} element
 * @param {Callbacks} callbacks
 * @param {AbortSignal} signal stops watching
 */
export function watchVisibility(element, { visible, near }, signal) {
  let isOnScreen = false;
  let timer = 0;
  const update = () => {
    clearTimeout(timer);
    if (isOnScreen) {
      unseen.delete(element);
      near(true);
    } else timer = window.setTimeout(() => near(false), KEPT);
    visible(isOnScreen, document.hidden);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(element);
  unseen.set(element, () => visible(true, true));
  document.addEventListener("visibilitychange", update, { signal });
  addEventListener("beforeprint", () => near(true), { signal });
  addEventListener("afterprint", update, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    unseen.delete(element);
    clearTimeout(timer);
  });
}
