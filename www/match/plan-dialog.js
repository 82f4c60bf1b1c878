/**
 * The dialog with the replies that are planned in a game with a friend: on a board of their own, the local
 * player plays what the friend may play and answers it. Every answer is a line of the plan at once.
 */
import { makeBoard } from "../exercise/board.js";
import { friendName } from "../game/match.js";
import { words } from "../text/index.js";
import { makeDialog } from "../ui/dialog.js";
import { setText } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { addStyles } from "../ui/styles.js";
import { codeOf, hasLine, withLine } from "./plan.js";
import styles from "./plan-dialog.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Line} from "./plan.js" */

addStyles(styles);

/**
 * @typedef {object} Planned
 * @property {string} link the game, as a link of version 1
 * @property {Line[]} lines
 * @property {(lines: Line[]) => unknown} keep called with every change
 */

export class PlanDialog {
  #game;
  #dialog = makeDialog("friend-plan", words.friend.plan.title);
  #hint = make("p", { id: "friend-plan-hint", class: "hint" });
  #status = make("p", { class: "told", role: "status" });
  #place = make("div", { class: "place" });
  #list = make("ul", { class: "list" });
  #back = make("button", { type: "button" }, words.friend.plan.back);
  #another = make("button", { type: "button" }, words.friend.plan.another);
  #swap = make("button", { type: "button" }, words.actions.swap);
  /**
   * The board of the dialog, while it is open.
   *
   * @type {ErgoBoard | undefined}
   */
  #board;
  /** The line that did not fit. */
  #refused = "";
  /** How many moves were played. */
  #count = 0;
  /** @type {Planned} */
  #planned = { link: "", lines: [], keep: () => {} };

  /** @param {ErgoBoard} game the board with the game */
  constructor(game) {
    this.#game = game;
    const done = make("button", { type: "button", class: "main" }, words.friend.plan.done);
    done.addEventListener("click", () => this.#dialog.close());
    this.#back.addEventListener("click", () => this.#goTo((this.#board?.state.view?.at ?? 0) - 1));
    this.#another.addEventListener("click", () => this.#goTo(this.#count));
    this.#swap.addEventListener("click", async () => {
      await this.#board?.play("swap");
      this.#board?.focus();
    });
    this.#dialog.addEventListener("close", () => {
      this.#board = undefined;
      // A board that leaves the page closes its engine.
      this.#place.replaceChildren();
    });
    this.#dialog.setAttribute("aria-describedby", this.#hint.id);
    const controls = make("p", { class: "controls" }, this.#back, this.#another, this.#swap);
    this.#dialog.append(
      make(
        "div",
        { class: "halves" },
        this.#status,
        this.#place,
        make("div", {}, controls, this.#list),
        this.#hint,
      ),
      make("p", { class: "buttons" }, done),
    );
  }

  /**
   * Opens with the position of the game; resolves when it is closed.
   *
   * @param {Planned} planned
   */
  async open(planned) {
    const { setup, view } = this.#game.state;
    const { remote } = setup;
    if (!view || !remote) return;
    this.#planned = planned;
    this.#count = view.history.length;
    this.#hint.textContent = words.friend.plan.hint(friendName(setup));
    this.#status.textContent = "";
    const { orientation } = this.#game;
    const board = makeBoard(this.#game, { bare: "", waiting: "", orientation });
    this.#board = board;
    board.addEventListener("statechange", () => this.#show());
    board.addEventListener("moved", () => this.#addLine(board));
    this.#place.replaceChildren(board);
    this.#showLines();
    this.#dialog.showModal();
    const closed = new Promise((resolve) => this.#dialog.addEventListener("close", resolve, { once: true }));
    await board.open({
      game: setup.game,
      options: setup.options,
      // One person moves for both, only from here on, and without help.
      players: ["person", "person"],
      start: view.start,
      moves: view.moves,
      remote: { id: remote.id, names: remote.names, settled: this.#count },
    });
    await closed;
  }

  /** @param {number} ply */
  async #goTo(ply) {
    await this.#board?.goTo(Math.max(ply, this.#count));
    this.#board?.focus();
  }

  /** The moves that were played on the board. */
  get #played() {
    const { view } = this.#board?.state ?? {};
    return (
      view?.history
        .slice(0, view.at)
        .slice(this.#count)
        .map(({ text }) => text) ?? []
    );
  }

  /** Says what to do next. */
  #show() {
    const { view, setup } = this.#board?.state ?? {};
    if (!view || !setup) return;
    const played = this.#played;
    const isOwn = played.length % 2 === 0;
    const say = words.friend.plan;
    this.#back.disabled = this.#another.disabled = played.length === 0;
    this.#swap.hidden = !view.canSwap;
    const name = friendName(this.#game.state.setup);
    const last = played[played.length - 1];
    if (last === undefined) setText(this.#status, say.reply(name));
    else if (!isOwn) setText(this.#status, view.outcome ? say.overAfter(last) : say.answer(last));
    else if (this.#refused === String(played)) setText(this.#status, say.full);
    else if (!hasLine(this.#planned.lines, played)) setText(this.#status, "");
    else setText(this.#status, view.outcome ? say.over : say.goOn(name));
  }

  /**
   * Adds what was played to the plan, if it ends with an answer.
   *
   * @param {ErgoBoard} board
   */
  async #addLine(board) {
    const moves = this.#played;
    if (moves.length === 0 || moves.length % 2 === 1) return;
    const later = await board.toLink();
    if (board !== this.#board || String(this.#played) !== String(moves)) return;
    const { link, lines } = this.#planned;
    const more = later === undefined ? undefined : withLine(lines, { moves, code: codeOf(link, later) });
    this.#refused = more ? "" : String(moves);
    if (more) this.#keep(more);
    else this.#show();
  }

  /** @param {Line[]} lines */
  #keep(lines) {
    this.#planned = { ...this.#planned, lines };
    this.#planned.keep(lines);
    this.#showLines();
    this.#show();
  }

  #showLines() {
    const { lines } = this.#planned;
    const say = words.friend.plan;
    this.#list.hidden = lines.length === 0;
    this.#list.replaceChildren(
      ...lines.map((line) => {
        const text = say.line(line.moves);
        const remove = make(
          "button",
          { type: "button", "aria-label": say.removeOf(text) },
          words.friend.remove,
        );
        remove.addEventListener("click", () => {
          this.#keep(this.#planned.lines.filter((other) => other !== line));
          (this.#list.querySelector("button") ?? this.#board)?.focus();
        });
        return make("li", { class: "controls" }, make("span", {}, text), remove);
      }),
    );
  }
}
