/** The list beside an exercise that contains it: the current entry stays in view. */
import { make } from "../ui/make.js";
import { reveal } from "../ui/reveal.js";

/** @param {string} label */
export function makeList(label) {
  const list = make("nav", { class: "card exercise-rest", "aria-label": label });
  // The words of the exercise above it leave it more room or less.
  new ResizeObserver(() => reveal(list)).observe(list);
  return list;
}
