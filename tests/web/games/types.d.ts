/** The data of a game for the tests of every game. */
export interface TestGame {
  /**
   * A middle game in which marks of every kind are seen, the cells tapped in it, how many of them stay
   * entered, and a cell whose tap is refused before.
   */
  midgame: { positionLine: string; touched: string[]; entered: number; refused: string };
  /** A word of the page about it that no other has. */
  word: string;
  /** A try in the first lesson that is wrong, or not the fastest, and the step where it is made. */
  wrongTry: { step: number; move: string };
  /**
   * How many replies the engine makes before a script plays both sides; `null` for all, as random moves may
   * not end a game.
   */
  replies: number | null;
  /** The least size of a cell by the size of the window, in CSS pixels. */
  cells: Record<string, number>;
}
