/** The styles of exercises in a place of the page. */
import "../ui/card.js";
import { addStyles } from "../ui/styles.js";
import card from "./card.css";
import list from "./list.css";
import place from "./place.css";

/** Adds them, in the same order whichever place is opened first: before those that a place has besides. */
export function addExerciseStyles() {
  for (const rules of [card, place, list]) addStyles(rules);
}
