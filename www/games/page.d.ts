/** The parts of the page about a game that are the same in every language. */
export interface GamePage {
  authors: string[];
  picture: {
    /** A game in full swing, as a position line. */
    position: string;
    /** The cells that were tapped in it. */
    touched: string[];
    /** The cell that the icon shows. */
    icon: string;
  };
  /** The moves in the animated picture of the README. */
  shown: {
    /** The game before it, as a position line. */
    position: string;
    moves: string[];
  };
}
