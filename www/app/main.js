/**
 * Opens the page. Nothing waits for it here: modules that it loads meanwhile import some of the same file,
 * and a file that waits for itself never goes on.
 */
import { openPage } from "./opening.js";

void openPage();
