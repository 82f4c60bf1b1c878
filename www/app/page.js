/**
 * The parts of the page besides the board and its places: the move list, saved games, dialogs, other tabs,
 * links, drop and paste, offline. Loaded behind the first picture, while the rules are on their way.
 */
import "../ui/library-icons.js";
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
import { Menu } from "../ui/menu.js";
import { keepOffline } from "./offline.js";
import { addStyles } from "../ui/styles.js";
import print from "./print.css";
import { dialogsOf, offerKeys, offerNewGames, textItems, watchLinks } from "./dialogs.js";
import { hasReplaced, hasUnkept, restorePrevious } from "../storage/previous.js";
import { followLanguage } from "./follow-language.js";
import { FOLDER, friendKeys, gameKey, unopenedKeys } from "../storage/keys.js";
import { watchTroubles } from "../storage/records.js";
import { settings } from "../storage/settings-store.js";
import { fillRulesTab } from "../play/rules-tab.js";
import { wasPlayed } from "../game/position.js";
import { read } from "../storage/storage.js";
import { followOtherTabs } from "../storage/tabs.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
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
  addStyles(print);
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
    void studyGame(board, router, true);
  });
  offerKeys(board);
  offerOpenings(board);
  document.addEventListener("keydown", (event) => {
    if (!board.hidden && !document.querySelector("dialog[open]")) board.handleShortcut(event);
  });
  // The board itself has a switch for them.
  board.addEventListener("statechange", () => {
    for (const name of /** @type {const} */ (["threats", "warnings"])) {
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
  watchTroubles((report) => withModule(board, loadNotices, ({ showReport }) => showReport(report)));
  await watchLinks(takeLink, showPlace);
}

const loadNotices = async () => (await Promise.all([import("../ui/notice.js"), loadWords()]))[0];

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
 * @param {boolean} [reviews] whether it is reviewed there
 */
const studyGame = (board, router, reviews) =>
  withModule(
    board,
    () => import("../storage/studies.js"),
    async ({ studyGame }) => {
      await studyGame(board, reviews);
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
 * @param {ErgoBoard} board
 * @param {Router} router
 * @param {ReturnType<typeof dialogsOf>} dialogs
 */
function offerActions(board, router, dialogs) {
  const { page } = words;
  const { friend } = dialogs;
  board.addMenuItems(() => [
    ...(hasReplaced(board.state.setup) || hasUnkept(board.state.setup.game)
      ? [
          {
            name: "restore",
            label: words.banner.restore,
            icon: /** @type {const} */ ("again"),
            run: () => restorePrevious(board),
          },
        ]
      : []),
    ...(unopenedKeys(board.state.setup.game).length > 0
      ? [
          {
            name: "set-aside",
            label: words.banner.setAside,
            icon: /** @type {const} */ ("again"),
            run: () => offerSetAside(board),
          },
        ]
      : []),
    ...(canPlan(board.state)
      ? [
          {
            name: "friend-plan",
            label: words.banner.plan,
            icon: /** @type {const} */ ("study"),
            run: () => friend((friend) => friend.plan()),
          },
        ]
      : []),
    ...(board.state.setup.remote || friendKeys().length > 0
      ? [
          {
            name: "friend-list",
            label: words.banner.friendGames,
            icon: /** @type {const} */ ("share"),
            run: () => friend((friend) => friend.showList()),
          },
        ]
      : []),
    ...(hasGoals(board.state.annotations)
      ? [
          {
            name: "lesson",
            label: words.banner.playLesson,
            icon: /** @type {const} */ ("learn"),
            run: () => playLesson(board),
          },
        ]
      : []),
    ...(wasPlayed(board.state.view) && hasHelp(board.state)
      ? [
          {
            name: "study",
            label: page.studyGame,
            icon: /** @type {const} */ ("study"),
            run: () => studyGame(board, router),
          },
        ]
      : []),
    ...(hasHelp(board.state)
      ? [
          {
            name: "editor",
            label: page.editor,
            icon: /** @type {const} */ ("board"),
            run: () => setUpFrom(board),
          },
        ]
      : []),
    ...textItems(board),
  ]);
  // Where the window has no room for the header, the menu of the board leads to the rules.
  board.addMenuItems(() => {
    if (part("header").checkVisibility()) return [];
    const { game } = board.state.setup;
    return [
      { name: "rules", label: page.rules, icon: "rules", run: () => router.go({ place: "rules", game }) },
    ];
  });
  const button = /** @type {HTMLButtonElement} */ (part("#menu-button"));
  const menu = new Menu(button, () => {
    const { game } = board.state.setup;
    return [
      ...(router.route.place === "play"
        ? []
        : [
            {
              name: "play",
              label: page.play,
              icon: /** @type {const} */ ("play"),
              run: () => router.go({ place: "play", game }),
            },
          ]),
      { name: "learn", label: page.learn, icon: "learn", run: () => router.go({ place: "learn", game }) },
      {
        name: "puzzles",
        label: page.puzzles,
        icon: "puzzle",
        run: () => router.go({ place: "puzzles", game }),
      },
      { name: "study", label: page.study, icon: "study", run: () => router.go({ place: "study", game }) },
      { name: "rules", label: page.rules, icon: "rules", run: () => router.go({ place: "rules", game }) },
      { name: "library", label: page.library, icon: "library", run: () => router.go({ place: "library" }) },
      {
        name: "settings",
        label: page.settings,
        icon: "settings",
        run: () => router.go({ place: "settings" }),
      },
      { name: "about", label: page.about, icon: "info", run: () => router.go({ place: "about" }) },
    ];
  });
  button.after(menu.element);
}
