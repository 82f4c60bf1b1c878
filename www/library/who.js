/** The question which of the players of games from elsewhere the person here is. */
import { inLanguage } from "../ui/in-language.js";
import { makeDialog } from "../ui/dialog.js";
import { make } from "../ui/make.js";
import { addStyles } from "../ui/styles.js";
import { words } from "../text/index.js";
import { ownNames } from "../storage/own-names.js";
import { playersIn, seenByPerson } from "./players.js";
import styles from "./who.css";

/** @import {Summary} from "../storage/types.js" */

addStyles(styles);

/** The most names that are listed. */
const MOST_LISTED = 100;

/**
 * The players among whom the person may be. Of games with friends that is known.
 *
 * @param {readonly Summary[]} summaries
 */
const playersElsewhere = (summaries) => playersIn(summaries.filter(({ source }) => source === "file"));

/**
 * @param {string} text
 * @param {string} [note]
 */
function option(text, note = "") {
  const box = make("input", { type: "checkbox" });
  return {
    box,
    label: make("label", {}, box, make("span", {}, text), make("span", { class: "small" }, note)),
  };
}

/**
 * The question with all names; an answer counts at once. Nothing if no names are known.
 *
 * @param {readonly Summary[]} summaries
 * @returns {HTMLElement[]}
 */
export function whoQuestion(summaries) {
  const say = words.library.who;
  const games = playersElsewhere(summaries);
  if (games.size === 0) return [];
  const listed = [...new Set([...ownNames.value, ...[...games.keys()].slice(0, MOST_LISTED)])];
  const names = listed.map((name) => ({ name, ...option(name, say.games(games.get(name) ?? 0)) }));
  const none = option(say.none);
  const status = make("p", { class: "small", role: "status" });
  const show = () => {
    const own = ownNames.value;
    for (const { name, box } of names) box.checked = own.includes(name);
    none.box.checked = ownNames.isKnown && own.length === 0;
    const isOwn = (/** @type {Summary} */ summary) =>
      summary.source === "file" && seenByPerson(summary, own).side !== null;
    status.textContent = ownNames.isKnown ? say.yours(summaries.filter(isOwn).length) : "";
  };
  const question = make(
    "fieldset",
    { class: "player-choice" },
    make("legend", {}, say.title),
    make("p", { class: "small" }, say.note),
    make("div", { class: "names" }, ...names.map(({ label }) => label), none.label),
    status,
  );
  question.addEventListener("change", ({ target }) => {
    ownNames.set(target === none.box ? [] : names.flatMap(({ name, box }) => (box.checked ? [name] : [])));
    show();
  });
  show();
  return [question];
}

const dialog = inLanguage(() => {
  const shown = makeDialog("who-is-you", words.library.who.ask);
  const content = make("div", {});
  const close = make("button", { type: "button", class: "main" }, words.actions.close);
  close.addEventListener("click", () => shown.close());
  shown.append(content, make("p", { class: "buttons" }, close));
  return { shown, content };
});

/** A line that says who the person here is in games from elsewhere, or asks. */
export class WhoLine {
  #text = make("span", {});
  #button = make("button", { type: "button" });
  element = make("p", { class: "who-line", hidden: "" }, this.#text, " ", this.#button);
  /** @type {readonly Summary[]} */
  #summaries = [];

  constructor() {
    this.#button.addEventListener("click", () => {
      const { shown, content } = dialog();
      content.replaceChildren(...whoQuestion(this.#summaries));
      shown.showModal();
    });
  }

  /** @param {readonly Summary[]} summaries */
  show(summaries) {
    const say = words.library.who;
    this.#summaries = summaries;
    this.element.hidden = playersElsewhere(summaries).size === 0;
    this.#text.textContent = ownNames.isKnown ? say.are(ownNames.value) : say.ask;
    this.#button.textContent = ownNames.isKnown ? say.change : say.choose;
  }
}
