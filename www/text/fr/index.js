/** French. */
import * as app from "./app.js";
import * as banner from "./banner.js";
import { actions, board, panel, playerName, status, tray } from "./board.js";
import { errors } from "./errors.js";
import * as frame from "./frame.js";
import { games } from "./games.js";

/** @type {import("../language.js").Language} */
export default {
  code: "fr",
  direction: "ltr",
  actions,
  board,
  errors,
  games,
  panel,
  playerName,
  status,
  tray,
  ...app,
  ...banner,
  ...frame,
};
