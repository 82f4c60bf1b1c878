/** The banner above the moves, in English. */
export const banner = {
  send: "Send your move",
  restore: "Restore previous game",
  conflict: "This game changed in another tab.",
  /** What is shown while something is dragged over the page. */
  drop: "Drop to open the game",
};
