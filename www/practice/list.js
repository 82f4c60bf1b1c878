/** The list of the small boards of a game, with their results. */
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import styles from "./list.css";

/** @import {SmallBoard} from "../games/small-board.js" */
/** @import {PracticeWords} from "../text/language.js" */

/**
 * @param {HTMLElement} host
 * @param {SmallBoard[]} boards
 * @param {PracticeWords} say
 */
export function renderList(host, boards, say) {
  addStyles(styles);
  const items = boards.map(({ cells, stones, value }) =>
    make(
      "li",
      {},
      make("b", {}, say.size(cells, stones)),
      make("span", {}, say.start(value.result, (value.plies + 1) >> 1)),
    ),
  );
  host.append(
    make("h1", { tabindex: "-1" }, say.title),
    make("p", {}, say.intro),
    make("ul", { class: "small-boards" }, ...items),
  );
}
