/**
 * The statistics of the library: how the games that the list shows ended, by game, level, side, opponent and
 * time, and the opening tree. The results are those of a player, or of the person here.
 */
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { gameName, words } from "../text/index.js";
import { isCertain } from "../game/even.js";
import { careerIn } from "../storage/even.js";
import { legend, ratingChart, scoreBar, timeChart, timeTable } from "./chart.js";
import { OpeningsView } from "./openings-view.js";
import { choicesOf, playerChoice } from "./filter-bar.js";
import { decided, emptyTally, gamesOf, RESULTS } from "./outcome.js";
import { inSlices } from "./slices.js";
import { overTime, Statistics } from "./statistics.js";
import { WhoLine } from "./who.js";
import { addressOf } from "../ui/router.js";
import { card } from "../ui/card.js";
import { addStyles } from "../ui/styles.js";
import styles from "./statistics.css";
import { Requests } from "../ui/latest.js";

/** @import {Summary} from "../storage/types.js" */
/** @import {Tally} from "./types.js" */

addStyles(styles);

/**
 * @typedef {object} Actions
 * @property {() => unknown} back goes to the list
 * @property {() => unknown} showAll resets the filters
 * @property {(player: string) => unknown} choosePlayer filters by a player
 * @property {() => unknown} importGames lets the person choose files
 * @property {(opening: import("./types.js").Opening) => unknown} showGames lists the games that reach a node
 */

/** How many opponents are listed. */
const OPPONENTS = 8;

/**
 * Names with their results, in numbers and as bars.
 *
 * @param {(readonly [string, Tally])[]} entries
 * @param {(tally: Tally) => string} results
 */
const lines = (entries, results = words.statistics.results) =>
  make(
    "ul",
    { class: "list tallies" },
    ...entries.map(([name, tally]) =>
      make(
        "li",
        {},
        make("span", { class: "name" }, name),
        " ",
        make("span", { class: "figures" }, results(tally)),
        scoreBar(tally),
      ),
    ),
  );

/**
 * The ratings from even games, each with its chart.
 *
 * @param {readonly Summary[]} all
 */
function ratingCard(all) {
  const say = words.even;
  const careers = Object.keys(words.games)
    .map((game) => /** @type {const} */ ([game, careerIn(all, game)]))
    .filter(([, { steps }]) => steps.length > 0);
  if (careers.length === 0) return [];
  const parts = careers.flatMap(([game, career]) => {
    const said = say.rating(career.own.rating, career.steps.length, isCertain(career));
    return [make("h3", {}, gameName(words, game)), make("p", { class: "rating" }, said), ratingChart(career)];
  });
  return [card(say.title, ...parts, make("p", { class: "small" }, say.note))];
}

export class StatisticsView {
  element = make("div", { class: "stats" });
  #heading = make("h1", { tabindex: "-1" }, words.statistics.title);
  #count = make("p", { class: "count" }, words.statistics.counting);
  #showAll = make("button", { type: "button", hidden: "" }, words.statistics.showAll);
  #player = make("span", {});
  #who = new WhoLine();
  #actions;
  #cards = make("div", { class: "cards" });
  #chart = make("div", {});
  #table = make("div", {});
  #time;
  #openings;
  #requests = new Requests();

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    const say = words.statistics;
    const back = make("button", { type: "button" }, icon("back"), say.back);
    back.addEventListener("click", actions.back);
    this.#showAll.addEventListener("click", () => {
      this.#heading.focus();
      actions.showAll();
    });
    this.#time = card(
      say.overTime,
      this.#chart,
      make("details", {}, make("summary", {}, say.asTable), this.#table),
    );
    this.#openings = new OpeningsView(actions.showGames);
    this.element.append(
      make("div", { class: "top" }, back, this.#heading, this.#count, this.#showAll, this.#player),
      this.#who.element,
      this.#cards,
      this.#time,
      this.#openings.element,
    );
    this.#time.hidden = true;
    this.#openings.element.hidden = true;
  }

  focus() {
    this.#heading.focus();
  }

  /** Shows the node of the opening tree that the history has. */
  follow() {
    return this.#openings.follow();
  }

  /**
   * @param {readonly Summary[]} summaries those that the list shows
   * @param {readonly Summary[]} all of the library: those are what ratings follow from
   * @param {string} player whose results are counted; empty for the person here
   */
  async show(summaries, all, player) {
    const isLatest = this.#requests.next();
    const counts = new Statistics();
    const isDone = await inSlices(
      summaries,
      (summary) => counts.add(summary),
      () => !isLatest(),
    );
    if (!isDone) return;
    const say = words.statistics;
    this.#count.textContent = all.length === 0 ? "" : say.counted(all.length, summaries.length);
    this.#showAll.hidden = summaries.length === all.length;
    this.#showPlayers(all, player);
    this.#who.show(all);
    this.#cards.replaceChildren(
      ...(summaries.length > counts.damaged
        ? [...this.#cardsOf(counts), ...ratingCard(all)]
        : [this.#emptyCard(all.length === 0)]),
    );
    this.#showTime(counts);
    await this.#openings.show(summaries, player);
  }

  /**
   * The choice of the player whose results are counted; it stays while it has the same values, as it may be
   * open.
   *
   * @param {readonly Summary[]} all
   * @param {string} player
   */
  #showPlayers(all, player) {
    const { players } = choicesOf(all);
    const values = JSON.stringify([players, player]);
    if (this.#player.dataset.values === values) return;
    this.#player.dataset.values = values;
    const hadFocus = this.#player.contains(document.activeElement);
    this.#player.replaceChildren(
      ...(players.length > 1
        ? [playerChoice(players, words.statistics.yourResults, player, this.#actions.choosePlayer)]
        : []),
    );
    if (hadFocus) this.#player.querySelector("button")?.focus();
  }

  /**
   * Says what will be seen once there are games, and leads to them.
   *
   * @param {boolean} isFirst whether there are no games at all
   */
  #emptyCard(isFirst) {
    const say = words.statistics;
    if (!isFirst) return make("p", { class: "none" }, words.library.none);
    const play = make(
      "a",
      { class: "button main", href: addressOf({ place: "play" }) },
      words.library.newGame,
    );
    const importing = make("button", { type: "button" }, words.library.import);
    importing.addEventListener("click", this.#actions.importGames);
    const made = card(
      say.empty,
      make("p", {}, say.preview),
      make("p", { class: "buttons" }, play, importing),
    );
    made.classList.add("empty");
    return made;
  }

  /** @param {Statistics} counts */
  #cardsOf(counts) {
    const say = words.statistics;
    const games = Object.keys(words.games).filter((game) => counts.games.has(game));
    const namesOf = (/** @type {Map<string, Tally>} */ tallies) =>
      games.flatMap((game) => {
        const tally = tallies.get(game);
        return tally ? [/** @type {const} */ ([gameName(words, game), tally])] : [];
      });
    const hasResults = decided(counts.all) > 0;
    const all = make(
      "section",
      { class: "card numbers" },
      make("h2", {}, say.openings.games(gamesOf(counts.all))),
      ...(hasResults
        ? [
            make(
              "dl",
              {},
              ...RESULTS.map((result) =>
                make("div", {}, make("dt", {}, say[result]), make("dd", {}, say.number(counts.all[result]))),
              ),
            ),
            scoreBar(counts.all),
          ]
        : []),
      ...[say.others(counts.all), counts.damaged > 0 ? say.damaged(counts.damaged) : ""]
        .filter(Boolean)
        .map((text) => make("p", { class: "small" }, text)),
    );
    const played = games.filter((game) => counts.levels.has(game));
    const beaten = played.map((game) => {
      const level = counts.beaten(game);
      const value = make(
        "dd",
        level === undefined ? { class: "small" } : {},
        level === undefined ? say.notYet : say.number(level),
      );
      return make("div", {}, make("dt", {}, gameName(words, game)), value);
    });
    const levels = played.flatMap((game) => {
      const found = [...(counts.levels.get(game) ?? [])].sort(([one], [other]) => one - other);
      const list = lines(found.map(([level, tally]) => [say.level(level), tally]));
      return played.length > 1 ? [make("h3", {}, gameName(words, game)), list] : [list];
    });
    const sides = [0, 1].filter((side) => counts.sides.has(side));
    return [
      all,
      ...(hasResults ? [card(say.byGame, lines(namesOf(counts.games)))] : []),
      ...(beaten.length > 0
        ? [make("section", { class: "card numbers" }, make("h2", {}, say.beaten), make("dl", {}, ...beaten))]
        : []),
      ...(levels.length > 0 ? [card(say.byLevel, ...levels)] : []),
      ...(sides.length > 0
        ? [
            card(
              say.bySide,
              lines(sides.map((side) => [say.sides[side], counts.sides.get(side) ?? emptyTally()])),
            ),
          ]
        : []),
      ...(counts.opponents.size > 0 ? [card(say.byOpponent, lines(this.#opponentsOf(counts)))] : []),
      ...(counts.firsts.size > 0 ? [card(say.byFirst, lines(namesOf(counts.firsts), say.firstResults))] : []),
    ];
  }

  /**
   * The opponents with the most games, and all others together.
   *
   * @param {Statistics} counts
   * @returns {[string, Tally][]}
   */
  #opponentsOf({ opponents }) {
    const say = words.statistics;
    const sorted = [...opponents].sort(([, one], [, other]) => gamesOf(other) - gamesOf(one));
    const rest = sorted.slice(OPPONENTS);
    const together = emptyTally();
    for (const [, tally] of rest) for (const result of RESULTS) together[result] += tally[result];
    const listed = sorted
      .slice(0, OPPONENTS)
      .map(([name, tally]) => /** @type {[string, Tally]} */ ([say.opponent(name), tally]));
    return rest.length === 0 ? listed : [...listed, [say.moreOpponents(rest.length), together]];
  }

  /** @param {Statistics} counts */
  #showTime(counts) {
    const { unit, periods, earlier } = overTime(counts.dated);
    this.#time.hidden = periods.length === 0;
    if (periods.length === 0) return;
    const sum = emptyTally();
    for (const { tally } of periods) for (const result of RESULTS) sum[result] += tally[result];
    const note = earlier > 0 ? [make("p", { class: "small" }, words.statistics.earlier(earlier))] : [];
    this.#chart.replaceChildren(legend(), timeChart(unit, periods, sum), ...note);
    this.#table.replaceChildren(timeTable(unit, periods));
  }
}
