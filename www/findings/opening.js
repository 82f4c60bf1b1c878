/** The answers to the first move of a game: which of them are proven to lose, and the proof of one. */
import { keepStudy, chooseStudy } from "../storage/studies.js";
import { readGameTexts } from "../exercise/from-game-text.js";
import { startOf } from "../games/start.js";
import { hasData } from "../parts/data.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { addressOf } from "../ui/router.js";
import { CheckPanel } from "./check-panel.js";
import { load } from "./data.js";
import { openAnswersIn } from "./open-answers.js";
import { renderTable } from "./table.js";

/** @import {OpenAnswer} from "./open-answers.js" */
/** @import {Proof} from "../parts/proof-facts.js" */
/** @import {FindingsWords} from "../text/language.js" */

export class Opening {
  element;
  #say;
  #game;
  #first;
  #mirrored;
  /** The proofs by the answer. */
  #proofs;
  #panel;
  /** @type {Map<string, HTMLButtonElement[]>} */
  #buttons = new Map();
  #chosen = make("div", { class: "chosen" });

  /**
   * @param {string} game
   * @param {Required<import("../games/finding.js").Findings>["opening"]} opening
   * @param {Proof[]} proofs
   * @param {string} report what is known of each answer
   * @param {FindingsWords} say
   */
  constructor(game, { first, mirrored }, proofs, report, say) {
    this.#say = say;
    this.#game = game;
    this.#first = first;
    this.#mirrored = mirrored;
    this.#proofs = new Map(
      proofs.filter(({ opening }) => opening[0] === first).map((proof) => [proof.opening[1], proof]),
    );
    this.#panel = new CheckPanel(say);
    const rows = startOf(game)?.board.rows ?? [];
    const answers = rows
      .flatMap((row) => row.map(({ name }) => name))
      .filter((name) => name !== first && name <= mirrored(name))
      .sort();
    const open = openAnswersIn(report, first).filter(({ answer }) => !this.#proofs.has(answer));
    const move = `1. ${first}`;
    this.element = make(
      "div",
      { class: "opening" },
      make("h3", {}, say.opening(move)),
      make("p", {}, say.openingText(move, answers.length, this.#proofs.size)),
      make(
        "div",
        { class: "columns" },
        make("div", {}, this.#picture(rows), make("p", { class: "legend" }, say.legend)),
        make("div", {}, this.#chosen, this.#ownFile(), this.#panel.element),
      ),
      this.#table(open),
    );
    const [easiest] = answers.filter((name) => this.#proofs.has(name));
    if (easiest) this.#choose(easiest);
  }

  close() {
    this.#panel.close();
  }

  /**
   * The board, on which each answer is marked. Its mirror image is there for the eye only.
   *
   * @param {import("../wasm/ergo_wasm.js").CellLayout[][]} rows
   */
  #picture(rows) {
    const picture = make("div", {
      class: "answers",
      role: "group",
      "aria-label": this.#say.opening(this.#first),
    });
    picture.style.setProperty("--columns", String(rows[0]?.length));
    const label = (/** @type {string | number} */ text) =>
      make("span", { class: "label", "aria-hidden": "true" }, String(text));
    for (const { name, ground, column, row } of rows.flat()) {
      if (column === "a") picture.append(label(row));
      const answer = name <= this.#mirrored(name) ? name : this.#mirrored(name);
      const proof = this.#proofs.get(answer);
      const kind = `${ground === "ring" ? "ring" : ""} ${name === this.#first ? "first" : ""}`;
      if (!proof) {
        picture.append(make("span", { class: `cell ${kind}`, "aria-hidden": "true" }));
        continue;
      }
      const button = make("button", { type: "button", class: `cell lost ${kind}` }, String(proof.turns));
      if (name === answer) button.setAttribute("aria-label", this.#say.lost(answer, proof.turns));
      else {
        button.tabIndex = -1;
        button.setAttribute("aria-hidden", "true");
      }
      button.addEventListener("click", () => this.#choose(answer));
      this.#buttons.set(answer, [...(this.#buttons.get(answer) ?? []), button]);
      picture.append(button);
    }
    picture.append(label(""), ...(rows[0] ?? []).map(({ column }) => label(column)));
    return picture;
  }

  /**
   * Shows the proof of an answer.
   *
   * @param {string} answer
   */
  #choose(answer) {
    const say = this.#say;
    const proof = /** @type {Proof} */ (this.#proofs.get(answer));
    for (const [name, buttons] of this.#buttons)
      for (const button of buttons) button.setAttribute("aria-pressed", String(name === answer));
    const item = `findings.${proof.opening[1]}`;
    const href = addressOf({ place: "learn", game: this.#game, item });
    const play = make("a", { href, class: "button main" }, icon("play"), say.play);
    const check = make("button", { type: "button" }, icon("check"), say.check);
    check.addEventListener("click", () => this.#panel.start(load(proof.name).then((found) => found.blob())));
    const study = make("button", { type: "button" }, icon("study"), say.study);
    study.addEventListener("click", () => this.#openStudy(proof));
    const isHere = hasData(`findings/${proof.name}`);
    this.#chosen.replaceChildren(
      make("h4", {}, say.lost(`1. ${proof.opening.join(" ")}`, proof.turns)),
      make("p", {}, say.proof(proof.move, proof.steps, Math.ceil(proof.size / 1024))),
      make("p", { class: "controls" }, ...(isHere ? [play] : []), study),
      make("p", { class: "quiet" }, isHere ? say.checkText : say.notHere),
      ...(isHere ? [make("p", { class: "controls" }, check)] : []),
    );
  }

  /**
   * Opens the opening and the first move of the winner as a study.
   *
   * @param {Proof} proof
   */
  async #openStudy({ opening: [first, answer], move }) {
    const text = `[Game "${this.#game}"]\n\n1. ${first} ${answer} 2. ${move} *\n`;
    const [read] = await readGameTexts(this.#game, [text]);
    if ("error" in read) throw new Error(read.error.code);
    chooseStudy(this.#game, await keepStudy(text, read.view));
    location.hash = addressOf({ place: "study", game: this.#game });
  }

  /** A button that takes a file, which may also be dropped there. */
  #ownFile() {
    const say = this.#say;
    const input = make("input", { type: "file", accept: ".txt,.gz,text/plain,application/gzip", hidden: "" });
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      if (file) void this.#panel.start(file);
      input.value = "";
    });
    const button = make("button", { type: "button" }, icon("file"), say.ownFile);
    button.addEventListener("click", () => input.click());
    const element = make(
      "div",
      { class: "own-file" },
      make("p", { class: "controls" }, button, input),
      make("p", { class: "quiet" }, say.ownText),
    );
    element.addEventListener("dragover", (event) => event.preventDefault());
    element.addEventListener("drop", (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) void this.#panel.start(file);
    });
    return element;
  }

  /**
   * The content of the picture as a table, and the estimates of the engine for the open answers.
   *
   * @param {OpenAnswer[]} open
   */
  #table(open) {
    const say = this.#say;
    const proofs = [...this.#proofs].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const sorted = open.toSorted((one, other) => (one.answer < other.answer ? -1 : 1));
    return make(
      "details",
      {},
      make("summary", {}, say.asTable),
      renderTable(
        [say.answer, say.lostIn, say.firstMove, say.steps],
        proofs.map(([answer, { turns, move, steps }]) => [answer, say.moves(turns), move, say.number(steps)]),
      ),
      ...(sorted.length > 0
        ? [
            renderTable(
              [say.open, say.chance, say.replies],
              sorted.map(({ answer, chance, move, lost, all }) => [
                answer,
                say.percent(chance),
                say.repliesTo(move, lost, all),
              ]),
            ),
          ]
        : []),
    );
  }
}
