/** English. */
import { actions, board, outcomes, panel, playerName, status, tray } from "./board.js";
import { errors } from "./errors.js";
import { games } from "./games.js";

export default {
  code: "en",
  direction: "ltr",
  actions,
  board,
  errors,
  games,
  outcomes,
  panel,
  playerName,
  status,
  tray,
};
