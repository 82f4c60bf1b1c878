/**
 * The page around the board: its places, the move list, the dialogs, and what survives a reload.
 */
import "../element/ergo-board.js";
import { gameName, words } from "../text/index.js";
import { applySettings } from "./apply-settings.js";
import { autosave } from "./autosave.js";
import { GameBanner } from "./banner.js";
import { watchDropAndPaste } from "./drop-and-paste.js";
import { FirstVisit, isFirstVisit } from "./first-visit.js";
import { showNavigation } from "./games.js";
import { addPageActions, makePageMenu } from "./menu.js";
import { MoveList } from "./move-list.js";
import { keepOffline } from "./offline.js";
import { makeDialogs, offerKeys, offerNewGames, watchLinks } from "./on-demand.js";
import { Places } from "./places.js";
import { openGame } from "./reopen.js";
import { Router } from "./router.js";
import { fillRulesTab } from "./rules-tab.js";
import { followOtherTabs } from "./tabs.js";
import { bottomSide } from "./turning.js";

const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const board = /** @type {import("../element/ergo-board.js").ErgoBoard} */ (part("#board"));

document.querySelector("#unloaded")?.remove();
document.documentElement.lang = words.code;
const message = (/** @type {string} */ path) =>
  path.split(".").reduce((part, key) => /** @type {any} */ (part)[key], /** @type {any} */ (words));
for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-text], [data-label]"))) {
  const { text, label } = element.dataset;
  if (text !== undefined) element.textContent = message(text);
  if (label !== undefined) element.setAttribute("aria-label", message(label));
}
applySettings(board);

const moves = new MoveList(part("#list"), board);
const dialogs = makeDialogs(board);
const banner = new GameBanner(part("#game-banner"), board, dialogs.share);
const firstVisit = isFirstVisit() ? new FirstVisit(board) : undefined;
const places = new Places(part("main"), part("#place"), board);
const games = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#games a"))].map(({ dataset }) => dataset.game ?? "");
const router = new Router(games, ({ game }) => {
  if (game !== undefined && game !== board.state.setup.game) openGame(board, game);
  showPlace();
});

function showPlace() {
  if (board.state.view) router.show(board.state.view.game);
  const game = router.route.game ?? board.state.setup.game;
  places.show(router.route.place, game);
  showNavigation({ place: router.route.place, game });
}

// Changes are saved before they are shown: the banner says whether another tab has saved its own.
const save = autosave(board);
board.addEventListener("statechange", () => {
  const bottom = bottomSide(board);
  if (bottom !== board.getAttribute("orientation")) board.orientation = /** @type {any} */ (bottom);
  moves.show();
  if (board.state.view) firstVisit?.show(board.state.view.game);
  banner.show();
  showPlace();
});
offerNewGames(board);
offerKeys(board);
board.addMenuItems(() => [
  { name: "game-text", label: words.actions.gameText, icon: "file", run: dialogs.showGameText },
  // The address of a local file is of no use to others.
  ...(location.protocol === "file:"
    ? []
    : /** @type {const} */ ([
        { name: "share", label: words.actions.share, icon: "share", run: dialogs.share },
        { name: "embed", label: words.actions.embed, icon: "embed", run: dialogs.embed },
      ])),
]);
fillRulesTab(part("#rules-tab"), board);
// Where the header has no room, the menu of the board leads to the games.
board.addMenuItems(() =>
  part("header").checkVisibility()
    ? []
    : games
        .filter((game) => game !== board.state.setup.game)
        .map((game) => ({ name: `game-${game}`, label: gameName(game), icon: "play", run: () => router.go({ place: "play", game }) })),
);
addPageActions(() => [
  { name: "about", label: words.page.about, icon: "info", run: () => router.go({ place: "about" }) },
  { name: "rules", label: words.page.rules, icon: "rules", run: () => router.go({ place: "rules", game: board.state.setup.game }) },
]);
makePageMenu(/** @type {HTMLButtonElement} */ (part("#menu-button")));

document.addEventListener("keydown", (event) => {
  if (!document.querySelector("dialog[open]")) board.handleShortcut(event);
});

firstVisit?.show(router.route.game ?? board.state.setup.game);
showPlace();
await openGame(board, router.route.game);
keepOffline(save);
followOtherTabs(board);
watchDropAndPaste(board, {
  text: dialogs.takeText,
  files: dialogs.takeFiles,
  link: dialogs.takeLink,
});
watchLinks(async (link) => {
  router.toBoard();
  showPlace();
  await dialogs.takeLink(link);
}, showPlace);
