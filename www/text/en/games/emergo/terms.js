/** What the words of Emergo mean, in English. */

/** @type {import("../../../language.js").Term[]} */
export const emergo = [
  ["piece", "A single stone or a stack. It belongs to the player of its top stone."],
  ["stack", "Stones on top of each other. They move together."],
  [
    "prisoner",
    "A captured stone. It lies below stones of the other colour, moves with them, and may be freed again.",
  ],
  ["enter", "To put a stone from your hand on an empty cell."],
  [
    "jump",
    "How a piece captures: over an enemy piece beside it to the empty cell behind. It takes the enemy’s top stone with it.",
  ],
  [
    "feeding ban",
    "A stone may not enter where it gives the opponent a capture, unless there is one already.",
  ],
  [
    "shadowpiece",
    "All stones that you have left, entered as one piece when the opponent has none left to enter.",
  ],
];
