/**
 * Boards that have not come near the window yet, and what opens the game of each. `print.js` does so when the
 * page is idle.
 *
 * @type {Map<Element, () => Promise<void>>}
 */
export const unseen = new Map();
