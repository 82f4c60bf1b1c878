/**
 * The attributes that say how a board looks, sounds and answers, and the values that they can have. Values
 * that make no sense are ignored. The sound can also be a number.
 */
export const LOOKS = {
  "board-theme": /** @type {const} */ (["auto", "walnut", "night", "library", "slate", "paper"]),
  "piece-set": /** @type {const} */ (["relief", "plain"]),
  coordinates: /** @type {const} */ (["auto", "cells", "frame", "off"]),
  motion: /** @type {const} */ (["normal", "fast", "slow", "off"]),
  sound: /** @type {const} */ (["on", "off"]),
  vibration: /** @type {const} */ (["off", "on"]),
  targets: /** @type {const} */ (["on", "off"]),
  threats: /** @type {const} */ (["off", "on"]),
  warnings: /** @type {const} */ (["off", "on"]),
  confirm: /** @type {const} */ (["off", "small"]),
  announcements: /** @type {const} */ (["full", "short"]),
};

export const LOOK_ATTRIBUTES = /** @type {(keyof typeof LOOKS)[]} */ (Object.keys(LOOKS));

/** @param {Element} element */
export function readLook(element) {
  const read = (/** @type {string} */ name) => element.getAttribute(name)?.trim();
  /**
   * The value of an attribute if it is one of its list, or else the first of the list.
   *
   * @template {keyof typeof LOOKS} Name
   * @param {Name} name
   * @returns {typeof LOOKS[Name][number]}
   */
  const choose = (name) => LOOKS[name].find((value) => value === read(name)) ?? LOOKS[name][0];
  const volume = read("sound") === "on" ? 100 : Number(read("sound") || 0);
  return {
    boardTheme: choose("board-theme"),
    pieceSet: choose("piece-set"),
    coordinates: choose("coordinates"),
    motion: choose("motion"),
    /** From 0 to 1. */
    volume: Math.min(Math.max(volume, 0), 100) / 100 || 0,
    vibrates: choose("vibration") === "on",
    hasTargets: choose("targets") === "on",
    hasThreats: choose("threats") === "on",
    hasWarnings: choose("warnings") === "on",
    /** Whether a move on small cells takes a second tap. */
    confirms: choose("confirm") === "small",
    /** Whether only the moves are announced to screen readers. */
    isShort: choose("announcements") === "short",
  };
}

/**
 * The look until the other attributes are read.
 *
 * @param {Element} element
 */
export const initialLook = (element) => ({
  ...readLook(element),
  flipped: false,
  isView: false,
  listsMoves: true,
  gameAsText: "",
});

/** @typedef {ReturnType<typeof readLook>} LookSettings */
