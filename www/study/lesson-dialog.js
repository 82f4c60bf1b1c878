/**
 * The dialog that makes a lesson from a study: its title, problems of its exercises, and ways to try and
 * share it. Loaded on demand.
 */
import { isFromDisk } from "../ui/from-disk.js";
import { inLanguage } from "../ui/in-language.js";
import { copyFrom, makeDialog } from "../ui/dialog.js";
import { saveAs } from "../ui/save-as.js";
import { make } from "../ui/make.js";
import { checkGoal, setupAt } from "../exercise/check.js";
import { exercisesIn } from "../exercise/from-game-text.js";
import { EngineJudge } from "../exercise/judge.js";
import { GAMES } from "../games/start.js";
import { writeLessonLink } from "../learn/link.js";
import { keepLesson } from "../learn/own.js";
import { withTitle } from "../learn/title.js";
import { clip } from "../text/clip.js";
import { words } from "../text/index.js";
import { Requests } from "../ui/latest.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * A study with the title of its lesson, and a function that saves it.
 *
 * @typedef {{ board: ErgoBoard; title: string; keep: (text: string) => unknown }} Study
 */

/** The most of a title that is shown. */
const LONGEST = 200;

class LessonDialog {
  #dialog = makeDialog("make-lesson", words.goals.makeLesson);
  #title = make("input", {
    id: "lesson-title",
    type: "text",
    dir: "auto",
    maxlength: "80",
    autocomplete: "off",
  });
  #check = make("div", { class: "told", role: "status" });
  #link = make("input", { id: "lesson-link", type: "text", dir: "ltr", readonly: "" });
  #status = make("p", { class: "told", role: "status" });
  /** @type {Study | undefined} */
  #study;
  /** The game text of the study when the dialog was opened. */
  #text = "";
  #requests = new Requests();

  constructor() {
    const say = words.goals;
    const form = make("form", { method: "dialog" });
    const button = (/** @type {string} */ label, /** @type {() => unknown} */ act, isMain = false) => {
      const made = make("button", { type: "button", ...(isMain && { class: "main" }) }, label);
      made.addEventListener("click", act);
      return made;
    };
    form.append(
      make("label", { for: "lesson-title" }, say.lessonTitle),
      this.#title,
      this.#check,
      ...(isFromDisk() ? [] : [make("label", { for: "lesson-link" }, say.lessonLink), this.#link]),
      this.#status,
      make(
        "p",
        { class: "buttons" },
        button(words.actions.close, () => this.#dialog.close()),
        ...(isFromDisk() ? [] : [button(say.embed, () => this.#embed())]),
        button(words.gameText.save, () => saveAs(this.#lesson, `${this.#game}-${say.fileName}`)),
        ...(isFromDisk() ? [] : [button(words.share.copy, () => this.#copy())]),
        button(say.tryIt, () => this.#try(), true),
      ),
    );
    this.#title.addEventListener("input", () => this.#write());
    this.#title.addEventListener("change", () => this.#keep());
    form.addEventListener("submit", (event) => event.preventDefault());
    this.#dialog.addEventListener("close", () => this.#requests.next());
    addEventListener("hashchange", () => this.#dialog.close());
    this.#dialog.append(form);
  }

  /** @param {Study} study */
  async open(study) {
    this.#study = study;
    this.#title.value = clip(study.title, LONGEST, "");
    this.#text = await study.board.toGameText();
    this.#dialog.showModal();
    await Promise.all([this.#write(), this.#look()]);
  }

  get #game() {
    return this.#study?.board.state.setup.game ?? GAMES[0];
  }

  /** The game text of the lesson. */
  get #lesson() {
    return withTitle(this.#text, this.#title.value.trim());
  }

  /** Saves the title with the study. */
  #keep() {
    if (!this.#study) return;
    this.#study.title = this.#title.value.trim();
    this.#study.keep(this.#text);
  }

  /** Writes the link. */
  async #write() {
    const isLatest = this.#requests.next();
    this.#status.textContent = "";
    const address = await writeLessonLink(this.#game, this.#lesson);
    if (!isLatest()) return;
    this.#link.value = address === undefined ? "" : new URL(address, location.href).href;
    this.#status.textContent = address === undefined && !isFromDisk() ? words.goals.long : "";
  }

  /** Lists the exercises that cannot be solved. */
  async #look() {
    const board = this.#study?.board;
    const { view, annotations } = board?.state ?? {};
    if (!view) return;
    const say = words.goals;
    const exercises = exercisesIn(view, annotations).filter(({ goal }) => goal);
    this.#check.replaceChildren(say.checkingAll(exercises.length));
    const judge = new EngineJudge();
    /** @type {string[]} */
    const troubles = [];
    for (const { moves = [], goal } of exercises) {
      judge.open(setupAt(view, moves));
      const finding = await checkGoal(judge, goal).catch(() => undefined);
      if (!this.#dialog.open) break;
      if (!finding) troubles.push(say.unchecked);
      else if (!["solved", "pass"].includes(finding.kind))
        troubles.push(say.trouble(moves.join(" "), say.found(finding)));
    }
    judge.close();
    if (!this.#dialog.open || board !== this.#study?.board) return;
    const list = troubles.map((trouble) => make("li", {}, trouble));
    this.#check.replaceChildren(
      say.checked(exercises.length, troubles.length),
      ...(list.length > 0 ? [make("ul", {}, ...list)] : []),
    );
  }

  async #copy() {
    if (this.#link.value === "") return;
    this.#status.textContent = "";
    this.#status.textContent = (await copyFrom(this.#link, this.#link.value))
      ? words.share.copied
      : words.gameText.notCopied;
  }

  /** Offers the HTML of the lesson. */
  async #embed() {
    const { showPuzzleEmbed } = await import("../embed/dialog.js");
    const address = this.#link.value ? new URL(this.#link.value).hash : undefined;
    this.#dialog.close();
    showPuzzleEmbed({ game: this.#game, text: this.#lesson, address });
  }

  #try() {
    const address = keepLesson(this.#game, this.#lesson);
    this.#keep();
    this.#dialog.close();
    location.hash = address;
  }
}

const dialog = inLanguage(() => new LessonDialog());

/**
 * Opens the dialog with a study.
 *
 * @param {Study} study
 */
export const makeLesson = (study) => dialog().open(study);
