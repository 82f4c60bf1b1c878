/** Ergo in English. */

export const ergo = {
  name: "Ergo",
  tagline: "Five in a row, with soldiers and lions",
  grounds: { arena: "arena", ring: "edge" },
};
