/**
 * The page on paper. A place comes with it: the browser prints at once, without waiting for the rest of the
 * page.
 */
import { addStyles } from "../ui/styles.js";
import styles from "./print.css";

addStyles(styles);
