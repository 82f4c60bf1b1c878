/**
 * The message line in a game with a remote friend, and whose turn it is there. Loaded with the first such
 * game.
 */
import { friendName, isMatch, isUnsent, noteToSend, ownSeat } from "../game/match.js";
import { isLookingBack, isPersonsTurn } from "../game/state.js";
import { colourOf } from "../text/words.js";

/** @import {State} from "../game/types.js" */
/** @import {Words} from "../text/language.js" */

/**
 * The messages that precede those of the board.
 *
 * @param {Words} words
 * @param {State} state
 * @returns {import("./message.js").MessageContent | undefined}
 */
export function matchMessage(words, state) {
  if (!isMatch(state)) return undefined;
  const { setup, view } = state;
  const { request, isGuest } = setup.remote;
  const say = words.friend;
  const name = friendName(setup);
  if (isLookingBack(view)) return undefined;
  if (request)
    return {
      kind: "status",
      lead: say.asks(name, request),
      icon: request === "draw" ? "handshake" : "undo",
      action: "friend",
      label: say.answer,
    };
  if (view.outcome)
    return isUnsent(state) ? { kind: "result", action: "friend", label: say.send } : undefined;
  if (isUnsent(state)) {
    const lead = say.unsent(name, contentOf(noteToSend(state)));
    return { kind: "status", lead, icon: "share", action: "friend", label: say.send };
  }
  if (!isPersonsTurn(state))
    return { kind: "status", lead: say.waiting(name), text: say.waitingHint, icon: "more" };
  const hasMoved = view.history.some(({ player }) => player === ownSeat(setup));
  if (!isGuest || hasMoved || view.canSwap || view.entry.length > 0) return undefined;
  return { kind: "coach", lead: say.invited(name, colourOf(view, view.turn)), text: say.tapCell };
}

/**
 * Whether a link with this note brings the friend a move, an answer or a request.
 *
 * @param {import("../match/friend-link.js").Note} note
 */
function contentOf(note) {
  if (note === undefined || note === "resigned") return "move";
  return note === "take-back" || note === "draw" ? "request" : "answer";
}
