/** HexEmergo in English. */

export const hexemergo = {
  name: "HexEmergo",
  aim: "capture every stone",
  goal: {
    title: "Capture every stone.",
    text: "Jump over an enemy stack, in any of six directions, to take its top stone and put it under your own. Captures are compulsory: take as many as you can.",
    pictures: [
      { title: "Jump", text: "over a stack to the cell behind" },
      { title: "Prisoner", text: "the top stone goes under yours" },
      { title: "Set free", text: "take the top stone, and your prisoners below are yours again" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centre" },
};
