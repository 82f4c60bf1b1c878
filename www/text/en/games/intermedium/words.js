/** Intermedium in English. */

export const intermedium = {
  name: "Intermedium",
  aim: "take the enemy city",
  goal: {
    title: "Take the enemy city.",
    text: "Pick up a stack and sow its stones diagonally, one on each cell. Surround the enemy city, or leave your opponent no stack to sow.",
    pictures: [
      { title: "Sow", text: "one stone on each cell, diagonally" },
      { title: "Capture", text: "surround an enemy stack and end beside it" },
      { title: "City", text: "it falls when you surround it" },
    ],
  },
  grounds: { field: "", "field-alt": "", "city-first": "city", "city-second": "city" },
};
