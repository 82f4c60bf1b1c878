/**
 * Boards on paper, loaded after the first picture: their style, and the games of boards that nobody has
 * scrolled to. A page is printed at once, without waiting for them, so that they are opened beforehand.
 */
import { unseen } from "./unseen.js";

export { default as styles } from "./print.css";

/** How long the boards in sight have the page to themselves, in milliseconds. */
const DELAY = 3000;

/**
 * Boards on which the engine has no move to make, and which need no file that those in sight do not need:
 * what else is opened may take a while, or makes a move that nobody sees.
 */
const QUIET =
  ":not([waiting]):is([mode=view], :is([mode=play], :not([mode])):is([side=both], :not([side], [position], [moves], [game-text])))";

let isOpening = false;

/** @param {number} delay in milliseconds */
const idle = (delay) =>
  new Promise((resolve) => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(resolve), delay));

/** Opens the games of boards that nobody has scrolled to, one after the other, while the page is idle. */
export async function openUnseen() {
  if (isOpening) return;
  isOpening = true;
  await idle(DELAY);
  for (;;) {
    // What is hidden is not printed.
    const [element] = [...unseen.keys()].filter(
      (element) => element.matches(QUIET) && element.getClientRects().length > 0,
    );
    const open = element && unseen.get(element);
    if (!open) break;
    unseen.delete(element);
    await open();
    await idle(0);
  }
  isOpening = false;
}
