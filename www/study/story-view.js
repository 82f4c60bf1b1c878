/** Shows the story of a reviewed game: at most five entries, each of which leads to its moment. */
import { openingOf } from "../explorer/review.js";
import { itemOfTheme, loadPuzzles } from "../exercise/puzzles.js";
import { colourOf, loadWords, outcomeText, words } from "../text/index.js";
import { Tree } from "../game/tree.js";
import { make } from "../ui/make.js";
import { addressOf } from "../ui/router.js";
import { sidesOfPeople } from "./mistakes.js";
import { numbered, whyOf } from "./remark.js";
import { storyOf, themeFor } from "./story.js";

/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Reviewed} from "./review-card.js" */
/** @import {Story} from "./story.js" */
/** @import {Turn} from "./story.js" */

/**
 * A part of the story, and after which ply it is on the board, or the theme of puzzles that it recommends.
 *
 * @typedef {{ text: string; ply: number } | { text: string; theme: string }} Entry
 */

/** The winners of finished games, by the result in a game text; nothing for a draw. */
const WINNERS = new Map([
  ["1-0", 0],
  ["0-1", 1],
  ["1/2-1/2", undefined],
]);

/** Where there is room for the story beside what is said about the position. */
const ROOM = "(width >= 1000px) and (height >= 1000px)";

export class StoryView {
  #list = make("ul", {});
  element = make(
    "details",
    { class: "story", hidden: "", ...(matchMedia(ROOM).matches && { open: "" }) },
    make("summary", {}, words.review.story.label),
    this.#list,
  );
  #go;

  /** @param {(ply: number) => unknown} go shows a moment */
  constructor(go) {
    this.#go = go;
    this.element.addEventListener("toggle", () => {
      if (this.element.open) this.element.scrollIntoView({ block: "nearest" });
    });
  }

  /** Shows no story. */
  clear() {
    this.#list.replaceChildren();
    this.element.hidden = true;
  }

  /**
   * @param {Reviewed} reviewed
   * @param {readonly Entry[]} entries
   */
  show({ game }, entries) {
    this.#list.replaceChildren(...entries.map((entry) => make("li", {}, this.#part(game, entry))));
    this.element.hidden = false;
  }

  /**
   * Marks what is about the position on the board.
   *
   * @param {number | undefined} ply
   */
  mark(ply) {
    for (const button of this.#list.querySelectorAll("button")) {
      if (Number(button.dataset.ply) === ply) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
  }

  /**
   * @param {string} game
   * @param {Entry} entry
   */
  #part(game, entry) {
    if ("theme" in entry) {
      const href = addressOf({ place: "puzzles", game, item: itemOfTheme(entry.theme) });
      return make("a", { href }, entry.text);
    }
    const button = make("button", { type: "button" }, entry.text);
    button.dataset.ply = String(entry.ply);
    button.addEventListener("click", () => this.#go(entry.ply));
    return button;
  }
}

/**
 * The move that the story of a game is about.
 *
 * @param {Reviewed} reviewed
 * @param {View} end the position at its end
 * @param {State} state of the study
 */
export const turnOf = ({ review, line }, end, state) =>
  storyOf(review, winnerOf(line, end, state)).turn?.move;

/**
 * @param {Reviewed} reviewed with the reason of the move that the story is about
 * @param {View} end the position at its end
 * @param {State} state of the study
 * @returns {Promise<Entry[]>}
 */
export async function tellStory(reviewed, end, state) {
  const { review, line } = reviewed;
  const story = storyOf(review, winnerOf(line, end, state));
  const [opening, theme] = await Promise.all([
    openingOf(reviewed).catch(() => undefined),
    themeOf(reviewed, state).catch(() => undefined),
  ]);
  const before = opening ? [opening] : swingsIn(story);
  const after = theme ? [{ text: words.review.story.practise(words.puzzles.themes[theme]), theme }] : [];
  return [
    ...before,
    ...(story.turn ? [entryOf(story.turn, state)] : leadIn(story, state)),
    { text: endOf(line, end, state), ply: line.length },
    ...after,
  ];
}

/**
 * Who won a game, by the rules or by what its text says.
 *
 * @param {readonly string[]} line its moves
 * @param {View} end
 * @param {State} state
 */
const winnerOf = (line, end, state) =>
  end.outcome ? end.outcome.winner : WINNERS.get(resultOf(line, state));

/**
 * The result of a game that is not over by the rules, if its text says one.
 *
 * @param {readonly string[]} line
 * @param {State} state
 */
function resultOf(line, { view, annotations }) {
  const tree = view && new Tree(view, annotations);
  const isMain = tree?.lineTo(tree.main.at(-1) ?? -1).join(" ") === line.join(" ");
  return isMain ? (annotations?.result ?? "*") : "*";
}

/**
 * How the game ended.
 *
 * @param {readonly string[]} line
 * @param {View} end
 * @param {State} state
 */
function endOf(line, end, state) {
  if (end.outcome) return outcomeText(words, end);
  const result = resultOf(line, state);
  const say = words.review.story;
  if (!WINNERS.has(result)) return say.unfinished;
  const winner = WINNERS.get(result);
  return winner === undefined ? say.drawn : say.won(colourOf(end, winner));
}

/**
 * How often the lead changed hands.
 *
 * @param {Story} story
 * @returns {Entry[]}
 */
function swingsIn({ leads }) {
  const swings = leads.slice(1);
  const last = swings.at(-1);
  return last ? [{ text: words.review.story.swings(swings.length), ply: last.ply }] : [];
}

/**
 * Who was ahead in a game without mistakes.
 *
 * @param {Story} story
 * @param {State} state
 * @returns {Entry[]}
 */
function leadIn({ leads, lead }, { view }) {
  const say = words.review.story;
  if (leads.length === 0) return [{ text: say.even, ply: 0 }];
  if (!view || !lead) return [];
  const number = view.history[lead.ply - 1]?.number ?? 0;
  return [{ text: say.ahead(colourOf(view, lead.side), number), ply: lead.ply }];
}

/**
 * The move that the story is about, and why it was a mistake.
 *
 * @param {Turn} turn
 * @param {State} state
 * @returns {Entry}
 */
function entryOf({ move, isDecisive, before, after }, state) {
  const say = words.review.story;
  const [from, to] = [before, after].map((share) => Math.round(100 * share));
  const colour = state.view ? colourOf(state.view, move.side) : "white";
  const lead = (isDecisive ? say.decisive : say.costly)(numbered(state, move), colour, from, to);
  const isBetterNamed = move.reason !== undefined || move.effect?.start === "after";
  const better = isBetterNamed ? [] : [words.review.stronger(move.better?.[0] ?? "")];
  return { text: [lead, ...better, ...whyOf(state, move)].join(" "), ply: move.ply };
}

/**
 * The theme of puzzles that somebody who played should practise.
 *
 * @param {Reviewed} reviewed
 * @param {State} state
 */
async function themeOf({ game, review }, { annotations }) {
  const [puzzles] = await Promise.all([loadPuzzles(game), loadWords("puzzles")]);
  return themeFor(review, sidesOfPeople(annotations?.names), puzzles);
}
