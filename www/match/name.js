/** The name of the local player, who is asked for it once. */
import { PLACE, read } from "../storage/storage.js";
import { readText, writeText } from "../storage/texts.js";
import { cleanName } from "./friend-link.js";

const NAME = `${PLACE} name`;

export const readName = () => cleanName(readText(NAME));

/** Whether it was asked for; the answer may be empty. */
let isAsked = false;

export const isNameAsked = () => isAsked || read(NAME) !== null;

/** @param {string} name */
export function writeName(name) {
  isAsked = true;
  writeText(NAME, name, "name");
}
