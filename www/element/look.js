/**
 * Reads the attributes that say how a board looks, sounds and answers. Values that make no sense are ignored.
 */

export const LOOK_ATTRIBUTES = /** @type {const} */ ([
  "board-theme",
  "piece-set",
  "coordinates",
  "motion",
  "sound",
  "vibration",
  "targets",
  "threats",
  "confirm",
  "announcements",
]);

/** @param {Element} element */
export function readLook(element) {
  const read = (/** @type {string} */ name) => element.getAttribute(name)?.trim();
  /** The value of an attribute if it is one of a list, or else the first of the list. @template {string} T @param {string} name @param {readonly T[]} known @returns {T} */
  const choose = (name, known) => known.find((value) => value === read(name)) ?? known[0];
  const isOn = (/** @type {string} */ name) => read(name) === "on";
  const volume = isOn("sound") ? 100 : Number(read("sound") || 0);
  return {
    boardTheme: choose("board-theme", /** @type {const} */ (["auto", "walnut", "night", "library", "slate", "paper"])),
    pieceSet: choose("piece-set", /** @type {const} */ (["relief", "plain"])),
    coordinates: choose("coordinates", /** @type {const} */ (["auto", "cells", "frame", "off"])),
    motion: choose("motion", /** @type {const} */ (["normal", "fast", "slow", "off"])),
    /** From 0 to 1. */
    volume: Math.min(Math.max(volume, 0), 100) / 100 || 0,
    vibrates: isOn("vibration"),
    hasTargets: read("targets") !== "off",
    hasThreats: isOn("threats"),
    /** Whether a move on small cells takes a second tap. */
    confirms: read("confirm") === "small",
    /** Whether screen readers are told only the moves. */
    isShort: read("announcements") === "short",
  };
}

/** @typedef {ReturnType<typeof readLook>} LookSettings */
