/** Cards: what belongs together in a place. */
import { make } from "./make.js";
import { addStyles } from "./styles.js";
import styles from "./card.css";

addStyles(styles);

/**
 * @param {string} title
 * @param {...(Node | string)} content
 */
export const card = (title, ...content) =>
  make("section", { class: "card" }, make("h2", {}, title), ...content);
