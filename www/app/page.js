/**
 * The parts of the page besides the board and its places: the move list, saved games, dialogs, other tabs,
 * links, drop and paste, offline. Loaded behind the first picture, while the rules are on their way.
 */
import { addToHeader, gamePicker } from "../ui/game-picker.js";
import { offerOpenings } from "../explorer/offer.js";
import { hasGoals } from "../exercise/from-game-text.js";
import { canPlan } from "../game/match.js";
import { hasHelp } from "../game/state.js";
import { setUpFrom } from "../storage/drafts.js";
import { languageChanges, loadWords, words } from "../text/index.js";
import { autosave } from "../storage/autosave.js";
import { GameBanner } from "../play/banner.js";
import { drawPictures } from "../play/pictures.js";
import { watchDropAndPaste } from "./drop-and-paste.js";
import { takeLaunches } from "./launch.js";
import { withModule } from "../ui/load.js";
import { TOGGLED_ON_BOARD } from "../ui/looks.js";
import { Menu } from "../ui/menu.js";
import { keepOffline } from "./offline.js";
import "./print.js";
import { dialogsOf, offerKeys, offerNewGames, textItems, watchLinks } from "./dialogs.js";
import { hasReplaced, hasUnkept, restorePrevious } from "../storage/previous.js";
import { loadAhead } from "./places.js";
import { followLanguage } from "./follow-language.js";
import { FOLDER, friendKeys, gameKey, unopenedKeys } from "../storage/keys.js";
import { watchTroubles } from "../storage/records.js";
import { settings } from "../storage/settings-store.js";
import { fillRulesTab } from "../play/rules-tab.js";
import { wasPlayed } from "../game/position.js";
import { read } from "../storage/storage.js";
import { followOtherTabs } from "../storage/tabs.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {MenuItem} from "../ui/types.js" */
/** @import {Place} from "../ui/router.js" */
/** @import {Router} from "../ui/router.js" */

/**
 * Loads a style sheet again that has not arrived: without it the board has no size.
 *
 * @param {ErgoBoard} board
 * @param {HTMLLinkElement} link
 */
function loadAgain(board, link) {
  const copy = /** @type {HTMLLinkElement} */ (link.cloneNode());
  const arrives = new Promise((resolve, reject) => {
    copy.addEventListener("load", resolve);
    copy.addEventListener("error", reject);
  });
  link.replaceWith(copy);
  return withModule(
    board,
    () => arrives,
    () => {},
  );
}

const part = (/** @type {string} */ selector) =>
  /** @type {HTMLElement} */ (document.querySelector(selector));

/**
 * Starts what goes on around a game.
 *
 * @param {ErgoBoard} board
 * @param {Router} router
 * @param {readonly string[]} games their ids
 * @param {() => void} showPlace
 * @param {Promise<void>} opening until then, the game of the last visit is on its way
 * @param {import("../play/first-visit.js").FirstVisit} [firstVisit]
 */
export async function startPage(board, router, games, showPlace, opening, firstVisit) {
  firstVisit?.draw(drawPictures);
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll("link[rel=stylesheet]")
  ))
    if (!link.sheet?.cssRules.length) void loadAgain(board, link);
  const dialogs = dialogsOf(board);
  // Changes are saved before they are shown: the banner says whether another tab has saved its own.
  const save = autosave(board);
  board.addEventListener("friend", (event) => {
    const { detail: request } = /** @type {CustomEvent<import("../game/friend.js").Request | undefined>} */ (
      event
    );
    void dialogs.friend((friend) => (request ? friend.ask(request) : friend.act()));
  });
  offerNewGames(board, dialogs);
  board.addEventListener("review", (event) => {
    event.preventDefault();
    const { detail } = /** @type {CustomEvent<import("../element/ergo-board.js").ReviewDetail>} */ (event);
    void studyGame(board, router, { side: detail?.side && Number(detail.side === "second") });
  });
  offerKeys(board);
  offerOpenings(board);
  document.addEventListener("keydown", (event) => {
    if (!board.hidden && !document.querySelector("dialog[open]")) board.handleShortcut(event);
  });
  // The board itself has a switch for them.
  board.addEventListener("statechange", () => {
    for (const name of TOGGLED_ON_BOARD) {
      const isOn = board.getAttribute(name) === "on";
      if (isOn !== settings.get(name)) settings.set(name, isOn);
    }
  });
  fillRulesTab(part("#rules-tab"), board);
  offerActions(board, router, dialogs);
  await loadWords("moves");
  const picker = gamePicker("play", () => board.state.setup.game);
  picker.element.slot = "head";
  board.append(picker.element);
  addToHeader(part("#games"), part("#places"));
  const banner = new GameBanner(part("#game-banner"), board, () => dialogs.share());
  /** The game for which the module of games with friends was loaded; if that fails, the next game tries again. */
  let gameId = -1;
  const show = () => {
    banner.show();
    picker.show();
    if (!board.state.setup.remote || board.state.gameId === gameId) return;
    gameId = board.state.gameId;
    void dialogs.friend(() => {});
  };
  board.addEventListener("statechange", show);
  languageChanges.addEventListener("change", show);
  followLanguage();
  show();
  await opening;
  keepOffline(save);
  followOtherTabs(board, show);
  keepGames(board, games);
  if (read(FOLDER) !== null)
    void withModule(
      board,
      () => import("../library/folder.js"),
      ({ folder }) => folder.start(),
    );
  // What arrives while the library is shown goes there.
  const isLibrary = () => router.route.place === "library";
  const importing = (/** @type {import("../library/import.js").Source[]} */ sources) =>
    withModule(
      board,
      () => import("../library/import-dialog.js"),
      ({ importGames }) => importGames(sources),
      "places",
    );
  /**
   * Opens a game or study on the board or in its place, from any other.
   *
   * @param {string} link
   */
  const takeLink = async (link) => {
    router.toBoard();
    showPlace();
    await dialogs.takeLink(link);
  };
  const handlers = {
    text: (/** @type {string} */ text) => (isLibrary() ? importing([text]) : dialogs.takeText(text)),
    files: (/** @type {(File | Promise<File>)[]} */ files) =>
      isLibrary() ? importing(files) : dialogs.takeFiles(files),
    link: takeLink,
  };
  watchDropAndPaste(board, handlers);
  takeLaunches(handlers);
  watchTroubles((report) =>
    withModule(
      board,
      () => import("../ui/notice.js"),
      ({ showReport }) => showReport(report),
      "places",
    ),
  );
  await watchLinks(takeLink, showPlace);
  // What cannot be loaded is asked for again when somebody goes there.
  loadAhead().catch(() => {});
}

/**
 * Keeps games in the library, which is loaded once there is one.
 *
 * @param {ErgoBoard} board
 * @param {readonly string[]} games
 */
function keepGames(board, games) {
  const look = () => {
    if (
      !wasPlayed(board.state.view) &&
      !board.state.setup.pageData?.even &&
      friendKeys().length === 0 &&
      games.every((game) => read(gameKey(game)) === null)
    )
      return;
    board.removeEventListener("statechange", look);
    void withModule(
      board,
      () => import("../storage/keeping.js"),
      ({ startKeeping }) => startKeeping(board, games),
    );
  };
  board.addEventListener("statechange", look);
  look();
}

/**
 * Makes a study of the game on the board, and goes there.
 *
 * @param {ErgoBoard} board
 * @param {Router} router
 * @param {import("../storage/studies.js").ReviewRequest} [request] if it is reviewed there
 */
const studyGame = (board, router, request) =>
  withModule(
    board,
    () => import("../storage/studies.js"),
    async ({ studyGame }) => {
      await studyGame(board, request);
      router.go({ place: "study", game: board.state.setup.game });
    },
  );

/**
 * Plays the exercises of the game on the board.
 *
 * @param {ErgoBoard} board
 */
const playLesson = (board) =>
  withModule(
    board,
    () => import("../learn/own.js"),
    async ({ keepLesson }) => (location.hash = keepLesson(board.state.setup.game, await board.toGameText())),
  );

/**
 * Offers the games that a start has set aside.
 *
 * @param {ErgoBoard} board
 */
const offerSetAside = (board) =>
  withModule(
    board,
    () => import("./unfinished.js"),
    ({ offerUnopened }) => offerUnopened(board, board.state.setup.game),
  );

/**
 * An entry of a menu that is there sometimes.
 *
 * @param {boolean | undefined} isOffered
 * @param {string} name
 * @param {string} label
 * @param {MenuItem["icon"]} icon
 * @param {MenuItem["run"]} run
 * @returns {MenuItem[]}
 */
const itemIf = (isOffered, name, label, icon, run) => (isOffered ? [{ name, label, icon, run }] : []);

/**
 * @param {ErgoBoard} board
 * @param {Router} router
 * @param {ReturnType<typeof dialogsOf>} dialogs
 */
function offerActions(board, router, dialogs) {
  const { banner, page } = words;
  const { friend } = dialogs;
  /**
   * An entry that leads to a place.
   *
   * @param {Place} place
   * @param {MenuItem["icon"]} icon
   * @returns {MenuItem}
   */
  const itemTo = (place, icon) => ({
    name: place,
    label: page[/** @type {"play"} */ (place)],
    icon,
    run: () => router.go({ place, game: board.state.setup.game }),
  });
  board.addMenuItems(() => {
    const { state } = board;
    const { game, remote } = state.setup;
    return [
      ...itemIf(hasReplaced(state.setup) || hasUnkept(game), "restore", banner.restore, "again", () =>
        restorePrevious(board),
      ),
      ...itemIf(unopenedKeys(game).length > 0, "set-aside", banner.setAside, "again", () =>
        offerSetAside(board),
      ),
      ...itemIf(canPlan(state), "friend-plan", banner.plan, "study", () => friend((friend) => friend.plan())),
      ...itemIf(!!remote || friendKeys().length > 0, "friend-list", banner.friendGames, "share", () =>
        friend((friend) => friend.showList()),
      ),
      ...itemIf(hasGoals(state.annotations), "lesson", banner.playLesson, "learn", () => playLesson(board)),
      ...itemIf(wasPlayed(state.view) && hasHelp(state), "study", page.studyGame, "study", () =>
        studyGame(board, router),
      ),
      ...itemIf(hasHelp(state), "editor", page.editor, "board", () => setUpFrom(board)),
      ...textItems(board),
    ];
  });
  // Where the window has no room for the header, the menu of the board leads to the rules.
  board.addMenuItems(() => (part("header").checkVisibility() ? [] : [itemTo("rules", "rules")]));
  const button = /** @type {HTMLButtonElement} */ (part("#menu-button"));
  const menu = new Menu(button, () => [
    ...(router.route.place === "play" ? [] : [itemTo("play", "play")]),
    itemTo("learn", "learn"),
    itemTo("puzzles", "puzzle"),
    itemTo("study", "study"),
    itemTo("rules", "rules"),
    itemTo("library", "library"),
    itemTo("settings", "settings"),
    itemTo("about", "info"),
  ]);
  button.after(menu.element);
}
