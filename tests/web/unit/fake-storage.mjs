/** localStorage and sessionStorage as a browser has them, in memory, with their faults. */

/**
 * The content of localStorage.
 *
 * @type {Map<string, string>}
 */
export const stored = new Map();

/**
 * The fault: nothing more fits, or no text that is longer, nothing can be read, or the page may not use it at
 * all.
 */
export const faults = { isFull: false, isUnreadable: false, isForbidden: false, longest: Infinity };

/** @param {Map<string, string>} content */
function makeStorage(content) {
  const methods = {
    getItem(/** @type {string} */ key) {
      if (faults.isUnreadable) throw new DOMException("damaged", "UnknownError");
      return content.get(key) ?? null;
    },
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      if (faults.isFull || value.length > faults.longest)
        throw new DOMException("full", "QuotaExceededError");
      content.set(key, value);
    },
    removeItem: (/** @type {string} */ key) => void content.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...content.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      configurable: true,
      enumerable: true,
      value: content.get(String(key)),
    }),
  });
}

const storages = { localStorage: makeStorage(stored), sessionStorage: makeStorage(new Map()) };
for (const [name, storage] of Object.entries(storages)) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      if (faults.isForbidden) throw new DOMException("Access is denied for this document.", "SecurityError");
      return storage;
    },
  });
}
const events = new EventTarget();
Object.assign(globalThis, {
  location: new URL("https://example.org/"),
  window: globalThis,
  addEventListener: events.addEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
});
