/**
 * The service worker: caches a whole version of the site, so that it works offline, and never mixes two
 * versions.
 *
 * A version is cached completely or not at all, and every file is checked against the hash from the build.
 * A new version waits while pages of an older one are open, unless a page asks it to take over. Then it
 * records which clients are old and keeps serving them the files of their version.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The files of this version and their hashes; the build fills them in. @type {{ version: string, files: Record<string, string> }} */
const build = { version: "", files: {} };

/** The version that took over last, and the versions of the old clients that it found. @typedef {{ version: string, oldClients: Record<string, string> }} Manifest */

/** The address of the site. It is part of every cache name, as other sites may share the origin. */
const scope = worker.registration.scope;
const cacheName = (/** @type {string} */ version) => `ergo ${scope} ${version}`;
const MANIFEST = cacheName("manifest");

/** The folders of the site: anything else below its address belongs to others. */
const folders = new Set(Object.keys(build.files).map((name) => name.split("/").slice(0, -1).join("/")));

/** @type {Promise<Manifest | undefined> | undefined} */
let manifest;

worker.addEventListener("install", (event) => event.waitUntil(cacheVersion()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  // Without a cache, the network answers.
  if (name !== undefined) event.respondWith(respond(event.request, name, event.clientId).catch(() => fetch(event.request)));
});

/** Caches all files of this version, or none if one is missing or differs from its hash. */
async function cacheVersion() {
  const cache = await caches.open(cacheName(build.version));
  try {
    const files = Object.entries(build.files);
    await Promise.all(files.map(async ([name, hash]) => cache.put(scope + name, await download(name, hash))));
  } catch (error) {
    await caches.delete(cacheName(build.version));
    throw error;
  }
}

/**
 * A file of this version. What the page has loaded is in the cache of the browser, and need not be loaded again; if
 * something else is there, the network has it.
 * @param {string} name @param {string} integrity
 */
async function download(name, integrity) {
  // Most visits begin at the address of the site itself.
  const address = name === "index.html" ? scope : scope + name;
  try {
    return await fetch(address, { integrity, cache: "force-cache" });
  } catch {
    return fetch(scope + name, { integrity, cache: "reload" });
  }
}

/** Records the old clients, and deletes the caches of versions that no client needs. */
async function takeOver() {
  const before = await readManifest();
  const clients = await worker.clients.matchAll({ includeUncontrolled: true, type: "all" });
  const pages = before ? clients.filter(({ url }) => url.startsWith(scope)) : [];
  const oldClients = Object.fromEntries(pages.map(({ id }) => [id, before?.oldClients[id] ?? before?.version ?? ""]));
  await writeManifest({ version: build.version, oldClients });
  const needed = [MANIFEST, ...[build.version, ...Object.values(oldClients)].map(cacheName)];
  for (const name of await caches.keys()) {
    if (name.startsWith(cacheName("")) && !needed.includes(name)) await caches.delete(name);
  }
  // The page that installed the first version belongs to it.
  if (!before) await worker.clients.claim();
}

/** The requested file of the site, if it is one. @param {Request} request */
function nameOf({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(scope)) return undefined;
  const isNavigation = mode === "navigate";
  const name = url.slice(scope.length).replace(isNavigation ? /[?#].*/ : /#.*/, "");
  if (!folders.has(name.split("/").slice(0, -1).join("/"))) return undefined;
  const file = isNavigation ? name.replace(/(^|\/)$/, "$1index.html") : name;
  return isNavigation && !Object.hasOwn(build.files, file) ? undefined : file;
}

/** @param {Request} request @param {string} name @param {string} clientId */
async function respond(request, name, clientId) {
  const oldClients = (await readManifest())?.oldClients ?? {};
  const version = request.mode === "navigate" ? build.version : (oldClients[clientId] ?? build.version);
  // A file that this version does not have is requested by an old client or its worker.
  const isKnown = version !== build.version || Object.hasOwn(build.files, name);
  for (const one of isKnown ? [version] : Object.values(oldClients)) {
    const cached = await caches.match(scope + name, { ignoreVary: true, cacheName: cacheName(one) });
    // Navigations reject redirected responses.
    if (cached) return cached.redirected ? new Response(cached.body, cached) : cached;
  }
  return fetch(request);
}

function readManifest() {
  manifest ??= caches.match(scope, { cacheName: MANIFEST }).then((cached) => cached?.json());
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

/** @param {Manifest} next */
async function writeManifest(next) {
  manifest = Promise.resolve(next);
  await (await caches.open(MANIFEST)).put(scope, new Response(JSON.stringify(next)));
}
