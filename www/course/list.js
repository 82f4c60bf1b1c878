/** The list of the small boards of a game, with their results. */
import { SMALL_BOARDS } from "../games/small-boards.js";
import { hasData } from "../parts-data.js";
import { icon } from "../ui/action-icons.js";
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import { words } from "../text/index.js";
import { movesUntil } from "./values.js";
import styles from "./list.css";

/** @import {PracticeWords} from "../text/language.js" */

/**
 * @param {HTMLElement} host
 * @param {string} game
 * @param {PracticeWords} say
 */
export function renderList(host, game, say) {
  addStyles(styles);
  const items = SMALL_BOARDS[game]
    .filter(({ id }) => hasData(`practice/${id}.bin`))
    .map(({ id, cells, stones, value }) =>
      make(
        "li",
        {},
        make(
          "a",
          { href: addressOf({ place: "learn", game, item: id }) },
          make("b", {}, say.size(cells, stones)),
          make("span", {}, say.start(value.result, movesUntil(value))),
        ),
      ),
    );
  const back = make("a", { href: addressOf({ place: "learn", game }) }, icon("back"), words.learn.all);
  host.append(
    make("h1", { tabindex: "-1" }, say.title),
    make("p", {}, say.intro),
    make("ul", { class: "small-boards" }, ...items),
    make("p", {}, back),
  );
}
