/** Ids of the entries of the library. */

/** A new id. */
export const makeId = () =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12).padEnd(10, "0")}`;
