/**
 * The page around the board: its places, and what a newcomer sees. The rest is in `page.js`, which comes
 * behind the first game.
 */
import "../element/ergo-board.js";
import { GAMES as games } from "../games/start.js";
import { nextTask } from "../ui/next-task.js";
import { firstVisit as firstVisitWords, page } from "../text/en/app.js";
import { addEnglish, languageChanges, words } from "../text/index.js";
import { applySettings } from "./apply-settings.js";
import { expectEngine } from "../game/engine-slot.js";
import { FirstVisit } from "../play/first-visit.js";
import { showNavigation } from "./games.js";
import "./install.js";
import "./test-languages.js";
import { withModule } from "../ui/load.js";
import { Places } from "./places.js";
import { firstGame, openFirst, openGame } from "../storage/reopen.js";
import { Router, isRoute, readRoute } from "../ui/router.js";
import { isUnfinished, markStart } from "../storage/starting.js";
import { isFirstVisit, isFromEarlier, saveGame } from "../storage/current.js";
import { bottomSide } from "../play/turning.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

/** The pause before a module that is missing is asked for again, in milliseconds: at first, and at most. */
const PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

/** Says everything that the page itself says in the current language. */
function sayPage() {
  const root = document.documentElement;
  root.lang = words.code;
  root.dir = words.direction;
  const message = (/** @type {string} */ path) =>
    path.split(".").reduce((part, key) => /** @type {any} */ (part)[key], /** @type {any} */ (words));
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-text], [data-label]")
  )) {
    const { text, label } = element.dataset;
    if (text !== undefined) element.textContent = message(text);
    if (label !== undefined) element.setAttribute("aria-label", message(label));
  }
  root.classList.remove("untranslated");
}

/**
 * Loads the rest of the page. If it does not arrive, that is said, and it is asked for again: after a while,
 * and when somebody needs it.
 *
 * @param {ErgoBoard} board
 * @param {EventTarget} requests has an event `request` when somebody needs it
 * @param {() => void} onMissing is called whenever it has not arrived
 * @returns {Promise<typeof import("./page.js")>}
 */
async function loadRest(board, requests, onMissing) {
  /** @type {typeof import("./page.js") | undefined} */
  let rest;
  const load = () => import("./page.js");
  const loadOrSay = () => withModule(board, load, (module) => void (rest = module));
  await loadOrSay();
  for (let pause = PAUSE; !rest; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    onMissing();
    const isRequested = await new Promise((resolve) => {
      requests.addEventListener("request", () => resolve(true), { once: true });
      setTimeout(resolve, pause, false);
    });
    if (isRequested) await loadOrSay();
    else rest = await load().catch(() => undefined);
  }
  return rest;
}

/** Opens the page: its places, and the first game. */
export async function openPage() {
  // If it does not arrive, the board tries again, and says so.
  expectEngine(firstGame(games, readRoute(location.hash, games).game), 1).catch(() => {});
  addEnglish({ firstVisit: firstVisitWords, page });
  await customElements.whenDefined("ergo-board");
  // The page is evaluated, built and painted in tasks of their own, between which a phone can answer.
  await nextTask();

  const part = (/** @type {string} */ selector) =>
    /** @type {HTMLElement} */ (document.querySelector(selector));
  const board = /** @type {ErgoBoard} */ (part("#board"));

  document.querySelector("#unloaded")?.remove();
  sayPage();
  applySettings(board);

  // Version 0.1 has stored its games elsewhere.
  if (isFromEarlier())
    await withModule(
      board,
      () => import("../storage/migrate.js"),
      ({ adopt }) => adopt(),
    );
  const firstVisit = isFirstVisit() ? new FirstVisit(board) : undefined;
  const places = new Places(part("main"), part("#place"), board);
  /**
   * Offers what the last start may have failed at.
   *
   * @type {((board: ErgoBoard) => Promise<void>) | undefined}
   */
  let offerAgain;
  if (isUnfinished()) {
    await withModule(
      board,
      () => import("./unfinished.js"),
      ({ setUnopenedAside }) => (offerAgain = setUnopenedAside(games)),
    );
  }
  const endStart = markStart();
  /** Whether the first game is being opened, or is there. */
  let hasGame = false;
  /** @type {() => void} */
  let goOn;
  /**
   * Resolves when somebody wants something else than the place or the game that is on its way.
   *
   * @type {Promise<void>}
   */
  const asked = new Promise((resolve) => (goOn = resolve));
  const router = new Router(games, ({ game }) => {
    goOn();
    if (hasGame && game !== undefined && game !== board.state.setup.game) openGame(board, game);
    showPlace();
  });

  function showPlace() {
    const { view, setup } = board.state;
    // The address of the board follows the game on it.
    if (view || router.route.place !== "play") router.show((view ?? setup).game);
    const game = router.route.game ?? setup.game;
    showNavigation({ place: router.route.place, game });
    return places.show(router.route.place, game, router.route.item);
  }

  languageChanges.addEventListener("change", () => {
    sayPage();
    firstVisit?.sayAgain();
    places.forget();
    void showPlace();
  });
  board.addEventListener("statechange", () => {
    const bottom = bottomSide(board);
    if (bottom !== board.getAttribute("orientation")) board.orientation = /** @type {any} */ (bottom);
    if (board.state.view) firstVisit?.show(board.state.view.game);
    showPlace();
  });
  part(".skip").addEventListener("click", (event) => {
    // The address stays that of the place.
    event.preventDefault();
    places.focus();
  });
  const menuButton = /** @type {HTMLButtonElement} */ (part("#menu-button"));
  menuButton.disabled = false;

  /**
   * The last event of each kind that came before the module that answers it.
   *
   * @type {Map<string, () => unknown>}
   */
  const held = new Map();
  const untilLoaded = new AbortController();
  /** Has an event `request` when somebody needs that module. */
  const requests = new EventTarget();
  const request = () => requests.dispatchEvent(new Event("request"));
  const hold = (/** @type {Event} */ event) => {
    // The board would start a game at once.
    event.preventDefault();
    const { type, currentTarget, constructor: Type } = /** @type {any} */ (event);
    held.set(type, () => currentTarget.dispatchEvent(new Type(type, event)));
    goOn();
    request();
  };
  for (const type of ["newgame", "review", "friend"]) board.addEventListener(type, hold, untilLoaded);
  menuButton.addEventListener("click", hold, untilLoaded);
  // What is played before the module that saves it is here is saved if the page is left.
  addEventListener("pagehide", () => saveGame(board.state), untilLoaded);
  addEventListener("online", request, untilLoaded);

  firstVisit?.show(router.route.game ?? board.state.setup.game);
  // A place with much to read comes first.
  await Promise.race([showPlace(), asked]);
  await nextTask();
  hasGame = true;
  const opening = openFirst(board, games, router.route.game);
  const hasLink = location.search !== "" || (location.hash !== "" && !isRoute(location.hash));
  // A link to a game, or what another app shares, is opened by the rest of the page.
  if (router.route.place === "play" && !hasLink) await Promise.race([opening, asked]);
  // The start has not failed, even if something of the page is missing.
  const rest = await loadRest(board, requests, endStart);
  untilLoaded.abort();
  await withModule(
    board,
    async () => rest,
    async ({ startPage }) => {
      const started = startPage(board, router, games, showPlace, opening, firstVisit);
      for (const repeat of held.values()) repeat();
      await started;
      await offerAgain?.(board);
    },
  );
  endStart();
}
