/** Ergo in English. */

export const ergo = {
  name: "Ergo",
  aim: "five in a row",
  goal: {
    title: "Get five in a row.",
    text: "Take turns. Drop a piece on any empty cell, or move one you have. Pieces on the dark ring are lions and slide all the way round.",
    pictures: [
      { title: "Soldier", text: "one step, never diagonally" },
      { title: "Lion", text: "on the dark ring it slides" },
      { title: "Five in a row", text: "wins, also diagonally" },
    ],
  },
  grounds: { arena: "arena", ring: "ring" },
};
