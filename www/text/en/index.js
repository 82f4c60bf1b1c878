/** English. */
import { actions, board, outcomes, panel, playerName, status, tray } from "./board.js";
import { coach } from "./coach.js";
import { errors } from "./errors.js";
import { games } from "./games.js";

export default {
  code: "en",
  direction: "ltr",
  actions,
  board,
  coach,
  errors,
  games,
  outcomes,
  panel,
  playerName,
  status,
  tray,
};
