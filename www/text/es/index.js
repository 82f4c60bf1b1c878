/** Spanish. */
import { actions, board, panel, playerName, status, tray } from "./board.js";
import { errors } from "./errors.js";
import { games } from "./games.js";

export default {
  code: "es",
  direction: "ltr",
  actions,
  board,
  errors,
  games,
  panel,
  playerName,
  status,
  tray,
};
