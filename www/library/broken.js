/** The picture of a damaged game: a torn sheet. */
import { svg } from "../ui/svg.js";

export function broken() {
  const sheet = svg("path", {
    d: "M6 3h8l4 4v14H6zM9 11l6 6M15 11l-6 6",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": 1.5,
  });
  return svg("svg", { class: "emblem", viewBox: "0 0 24 24", "aria-hidden": "true" }, sheet);
}
