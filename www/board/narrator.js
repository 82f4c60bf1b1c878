/**
 * The board for those who do not see it: says what happens, reads out what is asked for by a key, and takes
 * moves that are typed. Loaded behind the first picture.
 */
import { loadPart } from "../text/words.js";
import { hasHelp, isEnginesTurn, isPersonsTurn, ownSide } from "../game/state.js";
import { announcement, aside, lastMove } from "./announce.js";
import { setText } from "../ui/dom.js";
import { boardText, lineText, whereText } from "./readings.js";
import { make } from "../ui/make.js";
import { evaluationOf, shareOf } from "../analysis/score.js";

/** @import {Session} from "../game/session.js" */
/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {AdviceWords} from "./types.js" */

/** How deep, and how long at most, the position is searched before it is said who is ahead. */
const DEPTH = 6;
const TIMEOUT = 2500;

/** The keys of a board that can only be viewed. */
const VIEW_KEYS = "plbrcsw";

/** A region whose changes are said. */
const region = () => make("p", { class: "unseen", role: "status" });

/**
 * The action of a key.
 *
 * @typedef {(view: View, isBack: boolean) => unknown} KeyAction
 */

export class Narrator {
  /** Says what happens. */
  #events = region();
  /** Says what is shown besides the game, and what was asked for. */
  #answers = region();
  #session;
  #words;
  #board;
  #act;
  #isShort = false;
  #isView = false;
  /**
   * The view that was announced last, and its game.
   *
   * @type {View | undefined}
   */
  #last;
  #gameId = 0;
  /** The last announcement about things besides the game. */
  #aside = "";
  /** @type {import("./typed-move.js").TypedMove | undefined} */
  #typed;
  /**
   * The text typed before its field is there.
   *
   * @type {string | undefined}
   */
  #ahead;

  /**
   * Letters, and what they do on a board of any language.
   *
   * @type {Record<string, KeyAction>}
   */
  #keys = {
    p: (view, isBack) => this.#jump(this.#ownCells(view), this.#words.narration.noPieces, isBack),
    t: (view, isBack) =>
      this.#jump(
        view.entry.length > 0 ? view.steps.map(({ cell }) => cell) : [],
        this.#words.narration.noTargets,
        isBack,
      ),
    l: (view) => {
      this.#jump(view.last.slice(-1), "", false);
      this.say(lastMove(this.#words, this.#session.state, view) || this.#words.narration.noMove);
    },
    b: (view) => this.say(boardText(this.#words, this.#session.state, view, this.#isShort)),
    r: (view) => this.say(lineText(this.#words, this.#session.state, view, this.#focusedName, "row")),
    c: (view) => this.say(lineText(this.#words, this.#session.state, view, this.#focusedName, "column")),
    s: () => this.say(this.#focused?.getAttribute("aria-label") ?? ""),
    w: (view) => this.say(whereText(this.#words, this.#session.state, view, this.#isShort)),
    d: () => this.#sayThreats(),
    e: (view) => this.#sayWhoIsAhead(view),
    h: () => this.#hint(),
    i: () => this.#explain(),
    m: () => this.#typeMove(),
  };

  /**
   * @param {Session} session
   * @param {HTMLElement} board
   * @param {(name: import("./toolbar.js").ActionName) => void} act
   */
  constructor(session, board, act) {
    this.#session = session;
    this.#words = session.words;
    this.#board = board;
    this.#act = act;
    board.closest(".table")?.append(this.#events, this.#answers);
  }

  /**
   * @param {State} state
   * @param {Pick<import("./board-view.js").Look, "announcements" | "isView">} look
   * @param {AdviceWords | undefined} advice
   */
  show(state, { announcements, isView }, advice) {
    const { view, gameId } = state;
    const isShort = announcements === "short";
    this.#isShort = isShort;
    this.#isView = isView;
    if (view !== this.#last) {
      // What was asked for was about another position.
      if (this.#last && view?.at !== this.#last.at && !this.#aside) this.#answers.replaceChildren();
      setText(
        this.#events,
        announcement(this.#words, state, gameId === this.#gameId ? this.#last : undefined, isShort),
      );
      this.#last = view;
      this.#gameId = gameId;
      if (this.#typed?.isOpen && !isPersonsTurn(state)) this.#typed.close();
    }
    const beside = aside(this.#words, state, advice, isShort);
    if (beside === this.#aside) return;
    // What was read out stays where nothing follows it.
    if (beside || this.#answers.textContent === this.#aside) setText(this.#answers, beside);
    this.#aside = beside;
  }

  /**
   * Says something, even if it was said before.
   *
   * @param {string} text
   */
  say(text) {
    this.#answers.replaceChildren(text);
  }

  /**
   * Does what a key on the board says.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    const { view } = this.#session.state;
    if (event.ctrlKey || event.altKey || event.metaKey || !view) return;
    // A page that lists the keys itself takes the key when it gets there.
    if (event.key === "?")
      return void setTimeout(() => event.defaultPrevented || this.#try(() => this.#showKeys()));
    const key = event.key.toLowerCase();
    if (key.length > 1) return;
    if (this.#ahead !== undefined) this.#ahead += key;
    else if (!this.#keys[key] || (this.#isView && !VIEW_KEYS.includes(key))) return;
    else void this.#try(() => this.#keys[key](view, event.shiftKey));
    event.preventDefault();
  }

  /**
   * A part that cannot be loaded now may be there when the key is pressed again.
   *
   * @param {() => unknown} act
   */
  async #try(act) {
    try {
      await act();
    } catch (error) {
      console.warn(error);
    }
  }

  get #focused() {
    const { activeElement } = /** @type {ShadowRoot} */ (this.#board.getRootNode());
    return activeElement;
  }

  get #focusedName() {
    return /** @type {HTMLElement | null} */ (this.#focused)?.dataset.name ?? "a1";
  }

  /**
   * The cells with the pieces of the person, against the engine, or else of the player to move.
   *
   * @param {View} view
   */
  #ownCells(view) {
    const own = ownSide(this.#session.state) ?? view.turn;
    return view.pieces.filter(({ stack }) => stack.at(-1)?.side === own).map(({ cell }) => cell);
  }

  /**
   * Focuses the next of some cells, as they are seen.
   *
   * @param {number[]} cells
   * @param {string} none said if there is none
   * @param {boolean} isBack
   */
  #jump(cells, none, isBack) {
    const all = [.../** @type {NodeListOf<HTMLElement>} */ (this.#board.querySelectorAll("[data-cell]"))];
    const at = all.indexOf(/** @type {HTMLElement} */ (this.#focused));
    const order = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    if (isBack) order.reverse();
    // In reverse, the cell that has the focus comes first.
    const found = (isBack ? [...order.slice(1), order[0]] : order).find(({ dataset }) =>
      cells.includes(Number(dataset.cell)),
    );
    if (found) found.focus();
    else if (none) this.say(none);
  }

  #hint() {
    const { hint } = this.#session.state;
    // All three steps were said: the last is said again.
    if (hint?.step === 3 && this.#aside) this.say(this.#aside);
    else this.#act("hint");
  }

  async #sayThreats() {
    if (!hasHelp(this.#session.state)) return this.#session.notify({ code: "no-help" });
    const [{ threatWords }] = await Promise.all([import("./advice.js"), loadPart(this.#words)]);
    await this.#session.advice.showHere("threats");
    this.say(threatWords(this.#words, this.#session.state));
  }

  async #explain() {
    const [{ canExplain, toggleExplanation }] = await Promise.all([
      import("./explain.js"),
      loadPart(this.#words, "coach"),
    ]);
    if (!hasHelp(this.#session.state)) return this.#session.notify({ code: "no-help" });
    if (!canExplain(this.#session)) return this.say(this.#words.coach.unexplained);
    if (!(await toggleExplanation(this.#session, "position"))) this.say(this.#words.coach.explainedNoMore);
  }

  /**
   * Searches for a moment, unless the position is being analysed.
   *
   * @param {View} view
   */
  async #sayWhoIsAhead(view) {
    const { analysis, state } = this.#session;
    if (!hasHelp(state)) return this.#session.notify({ code: "no-help" });
    await loadPart(this.#words);
    if (view.outcome || isEnginesTurn(state))
      return this.say(view.outcome ? this.#words.analysis.over : this.#words.narration.busy);
    const isOwn = !this.#session.state.analysis;
    if (isOwn) analysis.toggle(true);
    const best = await this.#search();
    if (isOwn && this.#session.state.analysis) analysis.toggle();
    const now = this.#session.state.view;
    if (!best || !now) return this.say(this.#words.narration.busy);
    const share = shareOf(now, best) ?? 0.5;
    const percent = Math.round(100 * Math.max(share, 1 - share));
    this.say(
      this.#words.analysis.ahead(evaluationOf(now, best), percent, best.moves.slice(0, 3), this.#isShort),
    );
  }

  /**
   * The best line, once it is deep enough or the time is up.
   *
   * @returns {Promise<import("../wasm/ergo_wasm.js").Line | undefined>}
   */
  #search() {
    return new Promise((resolve) => {
      const end = (/** @type {boolean} */ isOver) => {
        const { finding } = this.#session.state.analysis ?? {};
        const [best] = finding?.info.lines ?? [];
        const isKnown =
          finding && (finding.info.depth >= DEPTH || best?.win !== undefined || best?.loss !== undefined);
        if (!isOver && !isKnown && this.#session.state.analysis) return;
        this.#session.removeEventListener("change", look);
        clearTimeout(timer);
        resolve(best);
      };
      const look = () => end(false);
      const timer = setTimeout(() => end(true), TIMEOUT);
      this.#session.addEventListener("change", look);
      look();
    });
  }

  async #typeMove() {
    this.#ahead = "";
    try {
      const [{ TypedMove }] = await Promise.all([import("./typed-move.js"), loadPart(this.#words)]);
      this.#typed ??= new TypedMove(this.#session, this.#board, (text) => this.say(text));
      this.#typed.open(this.#ahead);
    } finally {
      this.#ahead = undefined;
    }
  }

  async #showKeys() {
    const [{ showKeysOf }] = await Promise.all([import("./keys-list.js"), loadPart(this.#words)]);
    showKeysOf(this.#words, this.#board);
  }
}
