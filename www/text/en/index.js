/** English. */
import { analysis } from "./analysis.js";
import { embed, firstVisit, gameText, moveList, page, share } from "./app.js";
import { actions, board, notes, outcomes, panel, playerName, status, tray } from "./board.js";
import { coach } from "./coach.js";
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
  firstVisit,
  gameText,
  games,
  moveList,
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
