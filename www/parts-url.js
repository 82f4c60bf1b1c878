/** Where the parts of a built board are: beside its script, unless the page says otherwise. */

/**
 * The parts that boards on other pages load.
 *
 * @typedef {"worker" | "puzzles" | `${string}-module` | `${string}-net`} Part
 */

/**
 * The folder that the page names, and the current names of the parts, if those of this build are gone.
 *
 * @type {{ folder?: string | URL; newest: Partial<Record<Part, string>> }}
 */
export const parts = { newest: {} };

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
  return new URL(parts.newest[kind] ?? "", own).href;
}

/** What compares parts with hashes, on a page that may have some. */
export const pins = () => document.querySelector("[type=importmap]") && import("./engine/pinned.js");

/**
 * Fetches a part; the error is its address. One that is not what the page pins it to is like one that is
 * missing.
 *
 * @param {string} url
 * @param {RequestInit} [options]
 */
export async function fetchPart(url, options) {
  const response = await fetch(url, { ...options, integrity: (await pins())?.pinOf(url) }).catch(
    () => undefined,
  );
  // Many servers send a page in place of a file that is missing.
  if (!response?.ok || response.headers.get("content-type")?.startsWith("text/html")) throw new Error(url);
  return response;
}
