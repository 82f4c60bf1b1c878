/** The name that the local player entered last. */
import { PLACE } from "../storage/storage.js";
import { readText, writeText } from "../storage/texts.js";
import { cleanName } from "./friend-link.js";

const NAME = `${PLACE} name`;

export const readName = () => cleanName(readText(NAME));

/** @param {string} name */
export const writeName = (name) => writeText(NAME, name, "name");
