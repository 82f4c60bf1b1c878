/**
 * The place of studies (`#/ergo/study`): a board of its own, so that the game that is being played stays as it is. What is
 * studied is kept in the library.
 */
import { addStyles } from "../app/styles.js";
import { make } from "../board/make.js";
import { LOOK_ATTRIBUTES } from "../element/look.js";
import { hasHelp } from "../game/state.js";
import { gameName, loadMore, more, words } from "../text/index.js";
import { StudyKeeper, chooseStudy, lastStudy, studyGame } from "./keep.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

addStyles(`
#place.study { height: 100%; max-width: none; padding: 0; }
#place.study ergo-board { height: 100%; }
`);

/** Attributes that boards change themselves by their switches. */
const SWITCHES = ["threats", "warnings"];

/** @param {HTMLElement} host @param {{ board: ErgoBoard, game: string }} context */
export async function render(host, { board, game }) {
  const heading = make("h1", { class: "unseen", tabindex: "-1" }, words.page.titles.study(gameName(game)));
  host.append(heading);
  await Promise.all([loadMore(), loadMore("study")]);
  const show = async () => {
    const study = await makeBoard(board, game);
    if (heading.isConnected) host.replaceChildren(heading, study);
    addItems(study, { board, game, show });
  };
  await show();
}

/** The board with the study that was open last. @param {ErgoBoard} board that of the page @param {string} game */
async function makeBoard(board, game) {
  const study = /** @type {ErgoBoard} */ (make(/** @type {any} */ ("ergo-board"), { game, mode: "study", fill: "", lang: "" }));
  for (const name of LOOK_ATTRIBUTES.filter((name) => !SWITCHES.includes(name))) {
    const value = board.getAttribute(name);
    if (value !== null) study.setAttribute(name, value);
  }
  const entry = await lastStudy(game);
  if (entry) study.setAttribute("game-text", entry.text);
  const { apart, notKept } = more.library;
  const keeper = new StudyKeeper(entry, {
    onApart: () => study.notify(apart),
    onTrouble: (code) => study.notify(notKept[code]),
  });
  study.addEventListener("edited", (event) => {
    const { view } = study.state;
    if (view) keeper.keep(/** @type {CustomEvent<{ text: string }>} */ (event).detail.text, view);
  });
  return study;
}

/** What the menu of the board offers. @param {ErgoBoard} study @param {{ board: ErgoBoard, game: string, show: () => Promise<void> }} place */
function addItems(study, { board, game, show }) {
  const startNew = () => {
    chooseStudy(game);
    return show();
  };
  study.addEventListener("newgame", (event) => {
    event.preventDefault();
    void startNew();
  });
  study.addMenuItems(() => [
    { name: "study-new", label: more.study.startNew, icon: "plus", run: startNew },
    {
      name: "study-played",
      label: more.study.takePlayed,
      icon: "play",
      disabled: !canStudy(board, game),
      run: async () => {
        await studyGame(board);
        await show();
      },
    },
  ]);
}

/** Whether the game on a board can be studied: one with a friend only once it is over. @param {ErgoBoard} board @param {string} [game] */
export function canStudy(board, game) {
  const { view } = board.state;
  return view !== undefined && view.history.length > 0 && hasHelp(board.state) && (game === undefined || view.game === game);
}
