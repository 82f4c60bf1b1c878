/** Tables that can be scrolled sideways where there is no room for them. */
import { make } from "../ui/make.js";

/**
 * @param {string[]} head
 * @param {(string | Node)[][]} rows the first cell of each is its name
 */
export function renderTable(head, rows) {
  const heads = head.map((text) => make("th", { scope: "col" }, text));
  const lines = rows.map(([name, ...cells]) =>
    make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((cell) => make("td", {}, cell))),
  );
  const table = make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...lines));
  return make("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": head[0] }, table);
}
