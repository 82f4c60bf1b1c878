/** Where games are stored besides the library: their keys in localStorage. */
import { keysFrom, PLACE } from "./storage.js";

/** Which kind of game was played last. */
export const CURRENT = `${PLACE} current`;

/** The current game of each kind, also that of a tab. */
export const gameKey = (/** @type {string} */ game) => `${PLACE} game ${game}`;

/** The current game of this version while a newer version has stored one of its own. */
export const olderKey = (/** @type {string} */ game) => `${PLACE} older ${game}`;

/** A game that could not be read. */
export const asideKey = (/** @type {string} */ game) => `${PLACE} aside ${game}`;

/** Games that the page did not open, as it may have frozen with them; a number follows the first key. */
export const unopenedKey = (/** @type {string} */ game) => `${PLACE} unopened ${game}`;

/** The keys of the unopened games of a kind. */
export const unopenedKeys = (/** @type {string} */ game) => keysFrom(unopenedKey(game));

/** The previous games of each kind. */
export const previousKey = (/** @type {string} */ game) => `${PLACE} before ${game}`;

/** That the first visit is over. */
export const VISITED = `${PLACE} visited`;

/** The start of the keys of games with friends. */
export const FRIENDS = `${PLACE} friend `;

/** The keys of all games with friends. */
export const friendKeys = () => keysFrom(FRIENDS);

/** Where version 0.1 had its games, which all sites of an origin shared. */
export const EARLIER = /** @type {const} */ ({
  current: "ergo.current",
  game: "ergo.game.",
  previous: "ergo.before.",
});

/** The name of the folder in which the library is kept as well. */
export const FOLDER = `${PLACE} folder`;
