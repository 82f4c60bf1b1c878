/**
 * The list of moves with their annotations, and the buttons that step through it. Loaded where there is a
 * list to show.
 */
import { readGoal } from "../game/goal.js";
import { lineKey } from "../game/position.js";
import { saidIn, shownValue } from "../game/said.js";
import { isAtEnd, isAtStart, isLookingBack } from "../game/state.js";
import { clip } from "../text/clip.js";
import { colourOf, loadPart } from "../text/words.js";
import { contentOf } from "../game/comment.js";
import { setText } from "../ui/dom.js";
import { cellName } from "../game/cells.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { nextTask } from "../ui/next-task.js";
import { reveal } from "../ui/reveal.js";
import { SIGNS, Tree, currentMove } from "../game/tree.js";
import { Requests } from "../ui/latest.js";

/** @import {Session} from "../game/session.js" */
/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Annotations} from "../wasm/ergo_wasm.js" */
/** @import {TreeMove} from "../wasm/ergo_wasm.js" */
/** @import {Remark} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

export { default as styles } from "./list.css";

/**
 * @type {{
 *   name: "first" | "back" | "forward" | "last";
 *   key: string;
 *   isDone: (state: State) => boolean;
 *   go: (session: Session) => unknown;
 * }[]}
 */
const STEPS = [
  { name: "first", key: "Home", isDone: isAtStart, go: (session) => session.goTo(0) },
  { name: "back", key: "ArrowLeft", isDone: isAtStart, go: (session) => session.goBy(-1) },
  { name: "forward", key: "ArrowRight", isDone: isAtEnd, go: (session) => session.goBy(1) },
  { name: "last", key: "End", isDone: isAtEnd, go: (session) => session.goTo(Infinity) },
];

/** Moves with more letters than this do not stand side by side. */
const LONG = 9;

/** How much is written in one task: an entry or a comment counts 1, and so do this many letters of a comment. */
const SLICE = 400;
const LETTERS = 100;

/**
 * The most entries and comments in a paragraph, and the most letters of a comment and of a tag that are
 * shown.
 */
const LONGEST_PARAGRAPH = 100;
const LONGEST_REMARK = 10_000;

/** @type {typeof import("./study.js") | undefined} */
let study;

/**
 * Loads the additions of a study and their words, once: importing them again would wait for a task.
 *
 * @param {Words} words
 */
export async function loadStudy(words) {
  const [module] = await Promise.all([study ?? import("./study.js"), loadPart(words, "study")]);
  return (study = module);
}

export class MoveList {
  element = make("section", { id: "moves", "aria-labelledby": "moves-title" });
  stepper;
  #session;
  #words;
  #list;
  #empty;
  /** Who played, where and when; shown where the game is only viewed. */
  #head = make("header", {});
  /** Comments before the first move. */
  #preface = make("div", {});
  #result = make("p", { class: "final" });
  /** A link of the page to where the game can be played on. */
  #link = make("slot", { name: "link" });
  #buttons;
  /**
   * The entry in the tab order; arrow keys move between entries.
   *
   * @type {HTMLElement | null}
   */
  #tabStop = null;
  /** Whether a game to be viewed has just been opened: it is read from the start, where its players are named. */
  #isUnread = false;
  /**
   * The state that the list shows, to see whether it changed.
   *
   * @type {unknown[]}
   */
  #shown = [];
  /** @type {Tree | undefined} */
  #tree;
  /**
   * The entries of the moves, by their indices.
   *
   * @type {HTMLElement[]}
   */
  #entries = [];
  #isView = false;
  #isStarting = false;
  #requests = new Requests();
  /** Whether the list is so long that the browser should only lay out what can be seen of the rest. */
  #isLong = false;
  /**
   * Comments and variations of a row in a long list.
   *
   * @type {HTMLElement | undefined}
   */
  #rest;
  /**
   * The additions of a study, once they are loaded.
   *
   * @type {import("./study.js").Study | undefined}
   */
  #study;
  /**
   * Marks and arrows on the board, once there are some.
   *
   * @type {import("../draw/shapes.js").Shapes | undefined}
   */
  #shapes;
  /** Whether a comment has some. */
  #hasShapes = false;

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
    this.#words = session.words;
    const { stepper, keys, empty, title } = this.#words.moveList;
    this.stepper = make("div", { class: "stepper", role: "group", dir: "ltr", "aria-label": stepper });
    // Moves run from left to right, as they are written in every language.
    this.#list = make("ol", { dir: "ltr", "aria-description": keys });
    this.#empty = make("p", {}, empty);
    this.#buttons = STEPS.map(({ name, go }) => this.#step(name, go));
    this.#list.addEventListener("click", ({ target }) => this.#goTo(target));
    this.#list.addEventListener("keydown", (event) => this.#walk(event));
    this.element.append(
      make("h2", { id: "moves-title", class: "unseen" }, title),
      this.#head,
      this.#empty,
      this.#preface,
      this.#list,
      this.#result,
      this.#link,
    );
    this.stepper.append(...this.#buttons);
    // A panel that appears or changes its size shows the current move.
    new ResizeObserver(() => this.#revealCurrent()).observe(this.element);
  }

  /** @param {boolean} isView whether the game is only viewed */
  show(isView) {
    const { view, annotations, setup } = this.#session.state;
    if (!view) return;
    this.#isView = isView;
    // In a study the line changes, but not the tree.
    const shown = [
      isView,
      view.game,
      ...view.options,
      setup.study ? view.revision : lineKey(view),
      setup.gameText,
    ];
    const isOther =
      shown.length !== this.#shown.length || shown.some((value, at) => value !== this.#shown[at]);
    if (isOther) this.#fill(view, annotations);
    this.#shown = shown;
    this.#empty.hidden = view.history.length > 0 || isView;
    this.#mark();
    if (setup.study) this.#startStudy();
    if (this.#hasShapes || setup.study) this.#startShapes();
    this.showShapes();
    this.#study?.show(isOther);
    STEPS.forEach(({ isDone }, at) =>
      this.#buttons[at].setAttribute("aria-disabled", String(isDone(this.#session.state))),
    );
  }

  /** A study can be edited. */
  async #startStudy() {
    if (this.#isStarting) return;
    this.#isStarting = true;
    try {
      const { Study } = await loadStudy(this.#words);
      this.#study = new Study(this.#session, this);
      this.show(this.#isView);
    } catch {
      // The next change of the state tries again.
      this.#isStarting = false;
    }
  }

  async #startShapes() {
    if (this.#shapes) return;
    const module = await import("../draw/shapes.js").catch(() => undefined);
    const board = this.element.closest(".table")?.querySelector(".board");
    if (!module || !board || this.#shapes) return;
    this.#shapes = new module.Shapes(this.#words, /** @type {HTMLElement} */ (board));
    this.showShapes();
  }

  /**
   * Shows the sign, the marks and the arrows of the move on the board.
   *
   * @param {import("../wasm/ergo_wasm.js").Drawing} [drawn] one that is being drawn
   */
  showShapes(drawn) {
    const { annotations, board, view, preview } = this.#session.state;
    const at = this.#tree && currentMove(this.#tree, this.#session.state);
    const move = this.#tree?.moves[at ?? -1];
    const remarks = at === undefined ? [] : at < 0 ? annotations?.remarks : move?.remarks;
    const shown = preview?.view ?? view;
    const cell = shown?.last.at(-1);
    const text = move && signOf(move);
    const sign = text && board && cell !== undefined ? { text, cell: cellName(board, cell) } : undefined;
    this.#shapes?.show(contentOf(remarks ?? []).shapes, shown?.pieces ?? [], drawn, sign);
  }

  #mark() {
    const { view, preview } = this.#session.state;
    if (isLookingBack(view) || preview) this.#isUnread = false;
    const current = this.#list.querySelector('[aria-current="step"]');
    const at = this.#tree && currentMove(this.#tree, this.#session.state);
    const next = this.#entries[at ?? -1] ?? null;
    if (current !== next) {
      current?.removeAttribute("aria-current");
      next?.setAttribute("aria-current", "step");
      this.#revealCurrent();
    }
    if (current !== next || !this.#tabStop?.isConnected) this.#setTabStop(next ?? this.#entries[0] ?? null);
  }

  /**
   * The move of an entry.
   *
   * @param {EventTarget | null} target
   * @returns {number | undefined}
   */
  moveOf(target) {
    const at = this.#entries.indexOf(/** @type {HTMLElement} */ (target));
    return at < 0 ? undefined : at;
  }

  /**
   * The entry of a move.
   *
   * @param {number} at
   */
  entryOf(at) {
    return this.#entries[at];
  }

  /** @param {HTMLElement | null} entry */
  #setTabStop(entry) {
    if (this.#tabStop) this.#tabStop.tabIndex = -1;
    if (entry) entry.tabIndex = 0;
    this.#tabStop = entry;
  }

  /**
   * Shows the position after the move of an entry.
   *
   * @param {EventTarget | null} entry
   */
  #goTo(entry) {
    const at = this.moveOf(entry);
    const tree = this.#tree;
    if (at === undefined || !tree) return undefined;
    const line = tree.lineTo(at);
    if (this.#session.state.setup.study) return this.#session.edit(["go", line, []]);
    const ply = tree.main.indexOf(at) + 1;
    if (ply > 0) return this.#session.goTo(ply);
    // A variation is shown to its end, without playing it.
    const start = tree.main.findIndex((move, index) => tree.moves[move].text !== line[index]);
    const branch = start < 0 ? tree.main.length : start;
    const rest = [...tree.from(at)].slice(1).map((move) => tree.moves[move].text);
    return this.#session.showVariation(branch, [...line.slice(branch), ...rest], line.length - branch);
  }

  /**
   * Moves of the game are steps, those of variations lie between them.
   *
   * @param {KeyboardEvent} event
   */
  #walk(event) {
    const entry = /** @type {HTMLElement} */ (event.target);
    if (!entry.matches("button") || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (this.#study?.key(event)) return;
    const all = [...this.#list.querySelectorAll("button")];
    const main = all.filter(({ dataset }) => dataset.at !== undefined);
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (entry));
    const above = all.slice(0, at).filter((button) => main.includes(button));
    const below = all.slice(at + 1).filter((button) => main.includes(button));
    /** @type {Record<string, HTMLButtonElement | undefined>} */
    const ways = {
      ArrowLeft: all[at - 1],
      ArrowRight: all[at + 1],
      ArrowUp: above.at(-2),
      ArrowDown: below[1],
      Home: main[0],
      End: main.at(-1),
    };
    if (!(event.key in ways)) return;
    event.preventDefault();
    const next = ways[event.key];
    if (!next) return;
    this.#setTabStop(next);
    next.focus({ preventScroll: true });
    reveal(this.scroller, next);
    // Whoever only looks on sees each move at once.
    if (this.#isView) this.#goTo(next);
  }

  /**
   * Steps through the game with a key that was pressed elsewhere; in a study up and down lead to other
   * variations.
   *
   * @param {KeyboardEvent} event
   */
  step(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS.find(({ key }) => key === event.key);
    const isBranch = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (isBranch && this.#study) this.#study.key(event);
    else if (step) {
      event.preventDefault();
      step.go(this.#session);
    }
  }

  #revealCurrent() {
    if (!this.#isUnread) reveal(this.scroller, this.#list.querySelector('[aria-current="step"]'));
  }

  /**
   * The element that scrolls: the list, or the panel of the board, in which it lies below what the page puts
   * there.
   */
  get scroller() {
    const panel = this.element.parentElement;
    return panel && getComputedStyle(this.element).overflowY === "visible" ? panel : this.element;
  }

  /**
   * @param {typeof STEPS[number]["name"]} name
   * @param {(session: Session) => unknown} go
   */
  #step(name, go) {
    const label = this.#words.actions[name];
    const button = make(
      "button",
      { type: "button", "data-step": name, title: label, "aria-label": label },
      icon(name),
    );
    button.addEventListener("click", () => go(this.#session));
    return button;
  }

  /**
   * A row for each number.
   *
   * @param {View} view
   * @param {Annotations} [annotations]
   */
  #fill(view, annotations) {
    const focused = this.moveOf(this.#list.querySelector(":focus"));
    const tree = (this.#tree = new Tree(view, annotations));
    const comments = [annotations?.remarks ?? [], ...tree.moves.map(({ remarks }) => remarks)];
    this.#hasShapes =
      comments.some((remarks) => remarks.some(({ shapes }) => shapes.length > 0)) ||
      tree.moves.some((move) => signOf(move));
    this.#entries = [];
    this.#tabStop = null;
    this.#isUnread = this.#isView && !isLookingBack(view);
    // Sowings take a line each, for both players alike.
    this.#list.classList.toggle(
      "long",
      tree.moves.some(({ text }) => text.length > LONG),
    );
    this.#head.replaceChildren(...(this.#isView && annotations ? headOf(this.#words, annotations) : []));
    this.#preface.replaceChildren();
    this.#list.replaceChildren();
    setText(this.#result, this.#isView ? resultOf(annotations) : "");
    this.#link.hidden = !this.#isView;
    void this.#write(this.#parts(view, tree, annotations?.remarks ?? []), focused);
  }

  /**
   * Writes the first moves at once, and those of a large game in further tasks.
   *
   * @param {Iterator<number>} parts
   * @param {number} [focused] the move that had the focus
   */
  async #write(parts, focused) {
    const isLatest = this.#requests.next();
    this.#isLong = false;
    // Taking a large game over from the engine is a task in itself.
    let size = (this.#tree?.moves.length ?? 0) > SLICE ? SLICE : 0;
    for (let part = parts.next(); !part.done; part = parts.next()) {
      size += part.value;
      if (size < SLICE) continue;
      size = 0;
      this.#isLong = true;
      await nextTask();
      if (!isLatest()) return;
    }
    if (focused !== undefined && this.#tree) {
      const current = currentMove(this.#tree, this.#session.state);
      const again = this.#entries[current ?? focused] ?? this.#entries[0] ?? null;
      this.#setTabStop(again);
      again?.focus();
    }
    this.#mark();
  }

  /**
   * Writes the list part by part: a row for each number.
   *
   * @param {View} view
   * @param {Tree} tree
   * @param {readonly Remark[]} before the first move
   * @returns {Generator<number, void>} the size of each part
   */
  *#parts(view, tree, before) {
    for (const remark of before) yield* this.#remark(this.#preface, remark);
    let row = make("li", {});
    for (const [index, at] of tree.main.entries()) {
      const { side, number } = tree.moves[at];
      if (index === 0 || number !== tree.moves[tree.main[index - 1]].number) {
        row = make(
          "li",
          this.#isLong ? { class: "rest" } : {},
          ...(side === 0 ? [] : [make("span", { class: "none" }, "…")]),
        );
        this.#list.append(row);
      }
      yield* this.#entry(row, view, at, index + 1);
    }
  }

  /**
   * Writes a move, its annotations, and the variations on it.
   *
   * @param {HTMLElement} row
   * @param {View} view
   * @param {number} at
   * @param {number} ply
   */
  *#entry(row, view, at, ply) {
    const tree = /** @type {Tree} */ (this.#tree);
    const { text, side, number, glyphs, remarks } = tree.moves[at];
    const name = moveName(this.#words, text);
    const label = this.#words.moveList.label(number, colourOf(view, side), name, glyphs);
    const button = entryButton(
      { "data-at": String(ply), "data-tone": view.tones[side], "aria-label": label },
      name + signs(glyphs),
    );
    this.#entries[at] = button;
    row.append(button);
    yield 1;
    // A mere evaluation is for engines: people see chances, in the analysis and the graph of a review.
    for (const remark of remarks) if (!isScore(remark)) yield* this.#remark(row, remark);
    for (const first of tree.siblings(at).slice(1))
      yield* this.#variation(row, tree, first, isAdvice(tree.moves[first], glyphs));
  }

  /**
   * Where comments and variations are written.
   *
   * @param {HTMLElement} row
   */
  #placeIn(row) {
    if (!this.#isLong) return row;
    if (this.#rest?.parentElement !== row || this.#rest.childElementCount >= LONGEST_PARAGRAPH) {
      row.append((this.#rest = make("div", { class: "rest" })));
    }
    return this.#rest;
  }

  /**
   * @param {HTMLElement} row
   * @param {Remark} remark
   * @returns {Generator<number, void>} the size of what was written
   */
  *#remark(row, remark) {
    const text = remarkText(this.#words, remark);
    if (text) this.#placeIn(row).append(make("p", { class: "remark", dir: "auto" }, text));
    yield 1 + text.length / LETTERS;
  }

  /**
   * @param {HTMLElement} row
   * @param {Tree} tree
   * @param {number} first
   * @param {boolean} isBetter whether it corrects a mistake
   */
  *#variation(row, tree, first, isBetter) {
    const { better, or } = this.#words.moveList;
    let line = make("p", { class: "variation" }, isBetter ? better : or);
    this.#placeIn(row).append(line);
    let size = 0;
    let space = " ";
    // A move of the second player is numbered unless it directly follows a move.
    let isNumbered = true;
    for (const piece of tree.pieces(first)) {
      if (++size % LONGEST_PARAGRAPH === 0)
        this.#placeIn(row).append((line = make("p", { class: "variation" })));
      if (piece.kind === "turn") {
        const move = tree.moves[piece.at];
        const button = variationButton(this.#words, move, isNumbered || move.side === 0);
        this.#entries[piece.at] = button;
        line.append(space, button);
      } else if (piece.kind === "remark") {
        const text = isScore(piece.remark) ? "" : remarkText(this.#words, piece.remark);
        if (text) line.append(space, make("span", { class: "remark", dir: "auto" }, text));
        yield text.length / LETTERS;
      } else line.append(piece.kind === "open" ? `${space}(` : ")");
      isNumbered = piece.kind !== "turn";
      space = piece.kind === "open" ? "" : " ";
      yield 1;
    }
  }
}

/**
 * Whether a comment is an evaluation and nothing else.
 *
 * @param {Remark} remark
 */
const isScore = ({ words, eval: score, clock, goal, unread }) =>
  !!score && !clock && !words && !goal && unread.length === 0;

/** The glyphs of mistakes. */
const MISTAKES = [2, 4, 6];

/**
 * Whether a variation says what would have been better: reviews evaluate its first move, and people who take
 * a move back do not.
 *
 * @param {TreeMove} first
 * @param {readonly number[]} glyphs of the move in the game
 */
const isAdvice = ({ remarks }, glyphs) =>
  glyphs.some((glyph) => MISTAKES.includes(glyph)) && remarks.some(({ eval: score }) => score);

/**
 * @param {Words} words
 * @param {Remark} remark
 */
function remarkText(words, { words: said, eval: score, clock, goal, unread }) {
  const aim = goal && words.moveList.goal(readGoal(goal));
  const odd = unread.length > 0 && words.moveList.unread(unread);
  const parts = [score && `[${score.replace(/^-/, "−")}]`, clock && `[${clock}]`, aim, said, odd];
  const text = parts.filter(Boolean).join(" ");
  return clip(text, LONGEST_REMARK, words.moveList.rest);
}

/**
 * @param {Record<string, string>} attributes
 * @param {string} text
 */
const entryButton = (attributes, text) =>
  make("button", { type: "button", tabindex: "-1", ...attributes }, text);

/**
 * @param {Words} words
 * @param {string} text
 */
const moveName = (words, text) => (text === "swap" ? words.moveList.swap : text);

/**
 * The usual sign of a move, if it has one.
 *
 * @param {TreeMove} move
 */
const signOf = ({ glyphs }) => glyphs.map((glyph) => SIGNS[glyph]).find(Boolean);

/** @param {number[]} glyphs */
const signs = (glyphs) => glyphs.map((glyph) => SIGNS[glyph] || `$${glyph}`).join("");

/**
 * @param {Words} words
 * @param {TreeMove} move
 * @param {boolean} isNumbered
 */
function variationButton(words, { text, number, side, glyphs }, isNumbered) {
  const turn = isNumbered ? `${number}${side === 0 ? "." : "..."}` : "";
  const name = moveName(words, text);
  const label = words.moveList.variationLabel(turn, name, glyphs);
  return entryButton({ "aria-label": label }, [turn, name + signs(glyphs)].filter(Boolean).join(" "));
}

/**
 * Who played, where and when.
 *
 * @param {Words} words
 * @param {Annotations} annotations
 */
function headOf(words, { tags, names: [first, second], result }) {
  // Unknown values are written as question marks.
  const said = saidIn(tags.filter(([, value]) => !/^[?.]*$/.test(value)));
  const known = (/** @type {string[]} */ ...names) => names.flatMap((name) => said.get(name) ?? []);
  const players = words.gameSummary({
    first: shownValue(first),
    second: shownValue(second),
    notes: [],
    result: result === "*" ? "" : result,
  });
  const rest = words.gameSummary({ notes: known("Event", "Round", "Site", "Date") });
  return [
    ...(players ? [make("p", { class: "players" }, players)] : []),
    ...(rest ? [make("p", {}, rest)] : []),
  ];
}

/**
 * How the game ended.
 *
 * @param {Annotations} [annotations]
 */
function resultOf(annotations) {
  if (!annotations || annotations.result === "*") return "";
  const said = saidIn(annotations.tags);
  return [annotations.result, said.get("Termination")].filter(Boolean).join(" · ");
}
