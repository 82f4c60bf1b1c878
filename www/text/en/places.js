/** English for the places and dialogs. */
import { hints, threats } from "./advice.js";
import { analysis } from "./analysis.js";
import { even } from "./even.js";
import { friend } from "./friend.js";
import { embed, gameText, records, share, stored, unfinished } from "./dialogs.js";
import { library } from "./library.js";
import { clock, newGame } from "./new-game.js";
import { parseErrors, textErrors } from "./parse-errors.js";
import { refusals } from "./refusals.js";
import { drawOffer, result } from "./result.js";
import { about, keys, settings, update } from "./settings.js";
import { statistics } from "./statistics.js";
import { typedMove } from "./typed-move.js";

export default {
  about,
  analysis,
  clock,
  drawOffer,
  embed,
  even,
  friend,
  gameText,
  hints,
  keys,
  library,
  newGame,
  parseErrors,
  records,
  refusals,
  result,
  settings,
  share,
  statistics,
  stored,
  textErrors,
  threats,
  typedMove,
  unfinished,
  update,
};
