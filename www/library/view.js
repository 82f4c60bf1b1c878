/**
 * Which view of the library an entry of the browser's history shows. All of them have the address of the
 * library, and Back leads from one to the other.
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

/**
 * The state that the browser refused to keep, if it did.
 *
 * @type {any}
 */
let refused;

// Another entry has its own state. `goToView` dispatches events of this kind as well.
addEventListener("popstate", ({ isTrusted }) => {
  if (isTrusted) refused = undefined;
});

/**
 * The statistics that are shown now; nothing for the list.
 *
 * @returns {View}
 */
export function viewHere() {
  const view = (refused ?? history.state)?.statistics;
  if (typeof view !== "object" || view === null) return undefined;
  return isOpening(view.opening) ? { opening: view.opening } : {};
}

/**
 * Goes to a view.
 *
 * @param {View} view
 * @param {{ isStep?: boolean }} [how] whether Back returns from it
 */
export function goToView(view, { isStep = true } = {}) {
  const state = { ...history.state, statistics: view };
  refused = setEntry(state, "", isStep ? "pushState" : "replaceState") ? undefined : state;
  dispatchEvent(new PopStateEvent("popstate", { state }));
}

/**
 * The link to the library leads to the list, although the address stays the same.
 *
 * @param {MouseEvent} event
 */
export function followLink(event) {
  const isOrdinary =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link =
    event.target instanceof Element && event.target.closest(`a[href="${addressOf({ place: "library" })}"]`);
  if (!link || !isOrdinary || viewHere() === undefined) return;
  event.preventDefault();
  goToView(undefined);
}
