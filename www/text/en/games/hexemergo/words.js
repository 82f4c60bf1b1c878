/** HexEmergo in English. */

export const hexemergo = {
  name: "HexEmergo",
  aim: "capture every stone",
  goal: {
    title: "Capture every stone.",
    text: "Jump, in six directions, over an enemy stack and put its top stone under your own. You must take as many as you can.",
    pictures: [
      { title: "Jump", text: "over a stack to the cell behind" },
      { title: "Prisoner", text: "the top stone goes under yours" },
      { title: "Set free", text: "your stones below are yours again" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centre" },
};
