/** The style of a board on paper, loaded after the first picture. */
export { default as styles } from "./print.css";
