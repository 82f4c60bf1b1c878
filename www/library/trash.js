/** The dialog with the games that were deleted: they can be restored, or deleted for good. */
import { addStyles } from "../ui/styles.js";
import { makeDialog } from "../ui/dialog.js";
import { make } from "../ui/make.js";
import { words } from "../text/index.js";
import { DAMAGED } from "../storage/entry.js";
import { wordsOf } from "./row.js";
import { library } from "../storage/library.js";
import styles from "./trash.css";

/** @import {DeletedGame} from "../storage/library.js" */

addStyles(styles);

/** How many are listed. */
const MOST_LISTED = 100;

/** @type {HTMLDialogElement | undefined} */
let dialog;

/** Shows the dialog. */
export async function showTrash() {
  const say = words.library.trash;
  dialog?.remove();
  const shown = (dialog = makeDialog("deleted-games", say.title));
  const status = make("p", { role: "status" });
  const list = make("ul", { class: "list", "aria-label": say.title });
  const buttons = make("p", { class: "buttons" });
  shown.append(make("p", {}, say.note), list, status, buttons);
  const close = button(words.actions.close, () => shown.close(), "main");
  /**
   * @param {() => Promise<unknown>} act
   * @param {string} message
   */
  const change = async (act, message) => {
    const done = await act().then(
      () => message,
      () => words.library.trouble[library.trouble ?? "failed"],
    );
    await fill();
    status.textContent = done;
    close.focus();
  };
  const fill = async () => {
    const games = await library.deletedGames().catch(() => []);
    const ids = games.map(({ summary }) => summary.id);
    list.replaceChildren(
      ...games
        .slice(0, MOST_LISTED)
        .map((game) =>
          row(game, (id) => change(() => library.restoreDeleted([id]), words.library.restored(1))),
        ),
    );
    list.hidden = games.length === 0;
    status.textContent =
      games.length === 0 ? say.none : games.length > MOST_LISTED ? say.more(games.length - MOST_LISTED) : "";
    const all = [
      button(say.restoreAll, () =>
        change(() => library.restoreDeleted(ids), words.library.restored(ids.length)),
      ),
      button(say.forgetAll, () => change(() => library.forgetDeleted(ids), say.none)),
    ];
    buttons.replaceChildren(...(games.length > 0 ? all : []), close);
  };
  await fill();
  // It may have been asked for again meanwhile.
  if (shown === dialog) shown.showModal();
}

/**
 * @param {string} label
 * @param {() => unknown} act
 * @param {string} [className]
 */
function button(label, act, className = "") {
  const made = make("button", { type: "button", class: className }, label);
  made.addEventListener("click", act);
  return made;
}

/**
 * @param {DeletedGame} game
 * @param {(id: string) => unknown} restore
 */
function row({ summary, time }, restore) {
  const say = words.library;
  const [title] = wordsOf(summary);
  const back = button(say.trash.restore, () => restore(summary.id));
  back.setAttribute("aria-label", say.trash.restoreGame(title));
  const what = summary.game === DAMAGED ? "" : say.about(summary);
  const about = make("span", { class: "small" }, say.trash.when(what, say.date(time, false, Date.now())));
  return make("li", { class: "controls" }, make("span", {}, title, about), back);
}
