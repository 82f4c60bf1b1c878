/** The banner above the moves, in French. */
import { integer } from "./format.js";

export const banner = {
  send: "Envoyer…",
  restore: "Rouvrir la partie précédente",
  setAside: "Rouvrir la partie mise de côté",
  friendGames: "Parties par lien",
  plan: "Coups conditionnels…",
  playLesson: "Jouer comme leçon",
  /** The menu entry for pictures of the position and of the game. */
  picture: "Image ou GIF…",
  print: "Imprimer…",
  /**
   * A game with a remote friend.
   *
   * @param {string} name of the friend, empty if unknown
   * @param {boolean} isHelped whether the engine helps
   */
  friend: (name, isHelped) =>
    `Partie par lien avec ${name || "un ami"}.${isHelped ? "" : " Pas d’aide du moteur avant la fin."}`,
  /**
   * An even game that is going on.
   *
   * @param {number} level
   * @param {boolean} isRated whether it counts for the rating
   */
  even: (level, isRated) =>
    "Partie à votre niveau : niveau " +
    `${integer(level)}.${isRated ? " Elle compte, sauf si vous demandez de l’aide ou reprenez un coup." : " Vous avez eu de l’aide : elle ne compte pas."}`,
  conflict: "Cette partie a changé dans un autre onglet.",
  /** Shown while something is dragged over the page. */
  drop: "Déposez pour ouvrir la partie",
};
