/** Saving a text as a file. */
import { make } from "./make.js";
import { today } from "../game/tags.js";

/** File name extension: `.txt` for other programs, and our own part for people. */
const EXTENSION = ".ergo.txt";

/**
 * @param {string} text
 * @param {string} name start of the file name; the date follows
 */
export function saveAs(text, name) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  make("a", { href: url, download: `${name}-${today("-")}${EXTENSION}` }).click();
  // The browser must start the download first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
