/** The questions of a board in its message line. */
import { colourOf } from "../text/words.js";
import { cellName } from "../game/cells.js";

/** @import {State} from "../game/types.js" */
/** @import {Words} from "../text/language.js" */

/**
 * The questions before a move that takes two taps counts, after a blunder, and before a game is given up.
 *
 * @param {Words} words
 * @param {State} state
 * @returns {import("./message.js").MessageContent | undefined}
 */
export function questionOf(words, { view, setup, board, question, pending }) {
  if (!view) return undefined;
  if (!question)
    return pending && { kind: "coach", lead: words.questions.confirm(cellName(board, pending.cell)) };
  const { about, reply = [] } = question;
  if (about === "blunder") {
    const { blunder, playOn } = words.questions;
    const lead = blunder(colourOf(view, view.turn), cellName(board, reply[0]), reply.length > 1);
    return { kind: "warning", lead, text: playOn, action: "undo", label: words.actions.undo };
  }
  if (about === "resign") {
    return {
      kind: "status",
      lead: words.questions.resign,
      icon: "flag",
      action: "resignNow",
      label: words.actions.resignNow,
      cancel: words.actions.cancel,
    };
  }
  const isEngine = setup.players.includes("engine");
  const isOffered = about === "offered";
  const label = isEngine && !isOffered ? words.actions.offerDrawNow : words.actions.agreeDrawNow;
  return {
    kind: "status",
    lead: isOffered ? words.questions.drawOffered(view.quiet) : words.questions.offerDraw(isEngine),
    icon: "handshake",
    action: "offerDrawNow",
    label,
    cancel: isOffered ? words.questions.declineDraw : words.actions.cancel,
  };
}
