/**
 * Scrolls a list so that an entry is in view, and never the page.
 *
 * @param {Element} scroller
 * @param {Element | null} [entry] default: the current one
 */
export function reveal(scroller, entry = scroller.querySelector("[aria-current]")) {
  if (!entry) return;
  const [own, whole] = [entry, scroller].map((element) => element.getBoundingClientRect());
  scroller.scrollTop += Math.min(0, own.top - whole.top) + Math.max(0, own.bottom - whole.bottom);
}
