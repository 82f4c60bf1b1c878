/**
 * The dialog for the goal of an exercise, in words. A separate engine checks at once whether the goal can be
 * reached. Loaded when the first goal is set.
 */
import { checkGoal, setupAt } from "../exercise/check.js";
import { movesIn, pliesOf, readGoal } from "../game/goal.js";
import { EngineJudge } from "../exercise/judge.js";
import { make } from "../ui/make.js";
import { Requests } from "../ui/latest.js";

/** @import {GoalKind} from "../game/types.js" */
/** @import {Finding} from "../exercise/check.js" */
/** @import {Words} from "../text/language.js" */

/** The time without typing after which the goal is checked, in milliseconds. */
const PAUSE = 300;

/** The maximum number of moves of a win that is suggested automatically. */
const SUGGESTED = 3;

/** Goals with a number of moves, and goals with names of moves or cells. */
const TIMED = ["win", "hold", "gain", "decide"];
const NAMED = ["play", "end"];

/** Findings that keep a goal from being saved. */
const IMPOSSIBLE = ["over", "unfit", "illegal"];

/**
 * The subject of the form.
 *
 * @typedef {object} Asked
 * @property {string} title
 * @property {string} goal the current goal; empty if there is none
 * @property {import("../exercise/check.js").Start} start
 * @property {readonly string[]} line that leads to the position
 * @property {readonly string[]} moves that were tried there
 * @property {readonly string[]} cells that are marked there
 */

export class GoalForm {
  #label = make("label", { id: "ergo-goal-title", for: "ergo-goal" });
  #kind = make("select", { id: "ergo-goal", "aria-describedby": "ergo-goal-check" });
  #moves;
  #stones;
  #names = field(
    "ergo-goal-names",
    make("input", { dir: "ltr", autocomplete: "off", autocapitalize: "off", spellcheck: "false" }),
    "",
  );
  #check = make("p", { id: "ergo-goal-check", class: "check", role: "status" });
  #remove;
  #form = make("form", { class: "comment goal", method: "dialog" });
  element = make("dialog", { "aria-labelledby": "ergo-goal-title" }, this.#form);
  #words;
  #onSave;
  /** @type {Asked | undefined} */
  #asked;
  /** @type {EngineJudge | undefined} */
  #judge;
  /**
   * The last finding, and the goal that it is about.
   *
   * @type {{ goal: string; isWrong?: boolean; finding?: Finding }}
   */
  #found = { goal: "" };
  #requests = new Requests();
  #timer = 0;

  /**
   * @param {Words} words
   * @param {(goal: string) => unknown} onSave called with an empty goal to remove it
   */
  constructor(words, onSave) {
    this.#words = words;
    this.#onSave = onSave;
    this.#moves = number("ergo-goal-moves", words.goals.moves);
    this.#stones = number("ergo-goal-stones", words.goals.stones);
    this.#remove = make("button", { type: "button" }, words.goals.remove);
    const save = make("button", { type: "submit", class: "primary" }, words.study.save);
    const cancel = make("button", { type: "button" }, words.actions.cancel);
    const kinds = Object.entries(words.goals.kinds).map(([kind, label]) =>
      make("option", { value: kind }, label),
    );
    this.#kind.append(...kinds);
    this.#form.append(
      this.#label,
      this.#kind,
      make("div", { class: "numbers" }, this.#stones.line, this.#moves.line),
      this.#names.line,
      this.#check,
      make("p", { class: "buttons" }, save, this.#remove, cancel),
    );
    this.#kind.addEventListener("change", () => this.#change(true));
    for (const { input } of [this.#moves, this.#stones, this.#names])
      input.addEventListener("input", () => this.#change());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.#remove.addEventListener("click", () => this.#leave(""));
    cancel.addEventListener("click", () => this.element.close());
    this.element.addEventListener("close", () => this.#end());
    // Letters typed here are not shortcuts of the list.
    this.element.addEventListener("keydown", (event) => event.stopPropagation());
  }

  /** @param {Asked} asked */
  open(asked) {
    this.#asked = asked;
    const { goal, moves, cells } = asked;
    const { kind, plies, stones, names } = readGoal(
      goal || (moves.length > 0 ? `play ${moves.join(" ")}` : "win 1"),
    );
    this.#label.textContent = asked.title;
    this.#kind.value = kind;
    this.#moves.input.value = String(plies > 0 ? movesIn(plies) : 1);
    this.#stones.input.value = String(stones || 1);
    this.#names.input.value = names.join(" ");
    this.#remove.hidden = goal === "";
    this.#judge ??= new EngineJudge();
    this.#judge.open(setupAt(asked.start, asked.line));
    this.#show(cells);
    if (!this.element.open) this.element.showModal();
    this.#kind.focus();
    if (goal === "") void this.#suggest();
    else void this.#look();
  }

  /** Stops the engine. */
  #end() {
    this.#requests.next();
    clearTimeout(this.#timer);
    this.#judge?.close();
    this.#judge = undefined;
  }

  /** @param {string} goal */
  #leave(goal) {
    this.element.close();
    this.#onSave(goal);
  }

  /** The chosen goal as text, which may be invalid. */
  get #goal() {
    const kind = /** @type {GoalKind} */ (this.#kind.value);
    const plies = pliesOf(Number(this.#moves.input.value));
    if (NAMED.includes(kind))
      return [kind, ...this.#names.input.value.toLowerCase().split(/[\s,]+/)].filter(Boolean).join(" ");
    if (kind === "gain") return `gain ${Number(this.#stones.input.value)} in ${plies}`;
    return kind === "any" ? kind : `${kind} ${plies}`;
  }

  /**
   * Shows the fields of this kind of goal.
   *
   * @param {readonly string[]} cells
   */
  #show(cells) {
    const kind = this.#kind.value;
    this.#moves.line.hidden = !TIMED.includes(kind);
    this.#stones.line.hidden = kind !== "gain";
    this.#names.line.hidden = !NAMED.includes(kind);
    this.#names.label.textContent = kind === "end" ? this.#words.goals.cells : this.#words.goals.names;
    const isFree = this.#names.input.value === "";
    if (isFree)
      this.#names.input.value = (
        kind === "end" ? cells : kind === "play" ? (this.#asked?.moves ?? []) : []
      ).join(" ");
  }

  /** @param {boolean} [isKind] whether another kind was chosen */
  #change(isKind = false) {
    if (isKind) {
      this.#names.input.value = "";
      this.#show(this.#asked?.cells ?? []);
    }
    this.#requests.next();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#look(), isKind ? 0 : PAUSE);
  }

  /** Finds the shortest win, if there is one. */
  async #suggest() {
    const isLatest = this.#requests.next();
    this.#say(this.#words.goals.checking);
    for (let moves = 1; moves <= SUGGESTED; moves++) {
      const found = await this.#judge?.solution(`win ${pliesOf(moves)}`).catch(() => []);
      if (!isLatest()) return;
      if (!found?.length) continue;
      this.#kind.value = "win";
      this.#moves.input.value = String(moves);
      this.#show([]);
      break;
    }
    await this.#look();
  }

  /** Displays whether the goal can be reached. */
  async #look() {
    const isLatest = this.#requests.next();
    const goal = this.#goal;
    this.#found = { goal };
    const say = this.#words.goals;
    const judge = this.#judge;
    const isWrong = !!(await judge?.checkGoal(goal).catch(() => undefined));
    if (!isLatest()) return undefined;
    if (isWrong) {
      this.#found = { goal, isWrong };
      return this.#say(NAMED.includes(this.#kind.value) ? say.missing : say.number, true);
    }
    this.#say(say.checking);
    const finding = judge && (await checkGoal(judge, goal).catch(() => undefined));
    if (!isLatest()) return undefined;
    this.#found = { goal, finding };
    return this.#say(
      finding ? say.found(finding) : say.unchecked,
      finding && !["solved", "pass"].includes(finding.kind),
    );
  }

  /**
   * @param {string} text
   * @param {boolean} [isBad]
   */
  #say(text, isBad = false) {
    this.#check.classList.toggle("bad", isBad);
    if (this.#check.textContent !== text) this.#check.replaceChildren(text);
  }

  async #submit() {
    clearTimeout(this.#timer);
    if (this.#found.goal !== this.#goal || !this.#found.finding) await this.#look();
    const { goal, isWrong, finding } = this.#found;
    if (this.element.open && !isWrong && !IMPOSSIBLE.includes(finding?.kind ?? "")) this.#leave(goal);
  }
}

/**
 * A field with its label.
 *
 * @template {HTMLElement} Input
 * @param {string} id
 * @param {Input} input
 * @param {string} text
 */
function field(id, input, text) {
  input.id = id;
  const label = make("label", { for: id }, text);
  return { input, label, line: make("div", { class: "line" }, label, input) };
}

/**
 * @param {string} id
 * @param {string} text
 */
const number = (id, text) =>
  field(id, make("input", { type: "number", min: "1", max: "50", inputmode: "numeric" }), text);
