/** Emergo in German. */

export const emergo = {
  name: "Emergo",
  aim: "alle Steine schlagen",
  goal: {
    title: "Schlag alle gegnerischen Steine.",
    text: "Spring über einen gegnerischen Stapel und leg seinen obersten Stein unter deinen eigenen. Schlagen ist Pflicht: immer so viele, wie du kannst.",
    pictures: [
      { title: "Springen", text: "über einen Stapel auf das Feld dahinter" },
      { title: "Gefangen", text: "der oberste Stein kommt unter deinen" },
      { title: "Befreit", text: "deine Steine darunter gehören wieder dir" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "Zentrum" },
};
