/**
 * Where the parts of a built board are: beside its script, unless the page says otherwise.
 */

/** The folder that the page names. @type {{ folder?: string | URL }} */
export const parts = {};

/** The address of a part. @param {string} path @param {() => URL} beside its place beside the script; some bundlers lose it, and others know only its path */
export const partUrl = (path, beside) =>
  new URL(parts.folder ? path.replace("./parts", `${parts.folder}`.replace(/\/$/, "")) : beside(), document.baseURI).href;

/** Fetches a part; the error is its address. @param {string} url */
export async function fetchPart(url) {
  const response = await fetch(url).catch(() => undefined);
  // Many servers send a page in place of a file that is missing.
  if (!response?.ok || response.headers.get("content-type")?.startsWith("text/html")) throw new Error(url);
  return response;
}
