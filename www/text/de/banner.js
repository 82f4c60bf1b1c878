/** The banner above the moves, in German. */
export const banner = {
  send: "Senden…",
  restore: "Vorige Partie zurückholen",
  setAside: "Beiseitegelegte Partie öffnen",
  friendGames: "Partien per Link",
  plan: "Bedingte Züge…",
  playLesson: "Als Lektion spielen",
  /** The menu entry for pictures of the position and of the game. */
  picture: "Bild oder GIF…",
  print: "Drucken…",
  /**
   * A game with a remote friend.
   *
   * @param {string} name of the friend, empty if unknown
   * @param {boolean} isHelped whether the engine helps
   */
  friend: (name, isHelped) =>
    `Partie per Link${name ? ` mit ${name}` : ""}.${isHelped ? "" : " Bis zum Ende hilft der Computer nicht."}`,
  conflict: "Diese Partie hat sich in einem anderen Tab geändert.",
  /** Shown while something is dragged over the page. */
  drop: "Loslassen, um die Partie zu öffnen",
};
