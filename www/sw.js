/**
 * The service worker: it keeps a whole version of the site in the browser, so that the site is there
 * without a network, and never mixes two of them.
 *
 * A version is kept all or nothing, each file as the build hashed it. While pages of the version before
 * are open, a new one waits; a page may ask it not to. It then has pages of the other version on its
 * hands: it writes down which they are, and goes on serving them what they were made of.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The files of this version and what they must hold; the build tells. @type {{ version: string, files: Record<string, string> }} */
const build = { version: "", files: {} };

/** Which version was the last to take over, and of which version the pages are that it found then. */
/** @typedef {{ version: string, elders: Record<string, string> }} Ledger */

/** The address of the site. Others may lie on the same host, so it is part of every name. */
const home = worker.registration.scope;
const cacheOf = (/** @type {string} */ version) => `ergo ${home} ${version}`;
const LEDGER = cacheOf("ledger");

/** @type {Promise<Ledger | undefined> | undefined} */
let ledger;

worker.addEventListener("install", (event) => event.waitUntil(keepVersion()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  // Where nothing can be kept, the network is as good as without us.
  if (name !== undefined) event.respondWith(answer(event.request, name, event.clientId).catch(() => fetch(event.request)));
});

/** Fetches every file of this version, and keeps them if all are what they must be. */
async function keepVersion() {
  const cache = await caches.open(cacheOf(build.version));
  try {
    const files = Object.entries(build.files);
    await cache.addAll(files.map(([name, integrity]) => new Request(home + name, { cache: "reload", integrity })));
  } catch (error) {
    await caches.delete(cacheOf(build.version));
    throw error;
  }
}

/** Writes down who is still of another version, and drops what nobody is of any more. */
async function takeOver() {
  const before = await readLedger();
  const clients = await worker.clients.matchAll({ includeUncontrolled: true, type: "all" });
  const pages = before ? clients.filter(({ url }) => url.startsWith(home)) : [];
  const elders = Object.fromEntries(pages.map(({ id }) => [id, before?.elders[id] ?? before?.version ?? ""]));
  await writeLedger({ version: build.version, elders });
  const needed = [LEDGER, ...[build.version, ...Object.values(elders)].map(cacheOf)];
  for (const name of await caches.keys()) {
    if (name.startsWith(cacheOf("")) && !needed.includes(name)) await caches.delete(name);
  }
  // The page that brought the first version is of that version.
  if (!before) await worker.clients.claim();
}

/** The file that is asked for, or nothing where it is none of ours. @param {Request} request */
function nameOf({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(home)) return undefined;
  const isVisit = mode === "navigate";
  const name = url.slice(home.length).replace(isVisit ? /[?#].*/ : /#.*/, "");
  const file = isVisit && name === "" ? "index.html" : name;
  return isVisit && !Object.hasOwn(build.files, file) ? undefined : file;
}

/** @param {Request} request @param {string} name @param {string} clientId who asks */
async function answer(request, name, clientId) {
  const elders = (await readLedger())?.elders ?? {};
  const version = request.mode === "navigate" ? build.version : (elders[clientId] ?? build.version);
  // What this version does not have is wanted by a page of one before it, or by the worker of such a page.
  const isOurs = version !== build.version || Object.hasOwn(build.files, name);
  const kept = await caches.match(home + name, { ignoreVary: true, ...(isOurs && { cacheName: cacheOf(version) }) });
  if (!kept) return fetch(request);
  // No visit may be answered by what came from another address.
  return kept.redirected ? new Response(kept.body, kept) : kept;
}

function readLedger() {
  ledger ??= caches.match(home, { cacheName: LEDGER }).then((kept) => kept?.json());
  ledger.catch(() => (ledger = undefined));
  return ledger;
}

/** @param {Ledger} next */
async function writeLedger(next) {
  ledger = Promise.resolve(next);
  await (await caches.open(LEDGER)).put(home, new Response(JSON.stringify(next)));
}
