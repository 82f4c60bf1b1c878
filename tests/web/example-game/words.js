/** Tricorn in English. */

/** @type {import("../../../www/text/language.js").GameWords} */
export const tricorn = {
  name: "Tricorn",
  aim: "fill a side of the triangle",
  goal: {
    title: "Fill a side.",
    text: "Put one stone after another on the triangle. A side has five cells.",
    pictures: [
      { title: "Put", text: "a stone on any empty cell" },
      { title: "Stop", text: "a side, by one stone on it" },
      { title: "Win", text: "by all five stones of a side" },
    ],
  },
  grounds: { field: "" },
};
