/**
 * The data of parts of the page that are loaded when somebody asks for them. Each build replaces this module
 * by one with the same exports.
 */
import { fetchPart } from "./parts-url.js";

/**
 * Whether the page can load a file; the single file does not contain large ones.
 *
 * @param {string} _name
 */
export const hasData = (_name) => true;

/**
 * A file; the error is its address.
 *
 * @param {string} name that of its part, and its own
 * @returns {Promise<Response>}
 */
export const fetchData = (name) => fetchPart(new URL(`./data/${name}`, import.meta.url).href);
