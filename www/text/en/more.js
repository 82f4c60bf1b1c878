/** English for what is loaded on demand. */
import { hints, threats } from "./advice.js";
import { newGame } from "./new-game.js";
import { result } from "./result.js";
import { about, keys, settings } from "./settings.js";

export default { about, hints, keys, newGame, result, settings, threats };
