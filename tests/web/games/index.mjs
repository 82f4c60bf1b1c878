/** The data of each game for the tests of every game, in the order of the registry. */
import { GAMES } from "../../../www/games/start.js";
import { words } from "../../../www/text/index.js";

/** @import {TestGame} from "./types.js" */

/** @type {({ game: string; name: string } & TestGame)[]} */
export const TESTED = await Promise.all(
  GAMES.map(async (game) => ({
    game,
    name: words.games[game].name,
    ...(await import(`./${game}.mjs`)).default,
  })),
);

/** @param {string} game */
export const tested = (game) => /** @type {TestGame} */ (TESTED.find((one) => one.game === game));
