/** What the page about a game says besides its text, and what is seen in its pictures. */
export interface GamePage {
  title: string;
  description: string;
  /** Below the name. */
  lead: string;
  /** On the pages of other games. */
  line: string;
  /** On the card that other sites show with a link. */
  card: string;
  authors: string[];
  picture: {
    /** A game in full swing, as a position line. */
    position: string;
    /** The cells that were tapped in it. */
    touched: string[];
    /** The cell that the icon shows. */
    icon: string;
    alt: string;
    /** What is seen on the screenshots of the manifest. */
    label: string;
  };
}
