/** One line of the list. */
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { words } from "../text/index.js";
import { DAMAGED, moveNumberOf } from "../storage/entry.js";
import { resultFor } from "./outcome.js";

/** @import {Summary} from "../storage/types.js" */

/**
 * The title of a game.
 *
 * @param {Summary} summary
 */
export function titleOf(summary) {
  if (summary.game === DAMAGED) return words.library.damaged;
  return summary.name || words.library.players(summary);
}

/**
 * The texts of a game in the list, its title first.
 *
 * @param {Summary} summary
 */
export function wordsOf(summary) {
  const say = words.library;
  try {
    const players = summary.name ? say.players(summary) : "";
    return [titleOf(summary), players, say.about(summary), say.date(summary.time, summary.isDay, Date.now())];
  } catch {
    // The list shows it as damaged.
    return [say.damaged];
  }
}

/** @param {Summary} summary */
function resultText(summary) {
  const result = resultFor(summary);
  return result ? words.library.results[result] : words.library.result(summary.result);
}

/** @param {Summary} summary */
function endText(summary) {
  const { reason, ending } = summary;
  if (resultFor(summary) === "running") return words.library.move(moveNumberOf(summary));
  return words.library.reason(reason ?? ending);
}

const text = (/** @type {string} */ content, className = "") =>
  make("span", { class: `text ${className}` }, content);

/**
 * @param {Summary} summary
 * @param {object} how
 * @param {number} how.at its place in the list, from 0
 * @param {boolean} how.isChosen
 * @param {import("./pictures.js").Pictures} how.pictures
 */
export function makeRow(summary, { at, isChosen, pictures }) {
  const say = words.library;
  const isDamaged = summary.game === DAMAGED;
  const title = titleOf(summary);
  const box = make("input", { type: "checkbox", "aria-label": say.choose(title), "data-part": "pick" });
  box.checked = isChosen;
  const note = isDamaged
    ? say.damagedNote
    : summary.name
      ? `${say.players(summary)} · ${say.about(summary)}`
      : say.about(summary);
  const tags = summary.tags.map((tag) => make("span", { class: "mark" }, tag));
  if (summary.isUnstored) tags.unshift(make("span", { class: "mark warn" }, say.unstored));
  const second = make("span", { class: "text small" }, note, ...tags.flatMap((tag) => [" ", tag]));
  const open = make("button", { type: "button", class: "open", "data-part": "open" }, text(title), second);
  const menu = make("button", {
    type: "button",
    class: "more",
    "data-part": "more",
    "aria-haspopup": "menu",
    "aria-label": say.moreOf(title),
  });
  menu.append(icon("more"));
  const cell = (/** @type {string} */ className, /** @type {(Node | string)[]} */ ...content) =>
    make("div", { role: "gridcell", class: className }, ...content);
  const row = make(
    "div",
    { role: "row", class: "row", "aria-rowindex": String(at + 2), "data-id": summary.id },
    cell("pick", make("label", {}, box)),
    cell("shape", pictures.make(summary)),
    cell("what", open),
    ...(isDamaged
      ? [cell("how"), cell("turns"), cell("when")]
      : [
          cell(
            "how",
            make("span", { class: `pill ${resultFor(summary) ?? ""}` }, resultText(summary)),
            text(endText(summary), "small"),
          ),
          cell("turns", text(String(moveNumberOf(summary))), text(summary.opening, "small")),
          cell("when", text(say.date(summary.time, summary.isDay, Date.now()), "small")),
        ]),
    cell("last", menu),
  );
  row.setAttribute("aria-selected", String(isChosen));
  row.style.top = `calc(var(--row) * ${at})`;
  return row;
}
