/** English. */
import { analysis } from "./analysis.js";
import { embed, gameText, moveList, newGame, page, share } from "./app.js";
import { actions, board, notes, outcome, playerName, status, tray } from "./board.js";
import { errors, notices } from "./errors.js";
import { games } from "./games.js";
import { refusal } from "./refusals.js";

export default {
  code: "en",
  actions,
  analysis,
  board,
  embed,
  errors,
  gameText,
  games,
  moveList,
  newGame,
  notes,
  notices,
  outcome,
  page,
  playerName,
  refusal,
  share,
  status,
  tray,
};
