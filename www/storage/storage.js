/**
 * Texts that the browser stores for the page: for the site, in localStorage, and for the tab. Each call may
 * fail, as when the browser forbids it or there is no room.
 */

/** Where the page lies: each site on an origin, such as a preview beside the live one, has games of its own. */
export const PLACE = `ergo ${new URL(".", location.href).pathname}`;

/**
 * The stored text, `null` if there is none, or nothing if the browser does not let the page read it.
 *
 * @param {string} key
 * @param {"localStorage" | "sessionStorage"} [store] the latter is that of the tab
 */
export function readIfAllowed(key, store = "localStorage") {
  try {
    return window[store].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} key
 * @param {"localStorage" | "sessionStorage"} [store]
 */
export const read = (key, store) => readIfAllowed(key, store) ?? null;

/**
 * @param {string} key
 * @param {string} text
 * @param {"localStorage" | "sessionStorage"} [store]
 * @returns {boolean} whether the browser stored it
 */
export function write(key, text, store = "localStorage") {
  try {
    window[store].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} key
 * @param {"localStorage" | "sessionStorage"} [store]
 */
export function remove(key, store = "localStorage") {
  try {
    window[store].removeItem(key);
  } catch {
    // Nothing is stored.
  }
}

/** How many texts are set aside under one name; a full list loses none of them. */
const MOST_ASIDE = 99;

/**
 * Keeps a text under a name, or under that name and a number if there is another text.
 *
 * @param {string} name
 * @param {string} text
 * @returns {boolean} whether it is kept
 */
export function setAside(name, text) {
  for (let number = 1; number <= MOST_ASIDE; number++) {
    const key = number === 1 ? name : `${name} ${number}`;
    const kept = read(key);
    if (kept === text) return true;
    if (kept === null) return write(key, text);
  }
  return false;
}

/**
 * The stored keys that start with a text.
 *
 * @param {string} start
 */
export function keysFrom(start) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
