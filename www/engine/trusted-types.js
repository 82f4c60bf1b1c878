/**
 * The addresses of our own scripts, as a page wants them that demands Trusted Types. It is the one thing
 * for which the board and its page have to be trusted: neither ever makes elements or scripts of text.
 */

/** What a browser makes of an address that it trusts; to the checker, the address itself. */
/** @typedef {{ createScriptURL: (url: string) => string }} Policy */

/** @type {Policy | undefined} */
let policy;

/** An address that a worker may begin with. @param {string} url of a script of ours */
export function scriptUrl(url) {
  try {
    policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy("ergo", { createScriptURL: (/** @type {string} */ url) => url });
  } catch {
    // The page trusts none of this name. If it demands that, no worker begins, as where workers are forbidden.
  }
  return policy?.createScriptURL(url) ?? url;
}
