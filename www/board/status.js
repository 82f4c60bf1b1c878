/**
 * What stands under the board: whose turn it is, how the game ended, why a tap was refused.
 */
import { faultText, outcomeText, toneName, words } from "../text/index.js";
import { cellName } from "./facts.js";
import { verdictText } from "./score.js";

/** @typedef {import("../game/session.js").Session} Session */
/** @typedef {import("../game/session.js").State} State */

/** The sentence about the state of the game. @param {Session} session */
export function statusText(session) {
  const { view, phase, fault, thinking, paused, preview } = session.state;
  const say = words.status;
  if (phase === "failed") return fault ? words.faults.unread : words.faults.failed;
  if (!view || phase === "loading") return say.loading;
  if (preview) {
    const { at, finding, line, view: seen } = preview;
    const now = seen.outcome ? outcomeText(seen) : say.toMove(toneName(seen, seen.turn));
    return `${say.previewing(at, finding.thought.lines[line].moves.length)}. ${now}.`;
  }
  if (view.outcome) return `${outcomeText(view)}.`;
  const tone = toneName(view, view.turn);
  if (view.at < view.history.length) return `${say.lookingBack(view.at, view.history.length)}. ${say.toMove(tone)}.`;
  if (paused) return `${say.paused(tone)}.`;
  if (thinking) return say.thinking(tone);
  const hasEngine = session.state.setup.players.includes("engine");
  return session.isPersonsTurn && hasEngine ? `${say.yourMove(tone)}.` : `${say.toMove(tone)}.`;
}

/** What has happened, for those who do not see it: the last turn, and whose turn it is or how the game ended. @param {State} state */
export function announcement({ view, board }) {
  if (!view) return "";
  const taken = view.taken.map(({ cell, count }) => words.status.taken(count, cellName(board, cell)));
  const turn = view.history[view.at - 1];
  const tone = turn && toneName(view, turn.side);
  const played = turn && (turn.text === "swap" ? words.status.swapped : words.status.played(tone, turn.text, taken));
  const now = view.outcome ? outcomeText(view) : words.status.toMove(toneName(view, view.turn));
  return [played ?? "", `${now}.`, noteText({ view })].join(" ").trim();
}

/** How hard the engine thinks about its move. @param {Session} session */
export function effortText({ state: { thinking, thought }, bound }) {
  if (!thinking) return "";
  const told = [thought && words.status.depth(thought.depth), Number.isFinite(bound) && words.status.bound(bound)];
  return told.filter(Boolean).join(", ");
}

/** The advice that was asked for. @param {State} state */
export function adviceText({ hint }) {
  if (!hint) return "";
  const { move, reply } = hint;
  if (!move) return words.advice.thinking;
  return [words.advice.hint(move), reply ? words.advice.reply(reply) : ""].join(" ").trim();
}

/** What is seen besides the game, for those who do not see it: a hint, a preview, a result that is proven. @param {State} state */
export function aside(state) {
  const { preview, hint, analysis, view } = state;
  if (preview) {
    const { at, finding, line, view: seen } = preview;
    const { moves } = finding.thought.lines[line];
    const turn = seen.history[seen.at - 1];
    const told = words.analysis.previewed(at, moves.length, toneName(seen, turn.side), turn.text);
    return seen.outcome ? `${told} ${outcomeText(seen)}.` : told;
  }
  if (hint?.move) return adviceText(state);
  const best = analysis?.finding?.thought.lines[0];
  const isProven = best?.win !== undefined || best?.loss !== undefined;
  return view && isProven ? `${verdictText(view, best)}.` : "";
}

/** What the player to move should know. @param {Pick<State, "view">} state */
export function noteText({ view }) {
  const note = view?.note;
  return note ? (words.notes[note.code]?.(note.number ?? 0) ?? note.code) : "";
}

/** Why the last tap did nothing, or what else there is to tell. @param {State} state */
export function noticeText({ notice, view, board, phase, failure, fault }) {
  if (phase === "failed" && fault) return faultText(fault);
  if (phase === "failed") return failure ? failureText(failure) : "";
  const general = words.notices[notice?.code ?? ""];
  if (general) return general(notice?.detail ?? "");
  const told = notice ? { code: notice.code, path: notice.cells ?? [], number: undefined } : view?.refusal;
  if (!told) return "";
  const cells = told.path.map((cell) => cellName(board, cell));
  return words.refusals[told.code]?.(cells, told.number ?? 0) ?? told.code;
}

/** @param {{ code: string, detail: string }} failure */
function failureText({ code, detail }) {
  return [words.faults.reasons[code] ?? "", detail && words.faults.detail(detail)].filter(Boolean).join(" ");
}

/** The names of the two players, by side. @param {Session} session */
export function playerNames(session) {
  const players = [0, 1].map((side) => session.playerOf(side));
  const people = players.every((player) => player === "person");
  const { first, second } = words.players.people;
  const { level } = session.state.setup;
  const swapped = session.state.view?.swapped;
  const pair = swapped ? [second, first] : [first, second];
  return players.map((player, side) => (player === "engine" ? words.players.engine(level) : people ? pair[side] : words.players.person));
}
