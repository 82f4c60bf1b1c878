/** The coach of Tricorn in English. */

/** @type {import("../../../www/text/language.js").Coach} */
export const tricorn = {
  lead: () => "",
  text: ({ turn }) =>
    turn === 1
      ? "Tap any empty cell. A corner lies on two sides."
      : "Put a stone on a side that is still open.",
};
