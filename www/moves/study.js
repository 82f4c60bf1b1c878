/**
 * The additions of a study to the list of moves: a menu for each move, comments, keys, and undoing. Loaded
 * with the first study.
 */
import { clip, fitsField } from "../text/clip.js";
import { loadPart } from "../text/words.js";
import { contentOf } from "../game/comment.js";
import { watchDrawing } from "./draw-shapes.js";
import { isField, zoomOf } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import { Menu } from "../ui/menu.js";
import styles from "./study.css";
import { SIGNS, Tree, currentMove } from "../game/tree.js";
import { watchBoard } from "./study-gestures.js";

/** @import {Session} from "../game/session.js" */
/** @import {MenuItem} from "../ui/types.js" */
/** @import {TreeEdit} from "../wasm/ergo_wasm.js" */

/** How long a move is pressed until its menu opens, in milliseconds. */
const LONG_PRESS = 500;

/** The most that is shown of a comment that does not fit into its field. */
const LONGEST = 10_000;

/** The colours of shapes, in the order in which drawing the same again goes through them. */
const COLOURS = "GRYB";

export class Study {
  #session;
  #words;
  #list;
  /**
   * The tree, and what it was made of.
   *
   * @type {{ tree: Tree; source: unknown } | undefined}
   */
  #made;
  /**
   * The move that the menu is about; -1 for the start.
   *
   * @type {number}
   */
  #target = -1;
  #status = make("p", { class: "unseen", role: "status" });
  #comment;
  #branches;
  /**
   * The tree as a graph, once somebody has asked for it.
   *
   * @type {import("./tree-graph.js").TreeGraph | undefined}
   */
  #graph;
  #undo;
  #redo;
  #menu;
  #bar;
  #form = make("form", { class: "comment", hidden: "" });
  #label = make("label", { for: "ergo-comment" });
  #text = make("textarea", { id: "ergo-comment", rows: "3", dir: "auto" });
  /**
   * The dialog for goals, created on first use.
   *
   * @type {import("./goal-form.js").GoalForm | undefined}
   */
  #goal;
  /**
   * The move and the kind of comment that the form edits.
   *
   * @type {{ at: number; edit: "comment" | "before" }}
   */
  #asked = { at: -1, edit: "comment" };

  /**
   * @param {Session} session
   * @param {import("./list.js").MoveList} list
   */
  constructor(session, list) {
    this.#session = session;
    this.#list = list;
    this.#words = session.words;
    const { actions, direction, study } = this.#words;
    this.#comment = button("comment", "comment", study.comment);
    this.#branches = button("graph", "study", study.graph);
    const more = button("edit", "more", study.menu);
    this.#undo = button("undo-edit", "undo", study.undo);
    this.#redo = button("redo-edit", "redo", study.redo);
    this.#menu = new Menu(more, () => this.#items());
    this.#bar = make("div", { class: "bar", role: "group", dir: direction, "aria-label": study.bar });
    const save = make("button", { type: "submit", class: "primary" }, study.save);
    const cancel = make("button", { type: "button" }, actions.cancel);
    this.#form.append(this.#label, this.#text, make("p", { class: "buttons" }, save, cancel));
    this.#branches.setAttribute("aria-pressed", "false");
    this.#bar.append(this.#comment, this.#branches, this.#undo, this.#redo, more, this.#menu.element);
    list.element.append(this.#form, this.#status);
    list.stepper.append(this.#bar);
    list.element.querySelector("ol")?.setAttribute("aria-description", study.keys);
    this.#comment.addEventListener("click", () => this.#ask(this.#current, "comment"));
    this.#branches.addEventListener("click", () => this.#toggleGraph());
    this.#undo.addEventListener("click", () => this.undo());
    this.#redo.addEventListener("click", () => this.redo());
    more.addEventListener("click", () => {
      this.#target = this.#current;
      this.#menu.element.style.left = "auto";
    });
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save();
    });
    cancel.addEventListener("click", () => this.#close());
    this.#text.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#close();
      else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        this.#save();
      } else return;
      event.stopPropagation();
    });
    this.#watchEntries(list.element);
    watchBoard(session, list.element);
    const board = /** @type {HTMLElement} */ (list.element.closest(".table")?.querySelector(".board"));
    watchDrawing(board, {
      isOn: () => !!session.state.setup.study,
      show: (cells, colour = COLOURS[0]) => list.showShapes(cells.length > 0 ? { colour, cells } : undefined),
      draw: (cells, colour) => this.#draw(cells, colour),
    });
  }

  /** @param {boolean} isOther whether the tree has changed */
  show(isOther) {
    const { view } = this.#session.state;
    // Another theme drops them.
    addStyles(styles, this.#list.element);
    this.#undo.disabled = !view?.canUndoEdit;
    this.#redo.disabled = !view?.canRedoEdit;
    if (isOther && !this.#form.hidden) this.#close();
    if (isOther) this.#goal?.element.close();
    this.#menu.refresh();
    if (this.#graph && !this.#graph.element.hidden) this.#showGraph();
  }

  /** Shows the tree as a graph, or as a list again. */
  async #toggleGraph() {
    if (!this.#graph) {
      const { TreeGraph } = await import("./tree-graph.js");
      this.#graph ??= new TreeGraph(
        this.#words,
        (at) => this.#session.edit(["go", this.#tree?.lineTo(at) ?? [], []]),
        (event) => this.key(event),
      );
      this.#graph.element.hidden = true;
      this.#form.before(this.#graph.element);
    }
    const { element } = this.#graph;
    element.hidden = !element.hidden;
    this.#list.element.classList.toggle("graphed", !element.hidden);
    this.#branches.setAttribute("aria-pressed", String(!element.hidden));
    if (!element.hidden) this.#showGraph();
  }

  #showGraph() {
    const { view } = this.#session.state;
    if (this.#tree && view) this.#graph?.show(this.#tree, this.#current, view);
  }

  /**
   * The tree as it is now: the list shows it a frame later.
   *
   * @returns {Tree | undefined}
   */
  get #tree() {
    const { view, annotations } = this.#session.state;
    const source = annotations ?? view;
    if (view && this.#made?.source !== source) this.#made = { tree: new Tree(view, annotations), source };
    return this.#made?.tree;
  }

  /** The move on the board. */
  get #current() {
    return (this.#tree && currentMove(this.#tree, this.#session.state)) ?? -1;
  }

  /**
   * Does what a key on the list says.
   *
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it does something
   */
  key(event) {
    const at = this.#list.moveOf(event.target) ?? this.#current;
    /** @type {Record<string, () => unknown>} */
    const keys = {
      ArrowLeft: () => this.#session.goBy(-1),
      ArrowRight: () => this.#session.goBy(1),
      ArrowUp: () => this.#branch(-1),
      ArrowDown: () => this.#branch(1),
      Home: () => this.#session.goTo(0),
      End: () => this.#session.goTo(Infinity),
      Delete: () => this.#remove(at),
      Backspace: () => this.#remove(at),
      c: () => this.#ask(at, "comment"),
      g: () => this.#askGoal(at),
    };
    if (!(event.key in keys)) return false;
    event.preventDefault();
    keys[event.key]();
    return true;
  }

  /** Takes the last edit back. */
  async undo() {
    if (this.#session.state.view?.canUndoEdit) await this.#edit("undo", -1, [], this.#words.study.undone);
  }

  /** Does an edit again that was taken back. */
  async redo() {
    if (this.#session.state.view?.canRedoEdit) await this.#edit("redo", -1, [], this.#words.study.redone);
  }

  /**
   * Goes to another move that can be played instead of the one on the board, or of one before it.
   *
   * @param {-1 | 1} by
   */
  #branch(by) {
    const tree = this.#tree;
    if (!tree) return undefined;
    for (let at = this.#current; at >= 0; at = tree.parent(at)) {
      const siblings = tree.siblings(at);
      const to = siblings.indexOf(at) + by;
      if (siblings.length < 2) continue;
      if (siblings[to] === undefined) return undefined;
      this.#say(this.#words.study.branch(to + 1, siblings.length));
      return this.#session.edit(["go", tree.lineTo(siblings[to]), []]);
    }
    return undefined;
  }

  /**
   * @param {TreeEdit} edit
   * @param {number} at
   * @param {string[]} values
   * @param {string} done said afterwards
   */
  async #edit(edit, at, values, done) {
    const line = this.#tree?.lineTo(at) ?? [];
    const before = this.#session.state.view?.revision;
    const error = await this.#session.edit([edit, line, values]);
    if (!error && this.#session.state.view?.revision !== before) this.#say(done);
    return error;
  }

  /** @param {string} text */
  #say(text) {
    // The same is said again.
    this.#status.replaceChildren(text);
  }

  /** @param {number} at */
  #remove(at) {
    if (at < 0 || !this.#tree) return;
    const tree = this.#tree;
    let count = 0;
    for (const tasks = [at]; tasks.length > 0; count++)
      tasks.push(...tree.next(/** @type {number} */ (tasks.pop())));
    void this.#edit("delete", at, [], this.#words.study.removed(this.#nameOf(at), count));
  }

  /**
   * A move with its number.
   *
   * @param {number} at
   */
  #nameOf(at) {
    const move = this.#tree?.moves[at];
    return move ? `${move.number}${move.side === 0 ? "." : "..."} ${move.text}` : "";
  }

  /** @returns {MenuItem[]} */
  #items() {
    const [tree, at] = [this.#tree, this.#target];
    if (!tree) return [];
    const say = this.#words.study;
    const item = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {import("../ui/icons.js").IconName} */ picture,
      /** @type {() => unknown} */ run,
    ) => ({
      name,
      label,
      icon: picture,
      run,
    });
    const comment = item("comment", say.comment, "comment", () => this.#ask(at, "comment"));
    const goal = item(
      "goal",
      this.#contentOf(at, "comment").goal ? say.changeGoal : say.setGoal,
      "puzzle",
      () => this.#askGoal(at),
    );
    if (at < 0) return [comment, goal];
    const { glyphs } = tree.moves[at];
    /** Whether it, or a move before it, can go up or down. */
    const canMove = (/** @type {number} */ end) => {
      for (let move = at; move >= 0; move = tree.parent(move))
        if (tree.siblings(move).at(end) !== move) return true;
      return false;
    };
    return [
      comment,
      goal,
      ...(tree.isVariation(at) ? [item("before", say.before, "comment", () => this.#ask(at, "before"))] : []),
      ...SIGNS.slice(1).map((sign, index) => ({
        ...item(`glyph-${index + 1}`, `${sign} ${say.glyphs[index]}`, "star", () =>
          this.#toggleGlyph(at, index + 1),
        ),
        pressed: glyphs.includes(index + 1),
      })),
      {
        ...item("promote", say.promote, "up", () => this.#edit("promote", at, [], say.promoted)),
        disabled: !canMove(0),
      },
      {
        ...item("demote", say.demote, "down", () => this.#edit("demote", at, [], say.demoted)),
        disabled: !canMove(-1),
      },
      {
        ...item("main", say.main, "check", () => this.#edit("main", at, [], say.madeMain)),
        disabled: !canMove(0),
      },
      item("delete", say.remove, "delete", () => this.#remove(at)),
    ];
  }

  /**
   * Of the usual signs a move has one; other glyphs stay.
   *
   * @param {number} at
   * @param {number} glyph
   */
  #toggleGlyph(at, glyph) {
    const glyphs = this.#tree?.moves[at].glyphs ?? [];
    const others = glyphs.filter((other) => other >= SIGNS.length);
    const next = glyphs.includes(glyph) ? others : [glyph, ...others];
    return this.#edit("glyphs", at, next.map(String), this.#words.study.annotated);
  }

  /**
   * Opens the form.
   *
   * @param {number} at
   * @param {"comment" | "before"} edit
   */
  #ask(at, edit) {
    this.#asked = { at, edit };
    const name = this.#nameOf(at);
    this.#label.textContent =
      edit === "before" ? this.#words.study.commentBefore(name) : this.#words.study.commentOn(name);
    const { words } = this.#contentOf(at, edit);
    this.#text.readOnly = !fitsField(words);
    this.#text.value = this.#text.readOnly ? clip(words, LONGEST) : words;
    this.#form.hidden = false;
    this.#bar.hidden = true;
    const { scroller } = this.#list;
    scroller.scrollTop = scroller.scrollHeight;
    this.#text.focus({ preventScroll: true });
  }

  /**
   * Opens the dialog for the goal of an exercise.
   *
   * @param {number} at
   */
  async #askGoal(at) {
    const [{ GoalForm }] = await Promise.all([import("./goal-form.js"), loadPart(this.#words, "goals")]);
    const tree = this.#tree;
    const { view } = this.#session.state;
    if (!tree || !view) return;
    if (!this.#goal) {
      this.#goal = new GoalForm(this.#words, (goal) => this.#saveGoal(this.#target, goal));
      this.#form.before(this.#goal.element);
    }
    this.#target = at;
    const { goal, shapes } = this.#contentOf(at, "comment");
    const moves = tree.next(at).map((move) => tree.moves[move].text);
    const cells = shapes.filter((shape) => shape.cells.length === 1).flatMap((shape) => shape.cells);
    this.#goal.open({
      title: this.#words.goals.title(this.#nameOf(at)),
      goal,
      start: view,
      line: tree.lineTo(at),
      moves,
      cells,
    });
  }

  /**
   * @param {number} at
   * @param {string} goal
   */
  async #saveGoal(at, goal) {
    const content = this.#contentOf(at, "comment");
    const said = goal ? this.#words.goals.saved : this.#words.goals.removed;
    if (goal !== content.goal) await this.#edit("goal", at, [goal], said);
    this.#list.entryOf(at)?.focus();
  }

  /**
   * The text of the comments after a move, or before a variation.
   *
   * @param {number} at
   * @param {"comment" | "before"} edit
   */
  #contentOf(at, edit) {
    const move = this.#tree?.moves[at];
    return contentOf(
      (edit === "before" ? move?.before : move ? move.remarks : this.#session.state.annotations?.remarks) ??
        [],
    );
  }

  /**
   * Draws a shape; the same again has the next colour, and after the last it is gone.
   *
   * @param {string[]} cells
   * @param {string | undefined} colour
   */
  #draw(cells, colour) {
    const at = this.#current;
    const content = this.#contentOf(at, "comment");
    const known = content.shapes.find((shape) => String(shape.cells) === String(cells));
    const following = known === undefined ? COLOURS[0] : COLOURS[COLOURS.indexOf(known.colour) + 1];
    const next = colour === undefined ? following : colour === known?.colour ? undefined : colour;
    const shape = next === undefined ? [] : [{ colour: next, cells }];
    const shapes =
      known === undefined
        ? [...content.shapes, ...shape]
        : content.shapes.flatMap((one) => (one === known ? shape : [one]));
    const said = next === undefined ? this.#words.study.shapeRemoved : this.#words.moveList.shapes(shape);
    const texts = shapes.map((one) => one.colour + one.cells.join(""));
    return this.#edit("shapes", at, texts, said);
  }

  async #save() {
    const { at, edit } = this.#asked;
    const content = this.#contentOf(at, edit);
    const text = this.#text.value.trim();
    // What was not changed keeps its spelling.
    if (this.#text.readOnly || text === content.words) return this.#close();
    if (!(await this.#edit(edit, at, [text], this.#words.study.commented))) this.#close();
    return undefined;
  }

  #close() {
    const hadFocus = this.#form.contains(/** @type {ShadowRoot} */ (this.#form.getRootNode()).activeElement);
    this.#form.hidden = true;
    this.#bar.hidden = false;
    if (hadFocus) (this.#list.entryOf(this.#asked.at) ?? this.#comment).focus();
  }

  /**
   * Opens the menu of a move with the right button, a long press or a key.
   *
   * @param {HTMLElement} element
   */
  #watchEntries(element) {
    let timer = 0;
    let isOpened = false;
    const stop = () => clearTimeout(timer);
    element.addEventListener("contextmenu", (event) => {
      const at = this.#list.moveOf(event.target);
      if (at === undefined) return;
      event.preventDefault();
      stop();
      if (!isOpened) this.#open(at);
    });
    element.addEventListener("pointerdown", ({ target, pointerType }) => {
      const at = this.#list.moveOf(target);
      isOpened = false;
      if (at === undefined || pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        isOpened = true;
        this.#open(at);
      }, LONG_PRESS);
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(name, stop);
    element.addEventListener(
      "pointermove",
      ({ movementX, movementY }) => Math.hypot(movementX, movementY) > 4 && stop(),
    );
    // The end of a long press is no tap.
    element.addEventListener(
      "click",
      (event) => {
        if (isOpened && this.#list.moveOf(event.target) !== undefined) event.stopPropagation();
        isOpened = false;
      },
      { capture: true },
    );
    element.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || isField(event)) return;
      const isRedo = event.key === "y" || (event.key === "z" && event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || (event.key !== "z" && !isRedo)) return;
      event.preventDefault();
      void (isRedo ? this.redo() : this.undo());
    });
  }

  /** @param {number} at */
  #open(at) {
    this.#target = at;
    const { element } = this.#menu;
    this.#menu.close();
    element.showPopover();
    // Below its move, and inside the window.
    const { left, bottom, top } = /** @type {HTMLElement} */ (this.#list.entryOf(at)).getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const zoom = zoomOf(element);
    const isUp = bottom > clientHeight / 2;
    const pixels = (/** @type {number} */ length) => `${length / zoom}px`;
    Object.assign(element.style, {
      left: pixels(Math.max(8, Math.min(left, clientWidth - 8 - element.offsetWidth * zoom))),
      right: "auto",
      top: isUp ? "auto" : pixels(bottom + 4),
      bottom: isUp ? pixels(clientHeight - top + 4) : "auto",
      maxHeight: pixels((isUp ? top : clientHeight - bottom) - 12),
    });
  }
}

/**
 * @param {string} name
 * @param {import("../ui/icons.js").IconName} picture
 * @param {string} label
 */
function button(name, picture, label) {
  return make(
    "button",
    { type: "button", "data-study": name, title: label, "aria-label": label },
    icon(picture),
    make("span", {}, label),
  );
}
