/** The filters above the list. */
import { choice } from "../ui/choice.js";
import { segments } from "../ui/controls.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { gameName, words } from "../text/index.js";
import { tagsOf } from "./filter.js";
import { playersIn } from "./players.js";
import { pathOf } from "./opening-tree.js";

/** @import {Filter} from "./filter.js" */

/** The most players that can be chosen. */
const MOST_PLAYERS = 50;

/**
 * The values that can be chosen in each filter.
 *
 * @param {readonly import("../storage/types.js").Summary[]} summaries
 */
export function choicesOf(summaries) {
  const found = new Set(summaries.map(({ game }) => game));
  return {
    games: ["", ...Object.keys(words.games).filter((game) => found.has(game))],
    tags: ["", ...tagsOf(summaries)],
    players: ["", ...[...playersIn(summaries).keys()].slice(0, MOST_PLAYERS)],
  };
}

/**
 * The choice of a player.
 *
 * @param {readonly string[]} players the names, after an empty one
 * @param {string} nobody the label of the empty one
 * @param {string} chosen
 * @param {(player: string) => void} onChange
 */
export function playerChoice(players, nobody, chosen, onChange) {
  const names = [...new Set([...players, chosen])].map((name) => [name, name || nobody]);
  return choice("player", words.library.player, Object.fromEntries(names), chosen, onChange);
}

/**
 * The choices that each bar shows, as text.
 *
 * @type {WeakMap<HTMLElement, string>}
 */
const shown = new WeakMap();

/**
 * Shows the filters; those without a choice are left out. If nothing has changed they stay, as one of them
 * may be open.
 *
 * @param {HTMLElement} host
 * @param {ReturnType<typeof choicesOf>} choices
 * @param {Filter} filter
 * @param {(patch: Partial<Filter>) => void} onChange
 */
export function showFilters(host, { games, tags, players }, filter, onChange) {
  const say = words.library;
  const present = { ...filter, search: "" };
  const state = () => JSON.stringify([games, tags, players, present]);
  const note = () => shown.set(host, state());
  if (shown.get(host) === state()) return;
  note();
  const change = (/** @type {Partial<Filter>} */ patch) => {
    Object.assign(present, patch);
    note();
    onChange(patch);
  };
  const focused = host.querySelector(":focus")?.getAttribute("name");
  const among = (
    /** @type {"opponent" | "tag" | "order"} */ name,
    /** @type {string} */ label,
    /** @type {Record<string, string>} */ values,
  ) => choice(name, label, values, filter[name], (value) => change({ [name]: value }));
  const gameNames = Object.fromEntries(
    games.map((id) => [id, id === "" ? say.allGames : gameName(words, id)]),
  );
  const tagNames = Object.fromEntries(tags.map((tag) => [tag, tag === "" ? say.anyTag : tag]));
  const order = among("order", say.sort, say.orders);
  order.classList.add("order");
  host.replaceChildren(
    ...(games.length > 2
      ? [segments("library-game", say.game, gameNames, filter.game, (game) => change({ game }))]
      : []),
    segments("library-result", say.resultLabel, say.results, filter.result, (result) => change({ result })),
    make(
      "div",
      { class: "more" },
      ...(players.length > 1
        ? [playerChoice(players, say.anyPlayer, filter.player, (player) => change({ player }))]
        : []),
      among("opponent", say.opponent, say.opponents),
      ...(tags.length > 1 ? [among("tag", say.tag, tagNames)] : []),
      order,
    ),
    ...(filter.opening ? [openingButton(filter.opening, () => onChange({ opening: null }))] : []),
  );
  if (focused) {
    /** @type {HTMLElement | null} */ (
      host.querySelector(`button[name="${focused}"], [name="${focused}"]:checked`)
    )?.focus();
  }
}

/**
 * The filter by opening.
 *
 * @param {import("./types.js").Opening} opening
 * @param {() => void} remove
 */
function openingButton(opening, remove) {
  const say = words.statistics.openings;
  const text = say.filter(pathOf(opening), opening.side);
  const button = make(
    "button",
    { type: "button", class: "opening", "aria-label": say.clear(text) },
    text,
    icon("close"),
  );
  button.addEventListener("click", remove);
  return button;
}
