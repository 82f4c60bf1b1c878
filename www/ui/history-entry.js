/**
 * Changes the current entry of the browser's history, or adds one.
 *
 * @param {any} state
 * @param {string} [address] default: the address stays
 * @param {"replaceState" | "pushState"} [how]
 * @returns {boolean} whether the browser did; Safari refuses after a hundred changes in half a minute
 */
export function setEntry(state, address = "", how = "replaceState") {
  try {
    history[how](state, "", address);
    return true;
  } catch {
    return false;
  }
}
