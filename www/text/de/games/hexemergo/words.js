/** HexEmergo in German. */

export const hexemergo = {
  name: "HexEmergo",
  aim: "alle Steine schlagen",
  goal: {
    title: "Schlag alle gegnerischen Steine.",
    text: "Spring in sechs Richtungen über einen gegnerischen Stapel und leg seinen obersten Stein unter deinen eigenen. Du musst so viele schlagen, wie du kannst.",
    pictures: [
      { title: "Springen", text: "über einen Stapel auf das Feld dahinter" },
      { title: "Gefangen", text: "der oberste Stein kommt unter deinen" },
      { title: "Befreit", text: "deine Steine darunter gehören wieder dir" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "Zentrum" },
};
