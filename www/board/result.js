/** The end of a game: who won and how, another game, and a look back. Loaded with the first game that ends. */
import { isMistake, reviewGame, turningPoint } from "../game/review.js";
import { isUnsent } from "../game/match.js";
import { lineKey } from "../game/position.js";
import { isAgainstEngine, isLevel } from "../game/state.js";
import { colourOf } from "../text/words.js";
import { setText } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { cellName } from "../game/cells.js";
import { icon } from "../ui/icons.js";
import { addStyles } from "../ui/styles.js";
import { svg } from "../ui/svg.js";
import { viewerOf } from "./status.js";
import styles from "./result.css";

/** @import {Session} from "../game/session.js" */
/** @import {State} from "../game/types.js" */
/** @import {ActionName} from "./toolbar.js" */
/** @import {Review} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

/** From these heights on, the panel has buttons, and a title. The container queries above say the same. */
const BUTTONS_HEIGHT = 60;
const TITLE_HEIGHT = 300;

/** Under a board on a phone: the heights of the tray above it, and of a panel with three rows. */
const TRAY_HEIGHT = 44;
const CARD_HEIGHT = 172;

/**
 * Who won, and how.
 *
 * @param {Words} words
 * @param {State} state
 */
export function endWords(words, { board, view, setup }) {
  if (!view?.outcome) return undefined;
  const { winner, reason, cells } = view.outcome;
  const viewer = viewerOf({ view, setup }, view);
  const [won, lost] = winner === undefined ? [] : [colourOf(view, winner), colourOf(view, 1 - winner)];
  const end = { winner: won, loser: lost, turn: colourOf(view, view.turn), viewer };
  const names = cells.map((cell) => cellName(board, cell));
  // Only winners see a star.
  /** @type {import("../ui/icons.js").IconName} */
  const icon = viewer === "loser" ? "flag" : winner === undefined ? "handshake" : "star";
  return { lead: words.result.title(end), text: words.result.how[reason]({ ...end, cells: names }), icon };
}

export class ResultPanel {
  element;
  #session;
  #words;
  #title = make("h2", {});
  #how = make("p", { class: "how" });
  #verdict = make("p", { class: "verdict", role: "status" });
  #moments = make("p", { class: "moments", role: "status" });
  #graph;
  #buttons;
  /** The finished game that is shown. */
  #shown = "";
  #judging = new AbortController();
  /** @type {Review | undefined} */
  #review;

  /**
   * @param {Session} session
   * @param {(name: ActionName) => void} act
   */
  constructor(session, act) {
    this.#session = session;
    this.#words = session.words;
    const say = this.#words.result;
    this.element = make("section", { class: "result", "aria-label": say.label });
    this.#graph = svg("svg", {
      class: "graph",
      role: "img",
      preserveAspectRatio: "none",
      "aria-label": say.graph,
    });
    const button = (
      /** @type {ActionName} */ name,
      /** @type {import("../ui/icons.js").IconName} */ picture,
      /** @type {string} */ label,
    ) => {
      const word = make("span", {}, label);
      const element = make("button", { type: "button", "data-action": name }, icon(picture), word);
      element.addEventListener("click", () => act(name));
      return element;
    };
    this.#buttons = {
      friend: button("friend", "share", this.#words.friend.sendLast),
      rematch: button("rematch", "again", say.rematch),
      swapSides: button("swapSides", "swap", say.swapSides),
      levelUp: button("levelUp", "up", ""),
      levelDown: button("levelDown", "down", ""),
      why: button("why", "question", say.why),
      replay: button("replay", "replay", this.#words.actions.replay),
      review: button("review", "review", say.review),
    };
    this.#build();
    new ResizeObserver(() => this.#adapt()).observe(this.element);
  }

  /**
   * The message line leaves out what the panel has room for, and a tall board takes the place of the far
   * tray.
   */
  #adapt() {
    const table = this.element.parentElement;
    // Its view may have made room for one in another language.
    if (!table?.isConnected) return;
    const height = this.element.hidden ? 0 : this.element.clientHeight;
    const host = /** @type {ShadowRoot} */ (table.getRootNode()).host;
    const isOver = !this.element.hidden && host.hasAttribute("fill");
    table.classList.toggle("is-over", isOver);
    table.classList.toggle("has-result", height >= BUTTONS_HEIGHT);
    table.classList.toggle("tells-result", height >= TITLE_HEIGHT);
    const aspect = Number(getComputedStyle(table).getPropertyValue("--ergo-aspect"));
    const room = table.clientHeight - TRAY_HEIGHT - table.clientWidth / aspect;
    table.classList.toggle("is-tall", isOver && room < CARD_HEIGHT);
  }

  #build() {
    const { friend, rematch, swapSides, levelUp, levelDown, why, replay, review } = this.#buttons;
    friend.className = rematch.className = "main";
    replay.className = "replay";
    why.className = "replay why";
    levelUp.className = levelDown.className = "level";
    const card = make(
      "div",
      { class: "card" },
      make("div", { class: "told" }, this.#title, this.#how, this.#verdict),
      friend,
      rematch,
      swapSides,
      levelUp,
      levelDown,
      why,
      replay,
      this.#moments,
      review,
      this.#graph,
    );
    this.element.append(card);
  }

  /**
   * Shows the end of the game while its last position is on the board.
   *
   * @param {boolean} isView whether the game is only viewed
   */
  show(isView) {
    const { state } = this.#session;
    const { view } = state;
    const isOver =
      !isView &&
      !state.setup.study &&
      view?.outcome !== undefined &&
      !state.preview &&
      !state.analysis &&
      view.history.length > 0;
    const hadFocus = this.element.matches(":focus-within");
    this.element.hidden = !isOver;
    // The game goes on, or another one begins, on the board.
    if (hadFocus && !isOver)
      /** @type {HTMLElement | null} */ (
        this.element.parentElement?.querySelector('.grid [tabindex="0"]')
      )?.focus();
    this.#adapt();
    if (!isOver || !view) return;
    addStyles(styles, this.element);
    this.#buttons.friend.hidden = !isUnsent(state);
    this.#buttons.rematch.hidden = isUnsent(state);
    setText(this.#verdict, state.setup.verdict ?? "");
    const shown = [state.gameId, lineKey(view), view.outcome?.reason].join(" ");
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#fill(state, view);
    void this.#judge(state, view);
  }

  /**
   * @param {State} state
   * @param {import("../wasm/ergo_wasm.js").View} view
   */
  #fill(state, view) {
    const { outcome } = view;
    const end = endWords(this.#words, state);
    if (!outcome || !end) return;
    const say = this.#words.result;
    const viewer = viewerOf(state, view);
    setText(this.#title, end.lead);
    setText(this.#how, end.text);
    const { level } = state.setup;
    const isAgainst = isAgainstEngine(state);
    const { swapSides, levelUp, levelDown, replay } = this.#buttons;
    swapSides.hidden = !isAgainst;
    levelUp.hidden = !isAgainst || viewer === "loser" || !isLevel(level + 1);
    levelDown.hidden = !isAgainst || viewer !== "loser" || !isLevel(level - 1);
    setLabel(levelUp, say.tryLevel(level + 1));
    setLabel(levelDown, say.tryLevel(level - 1));
    const isLost = viewer === "loser";
    replay.classList.toggle("why", isLost);
    this.#explain(state, isLost);
  }

  /**
   * Offers to say why the game was lost, or else to show its end again.
   *
   * @param {State} state
   * @param {boolean} hasReason
   */
  #explain({ setup }, hasReason) {
    const { why, replay } = this.#buttons;
    const hadFocus = why.matches(":focus");
    // A resignation or a lost clock needs no explanation on the board.
    why.hidden = !hasReason || setup.ended !== undefined;
    replay.hidden = hasReason || setup.ended !== undefined;
    if (hadFocus && why.hidden) replay.focus();
  }

  /**
   * @param {State} state
   * @param {import("../wasm/ergo_wasm.js").View} view
   */
  async #judge(state, view) {
    const { setup } = state;
    this.#judging.abort();
    this.#judging = new AbortController();
    const { signal } = this.#judging;
    this.#review = undefined;
    setText(this.#moments, this.#words.result.judging);
    const { length } = view.history;
    const about = { ...setup, gameText: undefined, start: view.start, moves: view.moves, at: undefined };
    const report = (/** @type {Review} */ { chances }) => drawGraph(this.#graph, chances, length, []);
    const review = await reviewGame(about, length, report, signal).catch((error) => void console.warn(error));
    if (signal.aborted) return;
    if (!review) return setText(this.#moments, "");
    this.#review = review;
    const moments = review.moments.filter((ply) => isMistake(review.moves[ply - 1]));
    drawGraph(this.#graph, review.chances, length, moments);
    setText(this.#moments, this.#words.result.moments(moments.length));
    const { winner } = view.outcome ?? {};
    const isLost = winner !== undefined && viewerOf(state, view) === "loser";
    // Maybe no single move explains the loss.
    this.#explain(state, isLost && this.turningPoint(1 - winner) !== undefined);
    return undefined;
  }

  /**
   * The move that changed the game most, once that is known.
   *
   * @param {number} [side] whose mistakes are asked for
   */
  turningPoint(side) {
    return this.#review && turningPoint(this.#review, side);
  }

  /** Stops judging. */
  close() {
    this.#judging.abort();
  }
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} label
 */
function setLabel(button, label) {
  const word = button.querySelector("span");
  if (word) setText(word, label);
}

/** Room for dots at the top and the bottom of the graph. */
const MARGIN = 3;

/**
 * The chances of the first player as a white area on dark, half of them as a line, key moments as dots. What
 * is not known yet is neither white nor dark.
 *
 * @param {SVGElement} graph
 * @param {Review["chances"]} chances some may not be known yet
 * @param {number} length in moves
 * @param {readonly number[]} moments
 */
function drawGraph(graph, chances, length, moments) {
  const [width, height] = [200, 40];
  const x = (/** @type {number} */ ply) => ((ply / Math.max(1, length)) * width).toFixed(1);
  const y = (/** @type {number} */ share) => (MARGIN + (1 - share) * (height - 2 * MARGIN)).toFixed(1);
  const known = chances.flatMap((share, ply) => (share === undefined ? [] : [ply]));
  const line = known.map((ply) => `${x(ply)},${y(chances[ply] ?? 0)}`);
  graph.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const [start, end] = [x(known[0] ?? 0), x(known.at(-1) ?? 0)];
  graph.replaceChildren(
    svg("rect", {
      class: "read",
      x: start,
      y: "0",
      width: String(Number(end) - Number(start)),
      height: String(height),
    }),
    svg("polygon", { class: "white", points: [`${start},${height}`, ...line, `${end},${height}`].join(" ") }),
    svg("line", {
      class: "half",
      x1: "0",
      x2: String(width),
      y1: String(height / 2),
      y2: String(height / 2),
    }),
    ...moments.map((ply) =>
      svg("ellipse", { class: "moment", cx: x(ply), cy: y(chances[ply] ?? 0), rx: "2", ry: "2.6" }),
    ),
  );
}
