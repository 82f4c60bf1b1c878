/**
 * The section _Openings_ below the lines of the analysis: what is known of the moves in the position on the
 * board, and how often they came up. Collapsed, and without data, until it is asked for.
 */
import { isPersonsTurn, placementKey } from "../game/state.js";
import { read, remove, write } from "../storage/storage.js";
import { words } from "../text/index.js";
import { wordsOf } from "../text/separate.js";
import { icon } from "../ui/icons.js";
import { setText } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { hasOpenings, hasUsualRules, loadOpenings, openingsNow } from "./openings.js";
import { ownGames } from "./own-games.js";
import styles from "./panel.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {ExplorerWords} from "../text/language.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {KnownMove} from "./openings.js" */
/** @import {OwnGames} from "./own-games.js" */

/** Where it is stored that the section is open. */
const KEY = "ergo.openings";

/** How many rows there are until all are asked for. */
const ROWS = 10;

export class OpeningsPanel {
  element = make("details", { slot: "openings", class: "openings" });
  #board;
  #say;
  #summary;
  #status = make("p", { role: "status" });
  #retry = make("button", { type: "button" }, words.actions.retry);
  #rows = make("tbody", {});
  #table;
  #all;
  #proofs = make("p", {});
  #about;
  /** The content that was shown last, so that it is not made again. */
  #shown = "";
  /**
   * The position whose moves the rows are.
   *
   * @type {View | undefined}
   */
  #position;
  /** The position of which all rows are shown. */
  #whole = "";
  /** The game that could not be loaded. */
  #failed = "";
  /**
   * One's own games of the kind on the board, once something is known of it.
   *
   * @type {OwnGames | undefined}
   */
  #own;
  #follow = () => this.show();
  /** The rows stay: a pointer may be on them. */
  #recount = () => {
    // The board of a place that was left.
    if (this.#board.isConnected) this.#showOwn(this.#movesIn());
    else this.#followOwn();
  };

  /**
   * @param {ErgoBoard} board
   * @param {ExplorerWords} say
   */
  constructor(board, say) {
    addStyles(styles);
    this.#board = board;
    this.#say = say;
    this.#summary = make("summary", {}, say.title);
    const heads = Object.entries(say.columns).map(([name, text]) =>
      make("th", { scope: "col", class: name }, text),
    );
    this.#table = make(
      "table",
      {},
      make("caption", { class: "unseen" }, say.table),
      make("thead", {}, make("tr", {}, ...heads)),
      this.#rows,
    );
    this.#all = make("button", { type: "button" }, say.all);
    this.#about = make("p", { class: "about" }, say.about);
    this.element.append(
      this.#summary,
      this.#status,
      this.#retry,
      this.#table,
      this.#all,
      this.#proofs,
      this.#about,
    );
    this.element.open = read(KEY) !== null;
    this.element.addEventListener("toggle", () => this.#toggled());
    this.#retry.addEventListener("click", () => {
      this.#failed = "";
      this.#summary.focus();
      this.show();
    });
    this.#all.addEventListener("click", () => this.#showAll());
    board.addEventListener("statechange", this.#follow);
    board.append(this.element);
    this.show();
  }

  /** Takes it from the board. */
  close() {
    this.#board.removeEventListener("statechange", this.#follow);
    this.#followOwn();
    this.element.remove();
  }

  #toggled() {
    if (this.element.open) write(KEY, "open");
    else remove(KEY);
    this.show();
  }

  /**
   * The position on the board, also while a line is looked at.
   *
   * @returns {View | undefined}
   */
  get #view() {
    const { view, preview } = this.#board.state;
    return preview && !preview.passing ? preview.view : view;
  }

  /** Shows what is known of the position on the board. */
  show() {
    const { state } = this.#board;
    const view = this.#view;
    this.element.hidden = !view || !hasOpenings(view.game);
    if (!view || !state.analysis || this.element.hidden || !this.element.open) return;
    const { game } = view;
    const known = openingsNow(game);
    this.#followOwn(known && ownGames(game, known));
    const canPlay = view === state.view && isPersonsTurn(state);
    const isWhole = this.#whole === placementKey(view);
    const isFailed = !known && this.#failed === game;
    const shown = [placementKey(view), !!view.outcome, !!known, isFailed, canPlay, isWhole].join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    const isUsual = hasUsualRules(view);
    this.#position = isUsual && !view.outcome ? view : undefined;
    const moves = this.#movesIn();
    setText(this.#status, moves.length > 0 ? "" : this.#reason(view, isUsual, isFailed, !!known));
    this.#retry.hidden = !isUsual || !isFailed;
    this.#fill(isWhole ? moves : moves.slice(0, ROWS), canPlay);
    for (const part of [this.#table, this.#about]) part.hidden = moves.length === 0;
    this.#all.hidden = isWhole || moves.length <= ROWS;
    void this.#showProofs(game, moves.some(isProven));
    if (isUsual && !known && !isFailed) void this.#load(game);
  }

  /**
   * Why no moves are shown.
   *
   * @param {View} view
   * @param {boolean} isUsual whether the game has the usual rules
   * @param {boolean} isFailed whether nothing could be loaded
   * @param {boolean} isThere whether it was loaded
   */
  #reason(view, isUsual, isFailed, isThere) {
    if (!isUsual) return this.#say.otherRules;
    if (isFailed) return words.page.placeMissing;
    if (!isThere) return this.#say.loading;
    return view.outcome ? words.analysis.over : this.#say.unknown;
  }

  /** @param {string} game */
  async #load(game) {
    try {
      await loadOpenings(game);
    } catch (error) {
      console.warn(error);
      this.#failed = game;
    }
    this.show();
  }

  /**
   * Shows the number of one's own games, and every change of it.
   *
   * @param {OwnGames} [own]
   */
  #followOwn(own) {
    if (own === this.#own) return;
    this.#own?.removeEventListener("change", this.#recount);
    this.#own = own;
    own?.addEventListener("change", this.#recount);
  }

  /** The known moves in the position that is shown. */
  #movesIn() {
    const known = this.#position && openingsNow(this.#position.game);
    return this.#position && known ? known.movesIn(this.#position) : [];
  }

  /**
   * Fills the table. The focus stays in it.
   *
   * @param {KnownMove[]} moves
   * @param {boolean} canPlay whether a person may play them
   */
  #fill(moves, canPlay) {
    const hadFocus = this.#rows.contains(document.activeElement);
    this.#rows.replaceChildren(...moves.map((known) => this.#row(known, canPlay)));
    this.#showOwn(moves);
    if (hadFocus) (this.#rows.querySelector("button") ?? this.#summary).focus();
  }

  /**
   * @param {KnownMove} known
   * @param {boolean} canPlay
   */
  #row(known, canPlay) {
    const say = this.#say;
    const [move, ...alike] = known.moves;
    const text = make("bdi", { dir: "ltr" }, move);
    const others = alike.length > 0 ? say.alike(alike.length, alike) : "";
    const more = alike.length > 0 ? [make("small", { "aria-hidden": "true" }, `+${alike.length}`)] : [];
    if (others) more.push(make("span", { class: "unseen" }, others));
    const name = canPlay
      ? make("button", { type: "button", "data-move": move }, text, ...more)
      : make("span", {}, text, ...more);
    if (others) name.title = others;
    name.addEventListener("click", () => canPlay && this.#board.play(move));
    return make(
      "tr",
      {},
      make("th", { scope: "row" }, name),
      make("td", { class: "chance" }, ...chanceOf(known, say)),
      make("td", {}, say.number(known.games)),
      make("td", { class: "own" }),
    );
  }

  /**
   * Shows how often the moves came up in one's own games, once those are counted.
   *
   * @param {KnownMove[]} moves those of the rows, and others after them
   */
  #showOwn(moves) {
    for (const [at, cell] of this.#rows.querySelectorAll(".own").entries())
      setText(cell, this.#own?.isCounted ? this.#say.number(moves[at].own) : "…");
  }

  /** Shows all rows; the first that is new gets the focus. */
  #showAll() {
    const view = this.#view;
    if (!view) return;
    this.#whole = placementKey(view);
    this.show();
    (this.#rows.children[ROWS]?.querySelector("button") ?? this.#summary).focus();
  }

  /**
   * Leads to what is proven, if the game has proofs.
   *
   * @param {string} game
   * @param {boolean} isProven whether a result is marked
   */
  async #showProofs(game, isProven) {
    this.#proofs.replaceChildren();
    if (!isProven) return;
    const shown = this.#shown;
    const title = await titleOfProofs(game).catch(() => undefined);
    if (!title || shown !== this.#shown) return;
    const href = addressOf({ place: "learn", game, item: "findings" });
    this.#proofs.replaceChildren(make("a", { href }, title));
  }
}

/** @param {KnownMove} known */
const isProven = ({ chance }) => chance === undefined;

/**
 * A proven result, or the chance as a figure and a bar.
 *
 * @param {KnownMove} known
 * @param {ExplorerWords} say
 */
function chanceOf({ chance = 0, win, loss }, say) {
  const plies = win ?? loss;
  if (plies !== undefined)
    return [icon(win === undefined ? "cross" : "check"), words.analysis.proven(win !== undefined, plies)];
  const share = make("span", {});
  share.style.inlineSize = `${100 * chance}%`;
  return [say.chance(Math.round(100 * chance)), make("span", { class: "bar", "aria-hidden": "true" }, share)];
}

/**
 * The title of the place of findings, if a game has proofs there.
 *
 * @param {string} game
 */
async function titleOfProofs(game) {
  const [{ hasProofs }, { title }] = await Promise.all([
    import("../findings/proofs-of.js"),
    wordsOf("findings"),
  ]);
  return hasProofs(game) ? title : undefined;
}
