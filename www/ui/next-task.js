/** Long work in parts, between which the page can draw and answer. */

/**
 * Resolves in a task of its own.
 *
 * @param {number} [wait] in milliseconds
 * @returns {Promise<void>}
 */
export const nextTask = (wait) => new Promise((resolve) => setTimeout(resolve, wait));

/**
 * Resolves when something on the page has been seen. A hidden page shows nothing, and waits a moment.
 *
 * @returns {Promise<void>}
 */
export const firstPicture = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 300);
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
  });
