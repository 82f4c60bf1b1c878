/** English. */
import { banner, firstVisit, frame, page } from "./app.js";
import { actions, board, notes, outcomes, panel, playerName, status, tray } from "./board.js";
import { coach } from "./coach.js";
import { errors, notices } from "./errors.js";
import { games } from "./games.js";

export default {
  code: "en",
  direction: "ltr",
  actions,
  banner,
  board,
  coach,
  errors,
  firstVisit,
  frame,
  games,
  notes,
  notices,
  outcomes,
  page,
  panel,
  playerName,
  status,
  tray,
};
