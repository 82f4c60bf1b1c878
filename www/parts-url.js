/** Where the parts of a built board are: beside its script, unless the page says otherwise. */

/**
 * The parts that boards on other pages load.
 *
 * @typedef {"worker" | "puzzles" | `${string}-module` | `${string}-net`} Part
 */

/**
 * The folder that the page names.
 *
 * @type {{ folder?: string | URL }}
 */
export const parts = {};

/**
 * The current names of the parts, if those of this build are gone.
 *
 * @type {Partial<Record<Part, string>>}
 */
let newest = {};

/** @type {Promise<unknown> | undefined} */
let search;

/**
 * The address of a part.
 *
 * @param {Part} kind
 * @param {string} path
 * @param {() => URL} beside its place beside the script; some bundlers lose it, and others know only its path
 */
export function partUrl(kind, path, beside) {
  const own = new URL(
    parts.folder ? path.replace("./parts", `${parts.folder}`.replace(/\/$/, "")) : beside(),
    document.baseURI,
  );
  return new URL(newest[kind] ?? "", own).href;
}

/**
 * Fetches a part; the error is its address.
 *
 * @param {string} url
 * @param {RequestInit} [options]
 */
export async function fetchPart(url, options) {
  const response = await fetch(url, options).catch(() => undefined);
  // Many servers send a page in place of a file that is missing.
  if (!response?.ok || response.headers.get("content-type")?.startsWith("text/html")) throw new Error(url);
  return response;
}

/**
 * Looks once for the parts of a later deployment that have the same interface: they are in the same folder.
 *
 * @param {string} part the address of one that is gone
 */
export const findNewest = (part) =>
  (search ??= fetchPart(part.replace(/[^/]*$/, "newest.json"), { cache: "no-store" })
    .then((response) => response.json())
    .then(
      (names) => (newest = names),
      () => (search = undefined),
    ));
