/** The errors of browsers that are not allowed to run WebAssembly. */

/**
 * Says that the policy of the page forbids WebAssembly; Safari compiles a module nevertheless, and says so in
 * the worker.
 */
export const FORBIDDEN = /unsafe-eval|CSP|Content Security Policy/;
