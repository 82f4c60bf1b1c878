/**
 * The page around the board: the choice of games, the move list, the dialogues, and what survives a reload.
 */
import "../element/ergo-board.js";
import { words } from "../text/index.js";
import { watchDropAndPaste } from "./drop-and-paste.js";
import { openNew } from "./previous.js";
import { EmbedDialog } from "./embed.js";
import { GameChoice } from "./games.js";
import { autosave } from "./autosave.js";
import { LinkReader, ShareDialog } from "./link.js";
import { MoveList } from "./move-list.js";
import { NewGameDialog } from "./new-game.js";
import { keepOffline } from "./offline.js";
import { GameTextDialog } from "./game-text.js";
import { restoreGame } from "./reopen.js";
import { RulesDialog } from "./rules.js";
import { GameBanner } from "./banner.js";
import { followOtherTabs } from "./tabs.js";

document.querySelector("#unloaded")?.remove();
document.documentElement.lang = words.code;
document.title = words.page.title;
document.querySelector('meta[name="description"]')?.setAttribute("content", words.page.description);
for (const element of document.querySelectorAll("[data-text]")) {
  const path = /** @type {HTMLElement} */ (element).dataset.text?.split(".") ?? [];
  element.textContent = path.reduce((part, key) => /** @type {any} */ (part)[key], /** @type {any} */ (words));
}

const board = /** @type {import("../element/ergo-board.js").ErgoBoard} */ (document.querySelector("ergo-board"));
const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const moves = new MoveList(part("#list"), board);
const games = new GameChoice(part("#games"), part("#tagline"), board);
const newGame = new NewGameDialog((setup) => openNew(board, setup));
const rules = new RulesDialog();
const embed = new EmbedDialog(board);
const gameText = new GameTextDialog(board);
const share = new ShareDialog(board);
const links = new LinkReader(board);
const banner = new GameBanner(part("#game-banner"), board, () => share.open());

// Changes are saved before they are shown: the banner says whether another tab has saved its own.
const save = autosave(board);
board.addEventListener("statechange", () => {
  const { bottom = null } = board.pageData ?? {};
  if (bottom !== board.getAttribute("orientation")) board.orientation = bottom;
  moves.show();
  games.show();
  banner.show();
});
board.addEventListener("newgame", (event) => {
  event.preventDefault();
  newGame.ask(board.state.setup, board.state.games ?? []);
});
part("#open-embed").addEventListener("click", () => embed.open());
// The address of a local file is of no use to others.
for (const name of ["#open-embed", "#open-share"]) part(name).hidden = location.protocol === "file:";
part("#open-rules").addEventListener("click", () => rules.open(board.state.setup.game));
part("#open-game-text").addEventListener("click", () => gameText.open());
part("#open-share").addEventListener("click", () => share.open());

document.addEventListener("keydown", (event) => {
  if (!document.querySelector("dialog[open]")) board.handleShortcut(event);
});

await restoreGame(board);
keepOffline(save);
followOtherTabs(board);
watchDropAndPaste(board, {
  text: (text) => gameText.take(text),
  files: (files) => gameText.takeFiles(files),
  link: (link) => links.take(link),
});
links.watch();
