/** Saving files. */
import { make } from "./make.js";
import { today } from "../game/tags.js";

/** File name extension: `.txt` for other programs, and our own part for people. */
const EXTENSION = ".ergo.txt";

/**
 * Hands a file to the person.
 *
 * @param {Blob} file
 * @param {string} name
 */
export function saveFile(file, name) {
  const url = URL.createObjectURL(file);
  make("a", { href: url, download: name }).click();
  // The browser must start the download first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * @param {string} text
 * @param {string} name start of the file name; the date follows
 */
export const saveAs = (text, name) =>
  saveFile(new Blob([text], { type: "text/plain" }), `${name}-${today("-")}${EXTENSION}`);
