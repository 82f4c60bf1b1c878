/**
 * The addresses of our own scripts, as a page wants them that demands Trusted Types. It is the one thing
 * for which the board and its page have to be trusted: neither ever makes elements or scripts of text.
 */

/** What a browser makes of an address that it trusts; to the checker, the address itself. */
/** @typedef {{ createScriptURL: (url: string) => string }} Policy */

/** @type {Policy | undefined} */
let policy;

/** An address that a worker may be started with. @param {string} url of one of our scripts */
export function scriptUrl(url) {
  try {
    policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy("ergo", { createScriptURL: (/** @type {string} */ url) => url });
  } catch {
    // The page does not allow a policy of this name. If it requires one, no worker can be started.
  }
  return policy?.createScriptURL(url) ?? url;
}
