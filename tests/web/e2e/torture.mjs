/**
 * Makes the calls of a page to the browser fail, one at a time: the n-th write, the n-th fetch, and so on. A
 * visit without faults counts the calls.
 */

/**
 * A fault: which kind of call fails, which one of them counted from 1, how long it lasts, and whether it is
 * in a visit that updates the site. It lasts for that one call, with `~` until the visitor has done what it
 * disturbed or has noticed that it failed, and with `+` for the rest of the visit.
 *
 * @typedef {{ kind: Kind; at: number; lasts: "" | "~" | "+"; isUpdate?: boolean }} Fault
 */
/**
 * The log so far; it survives a reload in `window.name`. `failed` has the calls that failed, each with the
 * index of its fault, and `ended` the faults that are over.
 *
 * @typedef {{
 *   counts: Record<string, number>;
 *   failed: { fault: number; what: string }[];
 *   ended: number[];
 *   isOver?: boolean;
 * }} Tally
 */
/** @typedef {typeof KINDS[number]} Kind */

/**
 * The kinds of calls. `network` is a request to the server; `cache` and `offline` are accesses to caches and
 * fetches of the service worker.
 */
export const KINDS = /** @type {const} */ ([
  "write",
  "read",
  "database",
  "request",
  "fetch",
  "worker",
  "browser",
  "network",
  "cache",
  "offline",
]);

/**
 * A fault as a word to repeat it by, such as `write:3`, or `worker:1+` where it lasts, or `update/cache:2`.
 *
 * @param {Fault} fault
 */
export const nameOf = ({ kind, at, lasts, isUpdate }) => `${isUpdate ? "update/" : ""}${kind}:${at}${lasts}`;

/**
 * @param {string} name
 * @returns {Fault}
 */
export function faultOf(name) {
  const [, update, kind = "", at = "", lasts = ""] = /^(update\/)?(\w+):(\d+)([~+]?)$/.exec(name) ?? [];
  if (!KINDS.some((known) => known === kind))
    throw new Error(`${name} names no fault: write, for example, write:3, write:3~ or write:3+`);
  return {
    kind: /** @type {Kind} */ (kind),
    at: Number(at),
    lasts: /** @type {Fault["lasts"]} */ (lasts),
    isUpdate: update !== undefined,
  };
}

/**
 * For `addInitScript`: counts the calls of a page, and makes some of them fail.
 *
 * @param {readonly Fault[]} faults
 */
export function injectFaults(faults) {
  // Frames and the blank page of a new tab have none of the storage.
  if (location.protocol === "about:") return;
  /** @type {Tally} */
  const tally = window.name.startsWith("{") ? JSON.parse(window.name) : { counts: {}, failed: [], ended: [] };
  const keep = () => void (window.name = JSON.stringify(tally));
  Object.assign(window, { tally, keepTally: keep });
  /** The longest that the engine thinks, in milliseconds. */
  const THOUGHT = 20;
  keep();

  /**
   * Whether this call is to fail.
   *
   * @param {string} kind
   * @param {string} what
   */
  const fails = (kind, what) => {
    if (tally.isOver) return false;
    const count = (tally.counts[kind] = (tally.counts[kind] ?? 0) + 1);
    const fault = faults.findIndex(
      (fault, at) =>
        fault.kind === kind &&
        (fault.lasts === "" ? count === fault.at : count >= fault.at && !tally.ended.includes(at)),
    );
    if (fault >= 0) tally.failed.push({ fault, what: `${kind}:${count} ${what}` });
    keep();
    return fault >= 0;
  };
  /** @param {string} name */
  const problem = (name) => new DOMException("made to fail by a test", name);
  /**
   * Replaces a method of a prototype.
   *
   * @param {any} owner
   * @param {string} name
   * @param {(self: any, args: any[], usual: () => any) => any} replace
   */
  const wrap = (owner, name, replace) => {
    const usual = owner?.[name];
    if (typeof usual !== "function") return;
    owner[name] = function (/** @type {any[]} */ ...args) {
      return replace(this, args, () => usual.apply(this, args));
    };
  };
  /**
   * A method that throws.
   *
   * @param {any} owner
   * @param {string} name
   * @param {string} kind
   * @param {string} error
   */
  const throwing = (owner, name, kind, error) =>
    wrap(owner, name, (_, args, usual) => {
      if (fails(kind, `${name} ${String(args[0] ?? "").slice(0, 60)}`)) throw problem(error);
      return usual();
    });
  /**
   * A method whose promise is rejected.
   *
   * @param {any} owner
   * @param {string} name
   * @param {string} kind
   * @param {() => Error} error
   */
  const rejecting = (owner, name, kind, error) =>
    wrap(owner, name, (_, args, usual) =>
      fails(kind, `${name} ${String(args[0]?.url ?? args[0] ?? "").slice(0, 80)}`)
        ? Promise.reject(error())
        : usual(),
    );
  /**
   * A constructor that throws.
   *
   * @param {string} name
   * @param {string} kind
   * @param {string} error
   */
  const unmakable = (name, kind, error) => {
    const page = /** @type {any} */ (window);
    const Usual = page[name];
    if (!Usual) return;
    page[name] = class extends Usual {
      /** @param {any[]} args */
      constructor(...args) {
        if (fails(kind, `new ${name}`)) throw problem(error);
        super(...args);
      }
    };
  };

  for (const name of ["setItem", "removeItem"])
    throwing(Storage.prototype, name, "write", "QuotaExceededError");
  throwing(Storage.prototype, "getItem", "read", "SecurityError");

  wrap(IDBFactory.prototype, "open", (_, args, usual) => {
    if (!fails("database", "open")) return usual();
    // A request that fails as on a damaged disk.
    const request = new EventTarget();
    Object.defineProperties(request, {
      error: { value: problem("UnknownError") },
      result: { value: undefined },
    });
    setTimeout(() => request.dispatchEvent(new Event("error")));
    return request;
  });
  throwing(IDBDatabase.prototype, "transaction", "database", "UnknownError");
  for (const owner of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    for (const name of [
      "put",
      "add",
      "delete",
      "clear",
      "get",
      "getKey",
      "getAll",
      "getAllKeys",
      "count",
      "openCursor",
    ]) {
      wrap(owner, name, (self, _, usual) => {
        const request = usual();
        // As when the disk is full: the transaction is undone, and its requests fail, though not in the
        // middle of a task.
        const abort = () => {
          try {
            (self.transaction ?? self.objectStore.transaction).abort();
          } catch {
            // Another request has done so.
          }
        };
        if (fails("request", name)) queueMicrotask(abort);
        return request;
      });
    }
  }

  for (const name of ["open", "match", "has", "keys", "delete"]) {
    rejecting(globalThis.CacheStorage?.prototype, name, "browser", () => problem("UnknownError"));
  }
  rejecting(window, "fetch", "fetch", () => new TypeError("Failed to fetch"));

  unmakable("Worker", "worker", "SecurityError");
  wrap(Worker.prototype, "postMessage", (self, args, usual) => {
    // A reply that took no thought is as good here.
    const [message] = args;
    if (message?.op === "think" && message.args[0].time > THOUGHT) message.args[0].time = THOUGHT;
    if (!fails("worker", `postMessage ${message?.op ?? ""}`)) return usual();
    // As when the system ends the worker.
    self.terminate();
    setTimeout(() =>
      self.dispatchEvent(new ErrorEvent("error", { message: "made to fail by a test", cancelable: true })),
    );
    return undefined;
  });

  for (const name of ["replaceState", "pushState"])
    throwing(History.prototype, name, "browser", "SecurityError");
  for (const name of ["CompressionStream", "DecompressionStream", "BroadcastChannel"])
    unmakable(name, "browser", "NotSupportedError");
  throwing(BroadcastChannel.prototype, "postMessage", "browser", "InvalidStateError");
  for (const name of ["persist", "persisted", "estimate"]) {
    rejecting(globalThis.StorageManager?.prototype, name, "browser", () => problem("UnknownError"));
  }
  rejecting(globalThis.Clipboard?.prototype, "writeText", "browser", () => problem("NotAllowedError"));
  rejecting(globalThis.ServiceWorkerContainer?.prototype, "register", "browser", () =>
    problem("SecurityError"),
  );
  rejecting(globalThis.ServiceWorkerContainer?.prototype, "getRegistration", "browser", () =>
    problem("SecurityError"),
  );
  rejecting(
    globalThis.ServiceWorkerRegistration?.prototype,
    "update",
    "browser",
    () => new TypeError("Failed to fetch"),
  );
  rejecting(globalThis.SubtleCrypto?.prototype, "digest", "browser", () => problem("OperationError"));
}

/**
 * Runs in a service worker before its script: asks the server before each access to a cache and each fetch
 * whether it fails.
 */
function reportCalls() {
  const ask = globalThis.fetch;
  /**
   * @param {any} owner
   * @param {string} name
   * @param {string} kind
   * @param {() => Error} error
   */
  const rejecting = (owner, name, kind, error) => {
    const usual = owner[name];
    owner[name] = async function (/** @type {any[]} */ ...args) {
      const what = encodeURIComponent(`${name} ${String(args[0]?.url ?? args[0] ?? "").slice(-60)}`);
      const answer = await ask
        .call(globalThis, `torture/${kind}/${what}`)
        .then((response) => response.text());
      if (answer === "fails") throw error();
      return usual.apply(this, args);
    };
  };
  for (const name of ["open", "match", "has", "keys", "delete"]) {
    rejecting(
      CacheStorage.prototype,
      name,
      "cache",
      () => new DOMException("made to fail by a test", "UnknownError"),
    );
  }
  for (const name of ["match", "matchAll", "put", "add", "addAll", "keys", "delete"]) {
    rejecting(
      Cache.prototype,
      name,
      "cache",
      () => new DOMException("made to fail by a test", "QuotaExceededError"),
    );
  }
  rejecting(globalThis, "fetch", "offline", () => new TypeError("Failed to fetch"));
}

/**
 * Ends the faults of a page.
 *
 * @param {import("@playwright/test").Page} page
 * @param {readonly number[]} [which] all, if not given
 */
export const endFaults = (page, which) =>
  page.evaluate((which) => {
    const { tally, keepTally } = /** @type {any} */ (window);
    if (which) tally.ended = which;
    else tally.isOver = true;
    keepTally();
  }, which);

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<Tally>}
 */
export const tallyOf = (page) => page.evaluate(() => /** @type {any} */ (window).tally);

/**
 * Makes some requests to a server fail, as a busy one does; browsers repeat one whose connection is closed.
 *
 * @param {import("./static-server.mjs").Host} host
 * @param {readonly Fault[]} faults
 */
export function failRequests(host, faults) {
  /** @type {Tally} */
  const tally = { counts: { network: 0 }, failed: [], ended: [] };
  /**
   * Whether this call is to fail.
   *
   * @param {string} kind
   * @param {string} what
   */
  const fails = (kind, what) => {
    if (tally.isOver) return false;
    const count = (tally.counts[kind] = (tally.counts[kind] ?? 0) + 1);
    const fault = faults.findIndex(
      ({ kind: its, at, lasts }, index) =>
        its === kind && (lasts === "" ? count === at : count >= at && !tally.ended.includes(index)),
    );
    if (fault >= 0) tally.failed.push({ fault, what: `${kind}:${count} ${what}` });
    return fault >= 0;
  };
  host.hook = ({ name, body, response }) => {
    // A service worker is started again and again, so its calls are counted here.
    if (name === "sw.js" && body) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(`(${reportCalls})();${body}`);
      return true;
    }
    const [, kind, what] = /^torture\/(\w+)\/(.*)$/.exec(name) ?? [];
    if (kind !== undefined) {
      response.writeHead(200, { "content-type": "text/plain" }).end(fails(kind, what) ? "fails" : "");
      return true;
    }
    // A page that does not arrive at all is the browser's to report.
    if (tally.isOver || name === "index.html" || !fails("network", name)) return false;
    response.writeHead(503, { "content-type": "text/plain" }).end("The server is busy.");
    return true;
  };
  return tally;
}

/**
 * Everything that a page has stored.
 *
 * @typedef {{ local: Record<string, string>; games: { id: string; line: string; name?: string }[] }} Stored
 */

/**
 * Runs in the page: reads everything that it has stored.
 *
 * @returns {Promise<Stored>}
 */
export async function readStored() {
  const local = Object.fromEntries(
    Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ""]),
  );
  const name = `ergo ${new URL(".", location.href).pathname} library`;
  // Opening a database that does not exist would make an empty one.
  const exists = (await indexedDB.databases()).some((database) => database.name === name);
  /** @type {IDBDatabase | undefined} */
  const database = await new Promise((resolve) => {
    if (!exists) return resolve(undefined);
    const request = indexedDB.open(name);
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => resolve(undefined));
  });
  /** @type {any[]} */
  const entries = await new Promise((resolve) => {
    if (!database?.objectStoreNames.contains("games")) return resolve([]);
    const request = database.transaction("games").objectStore("games").getAll();
    request.addEventListener("success", () => resolve(request.result));
  });
  database?.close();
  return { local, games: entries.map(({ id, line, about }) => ({ id, line, name: about?.name })) };
}

/**
 * Whether a line of moves goes on from another one.
 *
 * @param {string} longer
 * @param {string} shorter
 */
const continues = (longer, shorter) => `${longer} `.startsWith(`${shorter} `);

/**
 * The games that are stored anywhere, as lines of moves.
 *
 * @param {Stored} stored
 */
function linesOf({ local, games }) {
  const lines = games.map(({ line }) => line);
  for (const text of Object.values(local)) {
    // A list of earlier games is a list of texts.
    for (const [, line] of text.matchAll(/\\?"positionLine\\?":\\?"([^"\\]+)/g)) lines.push(line);
  }
  return lines;
}

/**
 * Progress by its storage key: solved puzzles, finished steps of lessons, settings.
 *
 * @param {Stored} stored
 * @returns {string[]}
 */
function deedsOf({ local }) {
  return Object.entries(local).flatMap(([key, text]) => {
    if (!/(?: (?:puzzles|lessons) \w+|settings)$/.test(key)) return [];
    const kept = JSON.parse(text);
    return Object.keys(kept.tried ?? kept).map((name) => `${key}: ${name}`);
  });
}

/**
 * Data that was stored before a visit and is missing afterwards.
 *
 * @param {Stored} before
 * @param {Stored} after
 */
export function missing(before, after) {
  const lines = linesOf(after);
  const lost = linesOf(before).filter(
    (line) => line.includes(" moves ") && !lines.some((each) => continues(each, line)),
  );
  const ids = new Set(after.games.map(({ id }) => id));
  const deeds = new Set(deedsOf(after));
  return [
    ...lost.map((line) => `the game ${line}`),
    ...before.games.filter(({ id }) => !ids.has(id)).map(({ id }) => `the entry ${id}`),
    ...deedsOf(before).filter((deed) => !deeds.has(deed)),
  ];
}

/**
 * Whether a game is stored somewhere.
 *
 * @param {Stored} stored
 * @param {string} line
 */
export const isStored = (stored, line) => linesOf(stored).some((each) => continues(each, line));
