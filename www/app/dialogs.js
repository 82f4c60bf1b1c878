/** Dialogs that are loaded when they are first needed. */
import { isFromDisk } from "../ui/from-disk.js";
import { inLanguage } from "../ui/in-language.js";
import { withModule } from "../ui/load.js";
import { isPersonsTurn } from "../game/state.js";
import { openNew } from "../storage/previous.js";
import { isRoute } from "../ui/router.js";
import { setEntry } from "../ui/history-entry.js";
import { addEnglish, words } from "../text/index.js";
import { banner } from "../text/en/banner.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Setup} from "../game/types.js" */

// Menus need them, whichever place the page opens with.
addEnglish({ banner });

/**
 * Makes a dialog by a module the first time that it is needed, and again in another language.
 *
 * @template Module, Made
 * @param {ErgoBoard} board
 * @param {() => Promise<Module>} load
 * @param {(module: Module) => Made} make
 * @returns {(use: (made: Made) => unknown) => Promise<void>}
 */
function once(board, load, make) {
  /** @type {(() => Made) | undefined} */
  let made;
  return (use) =>
    withModule(
      board,
      load,
      (module) => {
        made ??= inLanguage(() => make(module));
        return use(made());
      },
      "places",
    );
}

/**
 * The dialogs of the page, once they are made.
 *
 * @type {ReturnType<typeof makeDialogs> | undefined}
 */
let dialogs;

/**
 * The dialogs for game texts, links and embedding, and games with remote friends.
 *
 * @param {ErgoBoard} board that of the page
 */
export const dialogsOf = (board) => (dialogs ??= makeDialogs(board));

/**
 * The entries of a menu that hand a game on.
 *
 * @param {ErgoBoard} board that of the page
 * @param {ErgoBoard} [shown] with the game
 * @returns {import("../ui/types.js").MenuItem[]}
 */
export function textItems(board, shown = board) {
  const { actions } = words;
  const { showGameText, showPicture, printGame, share, embed } = dialogsOf(board);
  return [
    { name: "game-text", label: actions.gameText, icon: "file", run: () => showGameText(shown) },
    { name: "picture", label: words.banner.picture, icon: "picture", run: () => showPicture(shown) },
    { name: "print", label: words.banner.print, icon: "print", run: () => printGame(shown) },
    ...(isFromDisk()
      ? []
      : /** @type {const} */ ([
          { name: "share", label: actions.share, icon: "share", run: () => share(shown) },
          { name: "embed", label: actions.embed, icon: "embed", run: () => embed(shown) },
        ])),
  ];
}

/** @param {ErgoBoard} board */
function makeDialogs(board) {
  const gameText = once(
    board,
    () => import("./game-text.js"),
    ({ GameTextDialog }) => new GameTextDialog(board),
  );
  /** @type {import("../match/friend.js").Friend | undefined} */
  let made;
  const friend = (/** @type {(friend: import("../match/friend.js").Friend) => unknown} */ use) =>
    withModule(
      board,
      () => import("../match/friend.js"),
      ({ Friend }) => use((made ??= new Friend(board))),
      "places",
    );
  const links = once(
    board,
    () => import("./link.js"),
    ({ LinkReader, ShareDialog }) => ({
      reader: new LinkReader(board, friend),
      dialog: new ShareDialog(board),
    }),
  );
  return {
    showGameText: (shown = board) => gameText((dialog) => dialog.open(shown)),
    showPicture: (shown = board) =>
      withModule(
        shown,
        () => import("../publish/picture-dialog.js"),
        ({ showPicture }) => showPicture(shown),
        "publish",
      ),
    printGame: (shown = board) =>
      withModule(
        shown,
        () => import("../publish/game-sheet.js"),
        ({ showGameSheet }) => showGameSheet(shown),
        "publish",
        "moves",
      ),
    takeText: (/** @type {string} */ text) => gameText((dialog) => dialog.take(text)),
    takeFiles: (/** @type {(File | Promise<File>)[]} */ files) =>
      gameText((dialog) => dialog.takeFiles(files)),
    friend,
    share: (shown = board) =>
      shown.state.setup.remote
        ? friend((friend) => friend.share())
        : links(({ dialog }) => dialog.open(shown)),
    takeLink: (/** @type {string} */ link) => links(({ reader }) => reader.take(link)),
    embed: (shown = board) =>
      withModule(
        shown,
        () => import("../embed/dialog.js"),
        ({ showEmbed }) => showEmbed(shown),
        "places",
      ),
  };
}

/** The fragment of the address, decoded if possible. */
function fragment() {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Opens the game of the page's address, now and whenever the address changes.
 *
 * @param {(link: string) => Promise<void>} take
 * @param {() => void} done the link is off the address
 */
export function watchLinks(take, done) {
  /** The link that is being opened; the event of its arrival may still be to come. */
  let taken = "";
  const look = async () => {
    const link = fragment();
    // Other fragments are places of the page, or links within it.
    if (link === "" || link === taken || isRoute(link) || document.getElementById(link)) return;
    taken = link;
    await take(link);
    if (link === taken) taken = "";
    if (fragment() === link) setEntry(history.state, location.pathname + location.search);
    done();
  };
  addEventListener("hashchange", look);
  return look();
}

/**
 * Starts new games, and asks which where the board does not say.
 *
 * @param {ErgoBoard} board
 * @param {ReturnType<typeof dialogsOf>} dialogs
 */
export function offerNewGames(board, { friend }) {
  board.addEventListener("newgame", (event) => {
    event.preventDefault();
    const { setup } = /** @type {CustomEvent<import("../element/ergo-board.js").NewGameDetail>} */ (event)
      .detail;
    const { view } = board.state;
    const last = { ...board.state.setup, start: view?.start };
    /**
     * @param {Setup} next
     * @param {string} [note] what is said of its start
     */
    const begin = async (next, note) => {
      await openNew(board, next);
      const { setup, view } = board.state;
      const said = setup.pageData?.even ? words.banner.even(setup.level, true) : note;
      if (said && view?.start === next.start) notifyOnTurn(board, said);
    };
    const open = (/** @type {Setup} */ next) =>
      next.remote ? friend((friend) => friend.rematch(next)) : begin(next);
    if (setup && last.start === undefined && !last.pageData?.even) return open(setup);
    if (setup)
      return withModule(
        board,
        () => import("../play/starts.js"),
        async ({ startAgain }) => open(await startAgain(setup, last)),
      );
    return withModule(
      board,
      () => import("../play/new-game.js"),
      ({ askNewGame }) =>
        askNewGame(last, board.state.games ?? [], (chosen, name, note) =>
          name === undefined ? begin(chosen, note) : friend((friend) => friend.start(chosen, name)),
        ),
      "places",
    );
  });
}

/**
 * Shows a message once it is the person's turn in the game on a board: the computer's move would take it
 * away.
 *
 * @param {ErgoBoard} board
 * @param {string} message
 */
function notifyOnTurn(board, message) {
  const { gameId } = board.state;
  const done = new AbortController();
  const look = () => {
    const { state } = board;
    const isGone = state.gameId !== gameId || state.view?.outcome;
    if (!isGone && !isPersonsTurn(state)) return;
    done.abort();
    if (!isGone) board.notify(message);
  };
  board.addEventListener("statechange", look, { signal: done.signal });
  look();
}

/**
 * `?` shows the keys, anywhere but in a field.
 *
 * @param {ErgoBoard} board
 */
export function offerKeys(board) {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || isTyping(event))
      return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    withModule(
      board,
      () => import("./keys.js"),
      ({ showKeys }) => showKeys(),
      "places",
    );
  });
}

/** @param {Event} event */
const isTyping = ({ target }) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
