/**
 * The data of parts of the page that are loaded when somebody asks for them. Each build replaces this module
 * by one with the same exports.
 */
import { factsOf } from "./proof-facts.js";
import { fetchPart } from "./fetch.js";

/** @param {string} path */
const at = (path) => new URL(path, import.meta.url).href;

/**
 * Files that builds make, by what makes them of the sources.
 *
 * @type {Record<string, () => Promise<string>>}
 */
const MADE = {
  "findings/check.js": async () => `import ${JSON.stringify(at("../findings/check-worker.js"))};`,
  "findings/follow.js": async () => `import ${JSON.stringify(at("../findings/follow-worker.js"))};`,
  "findings/proofs.json": async () => {
    /** @type {string[]} */
    const names = await (await fetchData("findings/names.json")).json();
    const proofs = names.map(async (name) =>
      factsOf(name, new Uint8Array(await (await fetchData(`findings/${name}`)).arrayBuffer())),
    );
    return JSON.stringify(await Promise.all(proofs));
  },
};

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
export const fetchData = async (name) =>
  Object.hasOwn(MADE, name) ? new Response(await MADE[name]()) : fetchPart(at(`../data/${name}`));
