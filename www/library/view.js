/**
 * Which view of the library is shown: the list at `#/library`, the statistics at `#/library/statistics`. The
 * entry of the browser's history has the node of the opening tree.
 */
import { addressOf } from "../ui/router.js";
import { isOpening } from "../storage/validate.js";
import { setEntry } from "../ui/history-entry.js";

/** @import {Opening} from "./types.js" */

/**
 * The list, or the statistics with a node of the opening tree, if one was chosen.
 *
 * @typedef {{ opening?: Opening } | undefined} View
 */

const LIST = addressOf({ place: "library" });
export const STATISTICS = addressOf({ place: "library", item: "statistics" });

/**
 * The state that the browser refused to keep, if it did.
 *
 * @type {any}
 */
let refused;

// Another entry has its own state. `showOpening` dispatches events of this kind as well.
addEventListener("popstate", ({ isTrusted }) => {
  if (isTrusted) refused = undefined;
});

/**
 * The statistics that are shown now; nothing for the list.
 *
 * @returns {View}
 */
export function viewHere() {
  if (location.hash !== STATISTICS) return undefined;
  const opening = (refused ?? history.state)?.statistics?.opening;
  return isOpening(opening) ? { opening } : {};
}

/** Goes to the list, from where Back returns. */
export function goToList() {
  location.hash = LIST;
}

/** Shows the list in the place of the statistics. */
export const replaceByList = () => location.replace(LIST);

/**
 * Goes to a node of the opening tree.
 *
 * @param {Opening} opening
 * @param {boolean} isStep whether Back returns from it
 */
export function showOpening(opening, isStep) {
  const state = { ...history.state, statistics: { opening } };
  refused = setEntry(state, "", isStep ? "pushState" : "replaceState") ? undefined : state;
  dispatchEvent(new PopStateEvent("popstate", { state }));
}
