/** Spanish. */
import { actions, board, panel, playerName, status, tray } from "./board.js";
import { errors } from "./errors.js";
import { games } from "./games.js";

/** @type {typeof import("../en/index.js").default} */
const words = {
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

export default words;
