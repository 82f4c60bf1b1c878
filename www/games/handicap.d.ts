/** Starts that give one player an advantage. */
export interface Handicap {
  /** The pieces that the helped player has more than usual, or the other one fewer. */
  kind: "soldiers" | "stones";
  amount: number;
  /** The positions that help the first player, and the second. */
  starts: [string, string];
}
