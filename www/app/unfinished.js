/**
 * Starts the page after a start that did not finish: the game, study or link that it was opening may have
 * frozen the page, so that is set aside and offered.
 */
import { chooseStudy, chosenStudy } from "../storage/studies.js";
import { wasPlayed } from "../game/position.js";
import { loadWords, placeText, words } from "../text/index.js";
import { showNotice } from "../ui/notice.js";
import { openInstead } from "../storage/previous.js";
import { gameKey, unopenedKey, unopenedKeys } from "../storage/keys.js";
import { firstGame } from "../storage/reopen.js";
import { addressOf, isRoute, readRoute } from "../ui/router.js";
import { saveAs } from "../ui/save-as.js";
import { markStart } from "../storage/starting.js";
import { isUnsaved, keyOf, readGame } from "../storage/current.js";
import { read, remove, setAside, write } from "../storage/storage.js";
import { parse } from "../storage/stored-game.js";
import { setEntry } from "../ui/history-entry.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * Takes away what the last start was to open: the stored game, and what the address shows.
 *
 * @param {readonly string[]} games those of this version
 * @returns {(board: ErgoBoard) => Promise<void>} offers it
 */
export function setUnopenedAside(games) {
  const { hash } = location;
  const route = readRoute(hash, games);
  const game = firstGame(games, route.game);
  const key = moveGame(game);
  const isLink = hash !== "" && !isRoute(hash);
  const isLesson = route.place === "learn" && /^own[.-]/.test(route.item ?? "");
  const study = route.place === "study" ? chosenStudy(game) : "";
  if (isLink || isLesson) setEntry(history.state, addressOf({ place: isLink ? "play" : "learn", game }));
  if (study) chooseStudy(game);
  return async (board) => {
    const { unfinished } = await loadWords();
    const again = (/** @type {() => unknown} */ run) => [{ label: unfinished.open, isMain: true, run }];
    const goBack = () => {
      const done = markStart();
      location.hash = hash;
      done();
    };
    const reopen = () => {
      chooseStudy(game, study);
      location.reload();
    };
    if (key !== undefined) offer(board, key);
    if (isLink || isLesson) showNotice(isLink ? unfinished.link : unfinished.lesson, again(goBack));
    if (study) showNotice(unfinished.study, again(reopen));
  };
}

/**
 * Sets the stored game aside, if there is one.
 *
 * @param {string} game
 * @returns {string | undefined} under which key
 */
function moveGame(game) {
  const from = keyOf(game);
  const text = readGame(game);
  const { setup } = parse(text ?? "");
  if (text === null || !(wasPlayed(setup) || setup?.gameText)) return undefined;
  let isAside = setAside(unopenedKey(game), text);
  const stored = read(from);
  remove(from);
  // There may be room for it only once.
  isAside ||= setAside(unopenedKey(game), text);
  if (!isAside) return void (stored !== null && write(from, stored));
  remove(gameKey(game), "sessionStorage");
  return unopenedKeys(game).find((key) => read(key) === text);
}

/**
 * Offers the games that were set aside.
 *
 * @param {ErgoBoard} board
 * @param {string} game
 */
export async function offerUnopened(board, game) {
  await loadWords();
  for (const key of unopenedKeys(game)) offer(board, key);
}

/**
 * @param {ErgoBoard} board
 * @param {string} key
 */
function offer(board, key) {
  const { unfinished } = words;
  showNotice(unfinished.game, [
    { label: unfinished.save, run: () => saveAs(read(key) ?? "", "ergo"), stays: true },
    { label: unfinished.open, isMain: true, run: () => open(board, key) },
  ]);
}

/**
 * Opens a game that was set aside.
 *
 * @param {ErgoBoard} board
 * @param {string} key
 */
async function open(board, key) {
  const { setup } = parse(read(key) ?? "");
  if (!setup) return;
  const done = markStart();
  const error = await openInstead(board, setup);
  if (error) board.notify(words.stored.damaged, placeText(words, error));
  else if (!isUnsaved(setup.game)) remove(key);
  done();
}
