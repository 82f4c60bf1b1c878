/** Emergo in English. */

export const emergo = {
  name: "Emergo",
  aim: "capture every stone",
  goal: {
    title: "Capture every stone.",
    text: "Jump over an enemy stack to take its top stone and put it under your own. Captures are compulsory: take as many as you can.",
    pictures: [
      { title: "Jump", text: "over a stack to the cell behind" },
      { title: "Prisoner", text: "the top stone goes under yours" },
      { title: "Set free", text: "your stones below are yours again" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centre" },
};
