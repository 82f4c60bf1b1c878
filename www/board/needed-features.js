/** Loads the features of a board as its state needs them, and shows its turning point. */
import { addStyles } from "../ui/styles.js";
import { questionOf } from "./question.js";
import { stackText } from "./stack-text.js";
import { loadPart } from "../text/words.js";

/** @import {State} from "../game/types.js" */
/** @import {Features} from "./features.js" */
/** @import {Host} from "./features.js" */

/**
 * Loaded once: importing it again would wait for a task.
 *
 * @type {typeof import("../moves/list.js") | undefined}
 */
let moveList;

/**
 * @param {Features} features takes what is loaded
 * @param {Host} host
 * @param {State} state
 * @param {boolean} isView whether the game is only viewed
 * @param {(name: string, load: () => Promise<void>) => void} load loads something once
 */
export function loadFeatures(
  features,
  { session, board, act, trays },
  { setup, hint, threats, view, status, notice, clock, analysis },
  isView,
  load,
) {
  const { panels, messages } = features;
  const { words } = session;
  messages.questionOf = questionOf;
  messages.stackText = stackText;
  load("print", async () => {
    const { openUnseen, styles } = await import("./print.js");
    addStyles(styles, board);
    openUnseen();
  });
  // What follows the game comes when it is there: nothing delays the first move.
  const isThere = view && status.kind !== "loading";
  if (features.hasMoves && isThere) {
    load("moves", async () => {
      await loadPart(words, "moves");
      const { MoveList, styles } = (moveList ??= await import("../moves/list.js"));
      addStyles(styles, board);
      panels.moves = new MoveList(session);
    });
  }
  if (view && !isView) {
    load("coach", async () => {
      [{ coachText: messages.coachText }] = await Promise.all([
        import("./coach.js"),
        loadPart(words, "coach"),
      ]);
    });
  }
  if (isThere && !isView) {
    load("terms", async () => {
      const [{ Terms }] = await Promise.all([import("./terms.js"), loadPart(words, "terms")]);
      messages.terms = new Terms(words, /** @type {HTMLElement} */ (board.closest(".table")));
    });
  }
  if (isThere) {
    load("narrator", async () => {
      const [{ Narrator }] = await Promise.all([import("./narrator.js"), loadPart(words, "narration")]);
      panels.narrator = new Narrator(session, board, act);
      features.answerKeys();
    });
  }
  if ((notice && "error" in notice) || (status.kind === "failed" && status.error)) {
    load("errors", async () => {
      const { textErrors } = await loadPart(words);
      messages.parseError = textErrors.parse;
    });
  }
  if (notice || view?.refusal) {
    load("refusals", async () => {
      messages.refusals = (await loadPart(words)).refusals;
    });
  }
  if (analysis && !analysis.isSilent) {
    load("analysis", async () => {
      const [{ AnalysisView }] = await Promise.all([import("../analysis/view.js"), loadPart(words)]);
      panels.analysis = new AnalysisView(session);
    });
  }
  if (view?.note && view.entry.length > 1) {
    load("counter", async () => {
      const [{ Counter }] = await Promise.all([import("./counter.js"), loadPart(words, "coach")]);
      panels.counter = new Counter(words, board);
    });
  }
  if (hint || threats) {
    load("advice", async () => {
      [messages.advice] = await Promise.all([import("./advice.js"), loadPart(words)]);
    });
  }
  if (clock) {
    load("clocks", async () => {
      const [{ Clocks }] = await Promise.all([import("./clocks.js"), loadPart(words)]);
      panels.clocks = new Clocks(session, trays);
    });
  }
  if (setup.shapes?.length) {
    load("shapes", async () => {
      const [{ Shapes }] = await Promise.all([import("../draw/shapes.js"), loadPart(words, "moves")]);
      panels.shapes = new Shapes(words, board);
    });
  }
  if (setup.remote) {
    load("match", async () => {
      [{ matchMessage: messages.matchMessage }] = await Promise.all([import("./match.js"), loadPart(words)]);
    });
  }
  if (view?.outcome && !isView && !setup.study) {
    load("result", async () => {
      const [{ ResultPanel, endWords }] = await Promise.all([import("./result.js"), loadPart(words)]);
      messages.endWords = endWords;
      panels.result = new ResultPanel(session, act);
    });
  }
}

/**
 * Shows the game at its turning point, with the analysis.
 *
 * @param {Features} features
 * @param {Host} host
 * @param {number} [side] whose mistakes are asked for
 */
export async function review({ panels }, { session }, side) {
  const { view, analysis } = session.state;
  if (!view) return;
  await session.goTo((panels.result?.turningPoint(side) ?? view.history.length) - 1);
  if (!analysis) session.analysis.toggle();
}
