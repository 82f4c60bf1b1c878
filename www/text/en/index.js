/** English. */
import { analysis } from "./analysis.js";
import { embed, gameText, moveList, newGame, page, share } from "./app.js";
import { actions, board, coach, notes, outcomes, panel, playerName, status, tray } from "./board.js";
import { errors, failures, notices, parseErrors } from "./errors.js";
import { games } from "./games.js";
import { refusals } from "./refusals.js";

export default {
  code: "en",
  actions,
  analysis,
  board,
  coach,
  embed,
  errors,
  failures,
  gameText,
  games,
  moveList,
  newGame,
  notes,
  notices,
  outcomes,
  page,
  panel,
  parseErrors,
  playerName,
  refusals,
  share,
  status,
  tray,
};
