/** A board on which a game is solved: every position there has a known value. */
export interface SmallBoard {
  /** The id of the game with this board. */
  id: string;
  cells: number;
  /** The stones of each player. */
  stones: number;
  /** The value for the first player, and the same if the centre is banned at first. */
  value: Value;
  banned: Value;
}

/** How a game ends if both play perfectly, for the player to move. */
export interface Value {
  result: "win" | "draw" | "loss";
  /** In how many turns of both players, unless nobody wins. */
  plies: number;
}
