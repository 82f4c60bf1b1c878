/** What is of no language in the page about a game. */
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
  /** What the animated picture of the README plays. */
  shown: {
    /** The game before it, as a position line. */
    position: string;
    moves: string[];
  };
}
