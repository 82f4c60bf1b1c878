/**
 * The styles of exercises in a place of the page, in this order whichever place is opened first: each of them
 * has a few of its own besides.
 */
import { addStyles } from "../ui/styles.js";
import "../ui/card.js";
import card from "./card.css";
import list from "./list.css";
import place from "./place.css";

addStyles(card);
addStyles(place);
addStyles(list);
