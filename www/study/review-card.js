/**
 * The review of a game, above the moves of its study: progress, the graph of the chances to win, the
 * mistakes, and what would have been better. What is found goes into the game text as evaluations, signs and
 * variations.
 */
import { addStyles } from "../ui/styles.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { setText } from "../ui/dom.js";
import { leadOf } from "../analysis/score.js";
import { shownValue } from "../game/said.js";
import { Tree } from "../game/tree.js";
import { sentencesOf, standingOf } from "../board/commentary.js";
import { colourOf, loadWords, words } from "../text/index.js";
import { Graph } from "./graph.js";
import { editsOf } from "./notes.js";
import { lineKey } from "../game/position.js";
import { isMistake, reviewGame, turningPoint } from "../game/review.js";
import { dangerOf, numbered, remarkOn } from "./remark.js";
import { commentOnLine, findReason, recallReview } from "./review.js";
import { StoryView, tellStory, turnOf } from "./story-view.js";
import styles from "./review.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Review} from "../wasm/ergo_wasm.js" */
/** @import {Commentary} from "../wasm/ergo_wasm.js" */
/** @import {JudgedMove} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * A reviewed game: its start and its moves, and what was found.
 *
 * @typedef {{ game: string; options: string[]; start?: string; line: string[]; review: Review }} Reviewed
 */

/** How long a mistake is on the board until its reason is found out, in milliseconds. */
const EXPLAIN_AFTER = 300;

/** How far from even the chances of a player are who is said to be ahead. */
const CLEAR = 0.05;

/** On lying phones the column beside the board shows a part of the card. */
const LYING = "(height < 520px) and (aspect-ratio >= 3/2)";

/** How many mistakes are named. */
const MOST_NAMED = 12;

export class ReviewCard {
  element = make("section", { slot: "aside", class: "review", hidden: "" });
  #study;
  #callbacks;
  /**
   * The review that is shown.
   *
   * @type {Reviewed | undefined}
   */
  #reviewed;
  /**
   * Ends the review that is running.
   *
   * @type {AbortController | undefined}
   */
  #running;
  /**
   * The evaluations of the reviewed moves in the tree that was looked at last.
   *
   * @type {{ annotations?: unknown; reviewed?: Reviewed; evals?: string }}
   */
  #checked = {};
  /**
   * The evaluations of the review that is shown.
   *
   * @type {string | undefined}
   */
  #evals;
  /** Whether it comes from the text of the study. */
  #isRecalled = false;
  /**
   * The move that was looked at last, and what ends finding out more about it.
   *
   * @type {JudgedMove | undefined}
   */
  #explained;
  #explaining = new AbortController();
  /**
   * What there is to say about each move of the review that is shown, once that is known.
   *
   * @type {(Commentary | undefined)[]}
   */
  #commentaries = [];
  /** The line that was looked at for a review last. */
  #recalled = "";
  #chance = make("b", {});
  #verdict = make("span", {});
  #place = make("span", { class: "place" });
  #head = make("div", { class: "head" }, this.#chance, this.#verdict, this.#place);
  #graph = new Graph(words.review.graph, (ply) => this.#go(ply));
  #moments = make("ul", { class: "moments", "aria-label": words.review.moments });
  #players = make("div", { class: "players" });
  #reason = make("p", { role: "status" });
  #why = make("div", { class: "why" }, icon("star"), this.#reason);
  #bar = make("progress", { "aria-label": words.review.label });
  #done = make("span", { class: "note" });
  /** What counts in the position. */
  #standing = make("p", { class: "note" });
  #story = new StoryView((ply) => this.#go(ply));
  #progress = make("div", { class: "progress" }, this.#bar, this.#done);
  #note = make("p", { class: "note" }, words.review.startNote);
  #start = button("main", words.review.start, () => this.start());
  #stop = button("", words.review.stop, () => this.stop());
  #find = button("main", words.review.find, () => this.#reviewed && this.#callbacks.practise(this.#reviewed));
  #guess = button("", words.guess.title, () => this.#callbacks.guess());
  #actions = make("div", { class: "actions" }, this.#start, this.#stop, this.#find, this.#guess);

  /**
   * @param {ErgoBoard} study
   * @param {{
   *   practise: (reviewed: Reviewed) => unknown;
   *   guess: () => unknown;
   *   done: (reviewed: Reviewed) => unknown;
   * }} callbacks
   *   called to make exercises of the mistakes, to have moves guessed, and after a review
   */
  constructor(study, callbacks) {
    addStyles(styles);
    this.#study = study;
    this.#callbacks = callbacks;
    this.element.setAttribute("aria-label", words.review.label);
    this.element.append(
      make("div", { class: "row" }, this.#players, this.#actions),
      this.#note,
      this.#story.element,
      this.#head,
      this.#graph.element,
      this.#moments,
      this.#why,
      this.#standing,
      this.#progress,
    );
    study.addEventListener("statechange", () => this.#show());
    this.#show();
  }

  /** @param {Reviewed} reviewed */
  #take(reviewed) {
    const { view, annotations } = this.#study.state;
    this.#reviewed = reviewed;
    this.#evals = view && evalsIn(new Tree(view, annotations), reviewed.line);
    this.#draw(reviewed.review);
    this.#story.clear();
    void this.#findCommentaries(reviewed).catch(console.warn);
    this.#show();
  }

  /** @param {Reviewed} reviewed */
  async #findCommentaries(reviewed) {
    this.#commentaries = [];
    const { setup, view } = this.#study.state;
    if (!view) return;
    await loadWords("explained");
    const { commentaries, end } = await commentOnLine(
      reviewSetup(setup, view),
      reviewed.line,
      reviewed.review,
    );
    if (reviewed !== this.#reviewed) return;
    this.#commentaries = commentaries;
    this.#show();
    await this.#tell(reviewed, end);
  }

  /**
   * Tells the story of the game.
   *
   * @param {Reviewed} reviewed
   * @param {View} end the position at its end
   */
  async #tell(reviewed, end) {
    const { state } = this.#study;
    const turn = turnOf(reviewed, end, state);
    if (turn && state.view) await this.#findReason(turn, new AbortController().signal);
    const story = await tellStory(reviewed, end, state);
    if (reviewed !== this.#reviewed) return;
    this.#story.show(reviewed, story);
    this.#story.mark(this.#ply);
  }

  /**
   * What is said about a move of the review that is shown.
   *
   * @param {number} ply
   * @returns {string[]} sentences
   */
  #said(ply) {
    const { state } = this.#study;
    /** @type {string[]} */
    let said = [];
    for (const [at, commentary] of this.#commentaries.slice(0, ply).entries()) {
      const side = state.view?.history[at]?.side ?? at % 2;
      said = commentary ? sentencesOf(words, state, side, commentary, said) : [];
    }
    return said;
  }

  /**
   * Reviews the line on the board, and shows its turning point.
   *
   * @param {number} [side] whose mistakes are asked for
   */
  async start(side) {
    const { setup, view } = this.#study.state;
    if (!view || view.history.length === 0 || this.#running) return;
    const { signal } = (this.#running = new AbortController());
    const { game, options, start, moves } = view;
    const reviewed = { game, options, start, line: moves };
    this.#reviewed = undefined;
    this.#bar.max = moves.length + 1;
    this.#bar.value = 0;
    this.#draw({ chances: [], moves: [], moments: [], accuracy: [], mistakes: [] });
    this.#show();
    try {
      const about = reviewSetup(setup, view);
      const report = (/** @type {Review} */ partly, /** @type {number} */ done) => {
        this.#bar.value = done;
        setText(this.#done, words.review.progress(done, moves.length + 1));
        this.#draw(partly);
      };
      const review = await reviewGame(about, moves.length, report, signal);
      if (review) await this.#finish({ ...reviewed, review }, side);
    } catch (error) {
      console.warn(error);
      this.#study.notify(words.review.failed);
    } finally {
      this.#running = undefined;
      this.#show();
    }
  }

  /** Stops the review; the study is unchanged. */
  stop() {
    this.#running?.abort();
    this.#explaining.abort();
  }

  /**
   * @param {Reviewed} reviewed
   * @param {number} [side]
   */
  async #finish(reviewed, side) {
    await this.#study.edit(...editsOf(reviewed, this.#study.state));
    this.#isRecalled = false;
    this.#take(reviewed);
    this.#callbacks.done(reviewed);
    const first = turningPoint(reviewed.review, side) ?? reviewed.review.moments[0];
    if (first !== undefined) await this.#go(first);
  }

  /**
   * Goes to a position of the game, and shows what is said of it.
   *
   * @param {number} ply
   */
  async #go(ply) {
    const line = this.#reviewed?.line.slice(0, ply);
    if (!line) return;
    await this.#study.edit({ kind: "go", line });
    if (matchMedia(LYING).matches) this.#why.scrollIntoView({ block: "nearest" });
  }

  /**
   * How many moves of the reviewed game are on the board; nothing if it is another position.
   *
   * @returns {number | undefined}
   */
  get #ply() {
    const { view } = this.#study.state;
    const { line = [] } = this.#reviewed ?? {};
    return view &&
      view.at <= line.length &&
      view.moves.slice(0, view.at).every((move, at) => move === line[at])
      ? view.at
      : undefined;
  }

  /** Whether the study still has the game that was reviewed, with the evaluations of the review. */
  get #isCurrent() {
    const { view, annotations } = this.#study.state;
    const { game, start, line = [] } = this.#reviewed ?? {};
    if (!view || view.game !== game || view.start !== start) return false;
    if (annotations !== this.#checked.annotations || this.#reviewed !== this.#checked.reviewed)
      this.#checked = {
        annotations,
        reviewed: this.#reviewed,
        evals: evalsIn(new Tree(view, annotations), line),
      };
    return this.#checked.evals === this.#evals;
  }

  /**
   * Shows the review that the text of the study contains.
   *
   * @param {View} view
   */
  async #recall({ game, options, start, moves, revision }) {
    const { annotations, setup } = this.#study.state;
    const line = lineKey({ start, moves });
    const key = [game, revision, line].join(" ");
    if (key === this.#recalled || !annotations?.moves[0]?.remarks.some((remark) => remark.eval)) return;
    this.#recalled = key;
    const review = await recallReview({ ...setup, start, moves });
    const { view } = this.#study.state;
    const isSame = view && lineKey(view) === line;
    if (review && isSame && !this.#reviewed && !this.#running) {
      this.#isRecalled = true;
      this.#take({ game, options, start, line: moves, review });
    }
  }

  #show() {
    const { view } = this.#study.state;
    if (this.#reviewed && !this.#isCurrent) this.#reviewed = undefined;
    if (!this.#reviewed) this.#story.clear();
    if (view && !this.#reviewed && !this.#running) void this.#recall(view);
    const isRunning = this.#running !== undefined;
    const reviewed = this.#reviewed;
    const hasMoves = (view?.history.length ?? 0) > 1;
    // What the card says, the message line need not say.
    const { hint, preview, analysis, threats } = this.#study.state;
    this.#study.classList.toggle(
      "reviewed",
      reviewed !== undefined && !hint && !preview && !analysis && !threats,
    );
    this.element.hidden = !view || !(isRunning || reviewed || hasMoves);
    const shows = (/** @type {HTMLElement} */ part, /** @type {boolean} */ isShown) =>
      part.toggleAttribute("hidden", !isShown);
    shows(this.#head, reviewed !== undefined);
    shows(this.#graph.element, isRunning || reviewed !== undefined);
    for (const part of [this.#moments, this.#players, this.#why, this.#standing])
      shows(part, reviewed !== undefined);
    shows(this.#progress, isRunning);
    shows(this.#stop, isRunning);
    shows(this.#start, !isRunning && !reviewed);
    shows(this.#guess, !isRunning && !reviewed);
    shows(this.#note, !isRunning && !reviewed);
    shows(this.#find, reviewed !== undefined && reviewed.review.moves.some(isMistake));
    if (view && reviewed) this.#showPlace(view, reviewed);
    else this.#guide();
  }

  /**
   * The comment on the position on the board.
   *
   * @param {View} view
   * @param {Reviewed} reviewed
   */
  #showPlace(view, { review }) {
    const ply = this.#ply;
    const share = ply === undefined ? undefined : review.chances[ply];
    const move = ply === undefined ? undefined : review.moves.find((judged) => judged.ply === ply);
    for (const button of this.#moments.querySelectorAll("button")) {
      if (Number(button.dataset.ply) === ply) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    this.#story.mark(ply);
    const place = ply === undefined ? "" : this.#nameOf(view, ply);
    setText(this.#place, place);
    this.#place.hidden = ply === undefined;
    if (share === undefined || share === null) {
      setText(this.#chance, "");
      setText(this.#verdict, "");
      this.#graph.mark(undefined, "");
    } else {
      const lead = leadOf(view, share);
      const percent = Math.round(100 * Math.max(share, 1 - share));
      setText(this.#chance, words.review.chance(percent));
      setText(this.#verdict, words.analysis.verdict({ ...lead, moves: move?.winsIn }));
      this.#graph.mark(ply, words.review.point(place, percent, lead.colour));
    }
    const better = move?.better;
    this.#explain(move);
    const said = ply === undefined ? [] : this.#said(ply);
    const remark = move && remarkOn(this.#study.state, move, said);
    if (this.#reason.textContent !== (remark ? `${remark.lead} ${remark.text}` : "")) {
      this.#reason.replaceChildren(...(remark ? [make("b", {}, remark.lead), ` ${remark.text}`] : []));
    }
    setText(this.#standing, this.#standingAt(ply, share));
    this.#guide(better && move ? move.betterPath : undefined, remark, better && move && dangerOf(move));
  }

  /**
   * What counts in a position for the player who is ahead there.
   *
   * @param {number | undefined} ply
   * @param {number | null | undefined} share the chances of the first player
   */
  #standingAt(ply, share) {
    const standing = ply === undefined ? undefined : this.#commentaries[ply - 1]?.standing;
    if (!standing || typeof share !== "number" || Math.abs(share - 0.5) < CLEAR) return "";
    return standingOf(words, this.#study.state, share > 0.5 ? 0 : 1, standing);
  }

  /**
   * A position, by the move that leads to it.
   *
   * @param {View} view
   * @param {number} ply
   */
  #nameOf(view, ply) {
    const last = view.history[ply - 1];
    return last ? words.review.move(last.number, colourOf(view, last.side)) : words.review.atStart;
  }

  /**
   * Finds out what is wrong with a move that somebody looks at, if that is not known yet.
   *
   * @param {JudgedMove | undefined} move
   */
  #explain(move) {
    if (move === this.#explained) return;
    this.#explained = move;
    this.#explaining.abort();
    const { signal } = (this.#explaining = new AbortController());
    if (!move || !this.#isUnexplained(move)) return;
    const find = async () => {
      await this.#findReason(move, signal);
      if (!signal.aborted) this.#show();
    };
    setTimeout(
      () => signal.aborted || find().catch((error) => signal.aborted || console.warn(error)),
      EXPLAIN_AFTER,
    );
  }

  /**
   * Whether it is not known yet what is wrong with a bad move: game texts do not say it.
   *
   * @param {JudgedMove} move
   */
  #isUnexplained({ better, reason, effect }) {
    return this.#isRecalled && better !== undefined && !reason && !effect;
  }

  /**
   * @param {JudgedMove} move
   * @param {AbortSignal} signal
   */
  async #findReason(move, signal) {
    const { setup, view } = this.#study.state;
    if (view && this.#isUnexplained(move))
      Object.assign(move, await findReason(reviewSetup(setup, view), move.ply, signal));
  }

  /**
   * Points along a move on the board, and at what threatens, and says something below it.
   *
   * @param {number[]} [guide] its cells
   * @param {import("../game/types.js").Setup["remark"]} [remark]
   * @param {import("../game/types.js").Setup["danger"]} [danger]
   */
  #guide(guide, remark, danger) {
    const shown = this.#study.state.setup;
    const parts = [guide, remark, danger];
    if (JSON.stringify(parts) === JSON.stringify([shown.guide, shown.remark, shown.danger])) return;
    this.#study.amend({ guide, remark, danger });
  }

  /** @param {Review} review */
  #draw(review) {
    const { view, annotations } = this.#study.state;
    this.#graph.draw(review);
    const named = review.moves.filter(({ glyph }) => glyph);
    const first = review.moments.flatMap((ply) => named.find((move) => move.ply === ply) ?? []);
    const others = named.filter((move) => !first.includes(move));
    const [good, costly] = [true, false].map((isGood) =>
      others.filter(({ glyph }) => (glyph === "!") === isGood),
    );
    const all = [...first, ...costly, ...good].slice(0, MOST_NAMED);
    this.#moments.replaceChildren(
      ...all.map((move) => make("li", {}, this.#moment(move, first.includes(move)))),
    );
    const players = review.accuracy.flatMap((percent, side) =>
      view && typeof percent === "number"
        ? [
            make(
              "span",
              {},
              words.review.accuracy(
                colourOf(view, side),
                shownValue(annotations?.names[side] ?? ""),
                Math.round(percent),
              ),
            ),
          ]
        : [],
    );
    this.#players.replaceChildren(
      ...(named.some(isMistake) || players.length === 0 ? [] : [make("span", {}, words.review.flawless)]),
      ...players,
    );
  }

  /**
   * @param {JudgedMove} judged
   * @param {boolean} isFirst
   */
  #moment(judged, isFirst) {
    const { ply, glyph } = judged;
    const name = numbered(this.#study.state, judged);
    const chip = button(isFirst ? "first" : "", "", () => this.#go(ply));
    chip.dataset.ply = String(ply);
    const sign = glyph ?? "";
    chip.setAttribute("aria-label", words.review.moment(name, words.review.meanings[sign] ?? ""));
    chip.append(
      make("i", { "data-sign": sign, "aria-hidden": "true" }, sign),
      make("bdi", { dir: "ltr" }, name),
    );
    return chip;
  }
}

/**
 * The game as it is reviewed.
 *
 * @param {import("../game/types.js").Setup} setup
 * @param {View} view
 * @returns {import("../game/types.js").Setup}
 */
const reviewSetup = (setup, { start, moves }) => ({
  ...setup,
  gameText: undefined,
  start,
  moves,
  study: false,
  at: undefined,
});

/**
 * The evaluations of a line in a tree, one after the other; nothing if the tree does not have the line.
 *
 * @param {Tree} tree
 * @param {readonly string[]} line
 */
function evalsIn(tree, line) {
  const end = tree.find(line);
  if (end === undefined) return undefined;
  const evals = [];
  for (let at = end; at >= 0; at = tree.parent(at))
    evals.push(...tree.moves[at].remarks.map((remark) => remark.eval));
  return evals.join(" ");
}

/**
 * @param {string} className
 * @param {string} label
 * @param {() => unknown} act
 */
function button(className, label, act) {
  const made = make("button", { type: "button", class: className }, label);
  made.addEventListener("click", act);
  return made;
}
