/**
 * The opening tree: the moves that were played from a node, with their results. A move leads one node deeper,
 * the path leads back, and so does Back of the browser.
 */
import { segments } from "../ui/controls.js";
import { setText } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { gameName, words } from "../text/index.js";
import { scoreBar } from "./chart.js";
import { OPENING } from "../storage/entry.js";
import { Branches, isOwn, pathOf } from "./opening-tree.js";
import { gamesOf } from "./outcome.js";
import { inSlices } from "./slices.js";
import { showOpening, viewHere } from "./view.js";
import { Requests } from "../ui/latest.js";

/** @import {Summary} from "../storage/types.js" */
/** @import {Opening} from "./types.js" */
/** @import {Tally} from "./types.js" */

export class OpeningsView {
  #choice = make("div", { class: "filters" });
  #path = make("ol", { class: "list", dir: "ltr" });
  #status = make("p", { role: "status" });
  #show = make("button", { type: "button" });
  #moves = make("div", {});
  #notes = make("div", {});
  #about = make("p", { class: "small" });
  element;
  /** @type {readonly Summary[]} */
  #summaries = [];
  /** The games that there are. */
  #games = [""];
  /** The player whose results are shown; empty for the person here. */
  #player = "";
  /**
   * The node that is shown.
   *
   * @type {Opening}
   */
  #shown = { game: "", side: "any", moves: "" };
  #requests = new Requests();

  /** @param {(opening: Opening) => unknown} showGames lists the games that reach a node */
  constructor(showGames) {
    const say = words.statistics.openings;
    this.element = make(
      "section",
      { class: "card opening-tree" },
      make("h2", {}, say.title),
      this.#about,
      this.#choice,
      make("nav", { "aria-label": say.path }, this.#path),
      make("div", { class: "node" }, this.#status, this.#show),
      this.#moves,
      this.#notes,
    );
    this.#show.addEventListener("click", () => showGames(this.#shown));
  }

  /**
   * @param {readonly Summary[]} summaries
   * @param {string} player whose results they have; empty for the person here
   */
  async show(summaries, player) {
    this.#summaries = summaries;
    this.#player = player;
    const found = new Set(summaries.map(({ game }) => game));
    this.#games = Object.keys(words.games).filter((game) => found.has(game));
    this.element.hidden = this.#games.length === 0;
    if (this.#games.length > 0) await this.follow();
  }

  /** Shows the node that the history has. */
  async follow() {
    const chosen = viewHere()?.opening;
    const opening = chosen && this.#games.includes(chosen.game) ? chosen : this.#root(chosen?.side);
    const isLatest = this.#requests.next();
    const branches = new Branches(opening);
    const isDone = await inSlices(
      this.#summaries,
      (summary) => branches.add(summary),
      () => !isLatest(),
    );
    if (!isDone) return;
    const before = this.#shown;
    const hadFocus = [this.#path, this.#moves].some((part) => part.contains(document.activeElement));
    this.#shown = opening;
    this.#showChoice();
    this.#showPath();
    this.#showNode(branches);
    if (hadFocus) this.#focus(before);
  }

  /**
   * The start of the first game. By default, its tree has the games of the player, if there are any.
   *
   * @param {Opening["side"]} [side]
   * @returns {Opening}
   */
  #root(side) {
    const [game] = this.#games;
    const hasOwn = this.#summaries.some((summary) => summary.game === game && isOwn(summary));
    return { game, side: side ?? (hasOwn ? "any" : "all"), moves: "" };
  }

  /**
   * Goes to a node.
   *
   * @param {Partial<Opening>} patch
   * @param {boolean} [isStep]
   */
  #goTo(patch, isStep = true) {
    showOpening({ ...this.#shown, ...patch }, isStep);
  }

  #showChoice() {
    const say = words.statistics.openings;
    const { game, side } = this.#shown;
    this.#about.textContent = say.about(this.#player, side === "all");
    const focused = this.#choice.querySelector(":focus")?.getAttribute("name");
    const games = Object.fromEntries(this.#games.map((id) => [id, gameName(words, id)]));
    this.#choice.replaceChildren(
      ...(this.#games.length > 1
        ? [
            segments("openings-game", say.game, games, game, (id) =>
              this.#goTo({ game: id, moves: "" }, false),
            ),
          ]
        : []),
      segments("openings-side", say.side, say.sides, side, (chosen) => this.#goTo({ side: chosen }, false)),
    );
    /** @type {HTMLElement | null} */ (this.#choice.querySelector(`[name="${focused}"]:checked`))?.focus();
  }

  #showPath() {
    const path = pathOf(this.#shown);
    const steps = [words.statistics.openings.start, ...path];
    const items = steps.map((text, at) => {
      const button = make("button", { type: "button", "data-at": String(at) }, text);
      if (at === path.length) button.setAttribute("aria-current", "step");
      else button.addEventListener("click", () => this.#goTo({ moves: path.slice(0, at).join(" ") }));
      return make("li", {}, button);
    });
    this.#path.replaceChildren(...items);
  }

  /** @param {Branches} branches */
  #showNode({ all, next, ended, outside }) {
    const say = words.statistics.openings;
    const path = pathOf(this.#shown);
    const count = gamesOf(all);
    const text = count === 0 ? say.empty : say.node(path, count, this.#results(all));
    // Screen readers say what has changed.
    setText(this.#status, text);
    this.#show.hidden = path.length === 0 || count === 0;
    this.#show.textContent = say.show(count);
    this.#moves.replaceChildren(...(next.size > 0 ? [this.#table(next)] : []));
    const notes = [
      path.length === OPENING && count > 0 ? say.end : "",
      ended > 0 && path.length < OPENING ? say.ended(ended) : "",
      path.length === 0 && outside > 0 ? say.outside(outside) : "",
    ];
    this.#notes.replaceChildren(...notes.filter(Boolean).map((note) => make("p", { class: "small" }, note)));
  }

  /** @param {Tally} tally */
  #results(tally) {
    const say = words.statistics;
    return this.#shown.side === "all" ? say.firstResults(tally) : say.results(tally);
  }

  /** @param {Map<string, Tally>} next */
  #table(next) {
    const { columns, next: caption } = words.statistics.openings;
    const { number } = words.statistics;
    const sorted = [...next].sort(
      ([one, a], [other, b]) => gamesOf(b) - gamesOf(a) || (one < other ? -1 : 1),
    );
    const rows = sorted.map(([move, tally]) => {
      const button = make("button", { type: "button", "data-move": move }, move);
      button.addEventListener("click", () => this.#goTo({ moves: [...pathOf(this.#shown), move].join(" ") }));
      return make(
        "tr",
        {},
        make("th", { scope: "row" }, button),
        make("td", { class: "count" }, number(gamesOf(tally))),
        make("td", {}, make("span", { class: "figures" }, this.#results(tally)), scoreBar(tally)),
      );
    });
    const heads = [columns.move, columns.games, columns.results].map((text) =>
      make("th", { scope: "col" }, text),
    );
    return make(
      "table",
      {},
      make("caption", { class: "unseen" }, caption),
      make("thead", {}, make("tr", {}, ...heads)),
      make("tbody", {}, ...rows),
    );
  }

  /**
   * After a step back, the move that was left has the focus; else the first one, or the end of the path.
   *
   * @param {Opening} before
   */
  #focus(before) {
    const steps = pathOf(this.#shown).length;
    const left = pathOf(before)[steps];
    const buttons = [...this.#moves.querySelectorAll("button")];
    const button = buttons.find(({ dataset }) => dataset.move === left) ?? buttons[0];
    (button ?? this.#path.querySelector("[aria-current]"))?.focus({
      preventScroll: steps > pathOf(before).length,
    });
  }
}
