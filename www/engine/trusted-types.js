/**
 * The Trusted Types policy for the URLs of our own scripts. It is the only policy: neither the board nor its
 * page creates elements or scripts from strings.
 */

/** A `TrustedScriptURL` in browsers; a string for the type checker. */
/** @typedef {{ createScriptURL: (url: string) => string }} Policy */

/** @type {Policy | undefined} */
let policy;

/**
 * A URL from which a worker may be started.
 *
 * @param {string} url of one of our scripts
 */
export function scriptUrl(url) {
  try {
    policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy("ergo", {
      createScriptURL: (/** @type {string} */ url) => url,
    });
  } catch {
    // The page does not allow a policy of this name. If it requires one, no worker can be started.
  }
  return policy?.createScriptURL(url) ?? url;
}
