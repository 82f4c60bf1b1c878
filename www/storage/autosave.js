/** Saves the game in the browser, so that it survives a reload. */
import { loadWords } from "../text/index.js";
import { withModule } from "../ui/load.js";
import { lineKey, wasPlayed } from "../game/position.js";
import { identify } from "./identity.js";
import { dismissConflict } from "./previous.js";
import { gameKey } from "./keys.js";
import { readForeign, writeGame } from "./current.js";
import { remove, write } from "./storage.js";
import { currentStored } from "./stored-game.js";
import { keepForeign } from "./tabs.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * Keeps a game with a friend for this tab, as another one may have the other side; any other game for all
 * tabs.
 *
 * @param {string} game
 * @param {string} [text]
 */
function keepInTab(game, text) {
  if (text === undefined) remove(gameKey(game), "sessionStorage");
  // If it is not kept, a reload opens what another tab has saved.
  else write(gameKey(game), text, "sessionStorage");
}

/**
 * Saves the game now and after every change.
 *
 * @param {ErgoBoard} board
 * @returns {() => void} saves it again, in case another tab has saved its own since
 */
export function autosave(board) {
  let lastText = "";
  /**
   * The moves that were saved last.
   *
   * @type {string | undefined}
   */
  let lastLine;
  /**
   * Their game.
   *
   * @type {string | undefined}
   */
  let lastGame;
  /**
   * The parts that the text was written from: it may be long, and the state changes often.
   *
   * @type {unknown[]}
   */
  let lastParts = [];
  let hasWarned = false;
  const save = () => {
    identify(board);
    const { status, setup, view, paused } = board.state;
    const { game } = setup;
    const line = view && lineKey(view);
    const parts = [status.kind === "loading" || status.kind === "failed", setup, line, view?.at, paused];
    if (parts.every((part, index) => part === lastParts[index])) return;
    lastParts = parts;
    const text = currentStored(board.state);
    if (text === undefined || text === lastText) return;
    // Only a move takes the place of another game that another tab has saved since.
    if (game === lastGame && line === lastLine && readForeign(game) !== null) return;
    const isPlayed = lastGame !== undefined && (game !== lastGame || line !== lastLine);
    lastText = text;
    lastLine = line;
    lastGame = game;
    if (!wasPlayed(view)) dismissConflict(game);
    keepForeign(game, text);
    keepInTab(game, setup.remote && text);
    if (writeGame(game, text, isPlayed)) {
      hasWarned = false;
      return;
    }
    // The game text may be too long to be stored. The moves are better than an older game.
    writeGame(game, JSON.stringify({ ...JSON.parse(text), gameText: undefined }), isPlayed);
    if (!hasWarned) {
      hasWarned = true;
      withModule(board, loadWords, ({ stored }) => board.notify(stored.unsaved));
    }
  };
  board.addEventListener("statechange", save);
  // A clock that runs changes nothing else.
  addEventListener("pagehide", () => {
    if (!board.state.clock?.running) return;
    lastParts = [];
    save();
  });
  save();
  return () => {
    lastText = "";
    lastLine = undefined;
    lastParts = [];
    save();
  };
}
