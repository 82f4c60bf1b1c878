/** Workers of boards whose files a page pins: browsers compare modules with hashes, but no worker. */
import { fetchPart } from "../parts/fetch.js";
import { pinOf } from "../parts/pins.js";
import { EngineImpossible } from "./module.js";

/**
 * The object URLs of scripts that were compared with their hashes, by their addresses.
 *
 * @type {Map<string, Promise<string>>}
 */
const copies = new Map();

/**
 * The address of a copy of the script of a worker, if the page pins it.
 *
 * @param {string} url
 */
export function copyOf(url) {
  if (!pinOf(url)) return;
  const script = copies.get(url) ?? fetchCopy(url);
  copies.set(url, script);
  script.catch(() => copies.delete(url));
  return script;
}

/** @param {string} url */
async function fetchCopy(url) {
  const response = await fetchPart(url).catch((error) => {
    throw new EngineImpossible("missing", error);
  });
  return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: "text/javascript" }));
}
