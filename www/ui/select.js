/** A list of values to select from, with the chevron that other controls have. */
import { icon } from "./icons.js";
import { make } from "./make.js";

/** @param {HTMLSelectElement} select */
export const withChevron = (select) => make("span", { class: "select" }, select, icon("chevron"));
