/**
 * The banner above the move list: who plays a game that was opened, whether an even game is rated, a button
 * to send a move to a friend, and one to restore the previous game.
 */
import { friendName } from "../game/match.js";
import { saidIn, shownValue } from "../game/said.js";
import { hasHelp } from "../game/state.js";
import { words } from "../text/index.js";
import { hasConflict, hasReplaced, restorePrevious } from "../storage/previous.js";
import { isUnsaved } from "../storage/current.js";
import { setText } from "../ui/dom.js";
import { make } from "../ui/make.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Tag} from "../wasm/ergo_wasm.js" */

/**
 * A game in one line; its words come with the list of moves.
 *
 * @param {{ tags: Tag[]; names: [string, string]; result: string }} known
 * @param {{ game?: string; count?: number }} [listed] in a list of games
 */
export function titleOf({ tags, names: [first, second], result }, listed) {
  const said = saidIn(tags);
  const notes = ["Site", "Date"].flatMap((name) => said.get(name) ?? []);
  const isOver = result !== "*";
  return words.gameSummary({
    first: shownValue(first),
    second: shownValue(second),
    notes,
    ...listed,
    result: isOver ? result : "",
  });
}

export class GameBanner {
  #board;
  #host;
  #title = make("p", { role: "status" });
  #send = make("button", { type: "button", class: "main", id: "send-move" });
  #restore = make("button", { type: "button", id: "open-previous" });

  /**
   * @param {HTMLElement} host
   * @param {ErgoBoard} board
   * @param {() => void} onSend
   */
  constructor(host, board, onSend) {
    this.#board = board;
    this.#host = host;
    this.#send.addEventListener("click", onSend);
    this.#restore.addEventListener("click", () => restorePrevious(board));
    host.append(this.#title, make("p", { class: "buttons" }, this.#send, this.#restore));
  }

  show() {
    const { state } = this.#board;
    const { setup, annotations, view } = state;
    if (!view) return;
    setText(this.#send, words.banner.send);
    setText(this.#restore, words.banner.restore);
    const { sent } = setup.pageData ?? {};
    const friend = setup.remote ? words.banner.friend(friendName(setup), hasHelp(state)) : "";
    const even =
      setup.pageData?.even && !view.outcome
        ? words.banner.even(setup.level, setup.pageData.even === "rated")
        : "";
    const conflict = hasConflict(setup.game) ? words.banner.conflict : "";
    // The words arrive with the notice.
    const unsaved = isUnsaved(setup.game) ? (words.stored?.unsaved ?? "") : "";
    const title = [unsaved, friend, even, annotations ? titleOf(annotations) : "", conflict]
      .filter(Boolean)
      .join(" · ");
    setText(this.#title, title);
    this.#title.hidden = title === "";
    // In a game by link the message below the board has the button.
    this.#send.hidden = setup.remote !== undefined || sent === undefined || view.at <= sent;
    this.#restore.hidden = !hasReplaced(setup);
    this.#host.hidden = this.#title.hidden && this.#send.hidden && this.#restore.hidden;
  }
}
