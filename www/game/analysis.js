/**
 * What people look into besides playing: the analysis of the position shown, previews of its lines,
 * and hints. None of it ever changes the game.
 */

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Thought} Thought */
/** @typedef {import("./session.js").State} State */
/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/client.js").News} News */

/**
 * @typedef {object} Analysis
 * @property {boolean} paused whether it waits to be asked
 * @property {Finding} [finding]
 */

/**
 * What was found out about a position.
 * @typedef {object} Finding
 * @property {string} about
 * @property {Thought} thought
 * @property {number} speed positions a second
 */

/**
 * A position some moves on, and the one before the last of them.
 * @typedef {object} Preview
 * @property {string} about
 * @property {Finding} finding what it was taken from; it stays as it is while it is looked at
 * @property {number} line
 * @property {number} at how many moves of the line
 * @property {View} view
 * @property {View} before
 * @property {boolean} passing whether it is only there while something is pointed at
 */

/**
 * The move a person is advised to play; nothing of it is known yet while it is being thought about.
 * @typedef {object} Hint
 * @property {string} about
 * @property {string} [move]
 * @property {string} [reply] what is expected in answer
 * @property {View} [view] the position after the move
 */

/** How many lines are compared. */
export const LINES = 3;

/** How long a hint is thought about, in milliseconds. */
const HINT = 1000;

/** Which position of which game is shown: all games begin with the same record. @param {View} view */
export const subjectOf = ({ game, options, at, record }) => [at, game, ...options, record].join(" ");

/** The state without what was about another position. @param {State} state @returns {State} */
export function fitting(state) {
  const { view, analysis, preview, hint } = state;
  const about = view && subjectOf(view);
  const fits = (/** @type {{ about: string } | undefined} */ part) => part === undefined || part.about === about;
  if (fits(analysis?.finding) && fits(preview) && fits(hint)) return state;
  return {
    ...state,
    analysis: analysis && { ...analysis, finding: fits(analysis.finding) ? analysis.finding : undefined },
    preview: fits(preview) ? preview : undefined,
    hint: fits(hint) ? hint : undefined,
  };
}

export class Study {
  #table;
  /** What the engine analyses at the moment. */
  #subject = "";
  /** Count what was asked; an answer to an earlier question is old news. */
  #previews = 0;
  #hints = 0;
  /** The preview that was asked for last, which may not be there yet. */
  #aim = { line: 0, at: 0 };

  /**
   * @param {object} table
   * @param {() => State} table.state
   * @param {(patch: Partial<State>) => void} table.set
   * @param {() => Engine | undefined} table.engine
   * @param {() => boolean} table.isFree whether the engine has nothing better to do
   * @param {(error: unknown) => void} table.recover
   */
  constructor(table) {
    this.#table = table;
  }

  /** Begins the analysis, or ends it. */
  toggle() {
    const { analysis } = this.#table.state();
    this.endPreview();
    this.#table.set({ analysis: analysis ? undefined : { paused: false } });
    this.goOn();
  }

  /** Lets the analysis wait, or go on. @param {boolean} paused */
  setPaused(paused) {
    const { analysis } = this.#table.state();
    if (!analysis) return;
    this.#table.set({ analysis: { ...analysis, paused } });
    this.goOn();
  }

  /** Whether the analysis is under way. */
  get isRunning() {
    return this.#subject !== "";
  }

  /** The engine was asked for something else, and has stopped analysing for that. */
  interrupted() {
    this.#subject = "";
  }

  /** Begins, goes on with or ends what the engine has to do, as things stand. */
  async goOn() {
    const wanted = this.#wanted();
    if (wanted === this.#subject) return;
    const engine = this.#table.engine();
    const wasRunning = this.isRunning;
    this.#subject = wanted;
    if (wanted === "") {
      if (wasRunning) engine?.call("stop").catch(() => {});
      return;
    }
    const isMeant = () => this.#subject === wanted && this.#table.engine() === engine;
    const tell = (/** @type {News} */ news) => isMeant() && this.#learn(wanted, news);
    try {
      const news = await engine?.think({ lines: LINES }, tell);
      if (news) tell(news);
    } catch (error) {
      if (isMeant()) this.#table.recover(error);
    }
  }

  /** What the engine should analyse now; nothing if empty. */
  #wanted() {
    const { phase, view, analysis, hint } = this.#table.state();
    if (!view || !analysis || analysis.paused || view.outcome || phase !== "ready") return "";
    if ((hint && !hint.move) || !this.#table.isFree()) return "";
    return subjectOf(view);
  }

  /** @param {string} about @param {News} news */
  #learn(about, { thought, speed = 0 }) {
    const { analysis } = this.#table.state();
    if (!analysis || !thought) return;
    // What is thought about anew begins with what is known already.
    if (analysis.finding && thought.depth < analysis.finding.thought.depth) return;
    this.#table.set({ analysis: { ...analysis, finding: { about, thought, speed } } });
  }

  /**
   * Shows the position after so many moves of a line.
   * @param {number} line @param {number} at
   * @param {boolean} passing whether it is only there while something is pointed at
   */
  async preview(line, at, passing = false) {
    const { view: now, analysis, preview } = this.#table.state();
    const finding = preview?.finding ?? analysis?.finding;
    const moves = finding?.thought.lines[line]?.moves.slice(0, at) ?? [];
    if (!now || !finding || moves.length === 0) return;
    const number = ++this.#previews;
    this.#aim = { line, at: moves.length };
    if (preview?.line === line && preview.at === moves.length) {
      // It is there already: what was only pointed at is chosen now.
      return this.#table.set({ preview: { ...preview, passing: preview.passing && passing } });
    }
    const engine = this.#table.engine();
    try {
      const { view, before } = (await engine?.call("preview", moves, now.at)) ?? {};
      if (!view || !before || number !== this.#previews) return;
      this.#table.set({ preview: { about: finding.about, finding, line, at: moves.length, passing, view, before } });
    } catch (error) {
      const { view } = this.#table.state();
      // What was asked of a game in whose place another came is no failure.
      const isMeant = view && subjectOf(view) === finding.about && number === this.#previews;
      if (isMeant && engine === this.#table.engine()) this.#table.recover(error);
    }
  }

  /** Goes on in the line that is previewed, or back. @param {number} moves */
  stepPreview(moves) {
    const { line, at } = this.#aim;
    if (this.#table.state().preview && at + moves > 0) return this.preview(line, at + moves);
    return undefined;
  }

  /** Shows the game again. */
  endPreview() {
    this.#previews++;
    if (this.#table.state().preview) this.#table.set({ preview: undefined });
  }

  /** Thinks for a moment as well as it can, and tells a person what it would play. */
  async hint() {
    const { view } = this.#table.state();
    const engine = this.#table.engine();
    if (!view || !engine) return;
    const about = subjectOf(view);
    const number = ++this.#hints;
    const isMeant = () => number === this.#hints && this.#table.engine() === engine && this.#table.state().hint?.about === about;
    this.endPreview();
    this.interrupted();
    this.#table.set({ hint: { about }, notice: undefined });
    try {
      const { thought } = await engine.think({ time: HINT }, () => {});
      const move = isMeant() && thought?.best;
      if (move) {
        const after = await engine.call("preview", [move], view.at);
        const [first, reply] = thought.lines[0]?.moves ?? [];
        if (isMeant()) this.#table.set({ hint: { about, move, view: after.view, reply: first === move ? reply : undefined } });
      } else if (isMeant()) {
        this.dropHint();
      }
    } catch (error) {
      const meant = isMeant();
      if (number === this.#hints) this.#table.set({ hint: undefined });
      if (meant) this.#table.recover(error);
    }
    this.goOn();
  }

  /** Says no more about what to play. */
  dropHint() {
    const { hint } = this.#table.state();
    this.#hints++;
    if (!hint) return;
    this.#table.set({ hint: undefined });
    if (hint.move) return;
    this.#table.engine()?.call("stop").catch(() => {});
    this.goOn();
  }
}
