/**
 * The service worker: stores a whole version of the site, so that it works offline, and never mixes two
 * versions.
 *
 * A version is stored completely or not at all, and every file is checked against the hash from the build.
 * Files that the browser has deleted since are fetched again: at every navigation the worker looks at its
 * cache instead of relying on its memory.
 *
 * A new version waits while pages of an older one are open, unless a page asks it to take over, or no start
 * page of the older one reports that it works. Then it records which clients are old and keeps serving them
 * the files of their version.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * The files of this version and their hashes; the build fills them in. Those that are optional are stored
 * when somebody asks for them.
 *
 * @type {{ version: string; files: Record<string, string>; optional: Record<string, string> }}
 */
const build = { version: "", files: {}, optional: {} };

/** The hashes of all files of this version. */
const hashes = { ...build.files, ...build.optional };

/**
 * The page for navigations that neither the cache nor the network can answer, `www/app/offline.html`, and
 * what it says in each language; the build fills both in.
 *
 * @type {{ page: string; words: Record<string, Record<string, string>> }}
 */
const offline = { page: "", words: {} };

/** How long a start page may take until it reports that it works, in milliseconds. */
const TIMEOUT = 20_000;

/** The time between two looks at pages that have not reported yet, in milliseconds. */
const PAUSE = 500;

/**
 * The version that took over last, and the versions of the old clients that it found. The version of a client
 * that only the network can serve is empty. `reports` says that the start page of this version reports that
 * it works.
 *
 * @typedef {{ version: string; oldClients: Record<string, string>; reports?: boolean }} Manifest
 */

/** The address of the site. It is part of every cache name, as other sites may share the origin. */
const scope = worker.registration.scope;
const cacheName = (/** @type {string} */ version) => `ergo ${scope} ${version}`;
const OWN = cacheName(build.version);

/** Held while a version is stored, or while versions are deleted. */
const LOCK = cacheName("lock");

/** The cache of the manifest, and of records: short texts by their names. */
const MANIFEST = cacheName("manifest");

/** The record of a page that works, by the id of its client. */
const ALIVE = "alive=";

/** The record of the language of the pages, unless it is English. */
const LANGUAGE = "language=";

/**
 * The language of a file, if it belongs to one.
 *
 * @param {string} name
 */
const languageOf = (name) => /^(?:ergo-board-|texts\/)([a-z]{2})-/.exec(name)?.[1];

/**
 * The record of a version that has taken over without being asked, or that has restored itself. It does so
 * once.
 */
const FORCED = "forced=";

/** The folders of the site: anything else below its address belongs to others. */
const folders = new Set(Object.keys(hashes).map((name) => name.split("/").slice(0, -1).join("/")));

/**
 * A file that could not be obtained: the browser has no room, the host did not answer, or it has another file
 * or none.
 */
class Missing extends Error {
  /**
   * @param {string} name
   * @param {"room" | "network" | "changed"} reason
   */
  constructor(name, reason) {
    super(`${name}: ${reason}`);
    this.reason = reason;
  }
}

/**
 * The manifest, once this worker serves pages.
 *
 * @type {Manifest | undefined}
 */
let current;

/**
 * The clients of pages that did not report, once this version is about to take over.
 *
 * @type {string[]}
 */
let silent = [];

/**
 * The search for pages that do not report, while it lasts.
 *
 * @type {Promise<void> | undefined}
 */
let rescuing;

/**
 * The downloads on their way.
 *
 * @type {Map<string, { response: Promise<Response>; stored: Promise<void> }>}
 */
const downloads = new Map();

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  const { data, source, ports } = event;
  if (data === "take-over") event.waitUntil(worker.skipWaiting());
  if (data === "rescue") event.waitUntil(rescue());
  if (data === "state") event.waitUntil(tellState(ports[0]));
  if (typeof data?.language === "string") event.waitUntil(keepLanguage(data.language).catch(() => {}));
  if (data === "alive" && source && "id" in source) event.waitUntil(record(ALIVE + source.id));
});
worker.addEventListener("fetch", (event) => {
  const { request, resultingClientId } = event;
  const name = nameOf(request);
  if (name === undefined) return;
  const response = request.mode === "navigate" ? openPage(event, name) : respond(event, name);
  event.respondWith(response);
  if (request.mode !== "navigate") return;
  const done = response.then(() => lookAfter(name, resultingClientId));
  event.waitUntil(done.catch(() => {}));
});

/** Stores this version, and takes over if no page of the active one works. */
async function install() {
  const { active, waiting } = worker.registration;
  // Then its cache is not needed.
  waiting?.addEventListener("statechange", () => void tidy().catch(() => {}));
  try {
    await navigator.locks.request(LOCK, store);
  } catch (error) {
    await tell(reasonOf(error), active !== null);
    throw error;
  }
  await tell("stored", active !== null);
  await rescue();
}

async function store() {
  try {
    // That makes room.
    await deleteUnused();
    // One that is still on its way when another has failed would bring the cache back.
    const results = await Promise.allSettled((await missingFiles(true)).map(obtain));
    for (const result of results) if (result.status === "rejected") throw result.reason;
    // A browser without room may have deleted something meanwhile.
    if ((await missingFiles()).length > 0) throw new Missing("files", "room");
    await Promise.allSettled(Object.keys(build.optional).map(adopt));
    await deleteUnused();
    await record("waiting", build.version);
  } catch (error) {
    // After a deployment was taken back, the active version may be the same.
    const { version, oldClients } = (await readManifest()) ?? {
      version: worker.registration.active && build.version,
      oldClients: {},
    };
    if (![version, ...Object.values(oldClients)].includes(build.version)) await caches.delete(OWN);
    throw error;
  }
}

/**
 * Stores a file of this version.
 *
 * @param {string} name
 */
async function obtain(name) {
  if (!(await adopt(name))) await (await caches.open(OWN)).put(scope + name, await download(name));
}

/**
 * Stores a file of this version from the cache of another version, if it is there and the same.
 *
 * @param {string} name
 */
async function adopt(name) {
  for (const other of await versionCaches()) {
    const found = await caches.match(scope + name, { ignoreVary: true, cacheName: other });
    if (!found || (await hashOf(found.clone())) !== hashes[name]) continue;
    await (await caches.open(OWN)).put(scope + name, plain(found));
    return true;
  }
  return false;
}

/**
 * A file of this version. What the page has loaded is in the cache of the browser, and need not be loaded
 * again; if something else is there, the network has it.
 *
 * @param {string} name
 * @returns {Promise<Response>}
 */
async function download(name) {
  const integrity = hashes[name];
  // Most visits begin at the address of the site itself.
  const address = name === "index.html" ? scope : scope + name;
  try {
    return await fetch(address, { integrity, cache: "force-cache" });
  } catch {
    const response = await fetch(scope + name, { cache: "reload" }).catch(() => undefined);
    const copy = response?.clone();
    const hash = response?.ok ? await hashOf(response).catch(() => undefined) : "";
    if (!copy || hash === undefined || copy.status >= 500) throw new Missing(name, "network");
    if (hash !== integrity) throw new Missing(name, "changed");
    return copy;
  }
}

/** @param {Response} response */
async function hashOf(response) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/** The files of this version that are stored without being asked for, with their hashes. */
async function neededFiles() {
  const [language] = await recorded(LANGUAGE);
  const ofLanguage = Object.entries(build.optional).filter(
    ([name]) => language !== undefined && languageOf(name) === language,
  );
  return [...Object.entries(build.files), ...ofLanguage];
}

/**
 * Stores the files of the language of the pages, here and in later versions.
 *
 * @param {string} language
 */
async function keepLanguage(language) {
  // Of several languages the last one counts, and a version that is being stored would count the files as missing.
  await navigator.locks.request(LOCK, async () => {
    const known = await recorded(LANGUAGE);
    for (const other of known) if (other !== language) await forget(LANGUAGE + other);
    if (language !== "en" && !known.includes(language)) await record(LANGUAGE + language);
  });
  // The worker of another version may have recorded it.
  if (language !== "en") await repair();
}

/**
 * The files of this version that its cache does not have.
 *
 * @param {boolean} [isThorough] whether the content of the others is checked
 */
async function missingFiles(isThorough = false) {
  const cache = await caches.open(OWN);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [];
  for (const [name, hash] of await neededFiles()) {
    const isThere = stored.has(new URL(scope + name).href);
    const found = isThere && isThorough ? await cache.match(scope + name, { ignoreVary: true }) : undefined;
    if (isThere && (!isThorough || (found && (await hashOf(found).catch(() => "")) === hash))) continue;
    if (isThere) await cache.delete(scope + name, { ignoreVary: true });
    missing.push(name);
  }
  return missing;
}

/**
 * Fetches what is missing again, and returns how many files that were.
 *
 * @param {boolean} [isThorough]
 */
async function repair(isThorough = false) {
  const missing = await missingFiles(isThorough);
  const results = await Promise.allSettled(missing.map((name) => restoring(name).stored));
  const reasons = results.flatMap((result) =>
    result.status === "rejected" ? [reasonOf(result.reason)] : [],
  );
  if (missing.length > 0) await tell(reasons[0] ?? "stored");
  if (reasons.includes("changed")) await giveWay();
  return reasons.length > 0 ? 0 : missing.length;
}

/**
 * Downloads a file that the cache has lost, and stores it again.
 *
 * @param {string} name
 */
function restoring(name) {
  const known = downloads.get(name);
  if (known) return known;
  const response = download(name);
  const stored = response.then(async (response) =>
    (await caches.open(OWN)).put(scope + name, response.clone()),
  );
  downloads.set(name, { response, stored });
  void stored.catch(() => {}).finally(() => downloads.delete(name));
  return { response, stored };
}

/**
 * Even without room for a file, the page gets it.
 *
 * @param {string} name
 */
const restore = async (name) => plain((await restoring(name).response).clone());

/** This version is gone from both the cache and the host: the one that the host has takes over. */
async function giveWay() {
  const { registration } = worker;
  await registration.update().catch(() => {});
  (registration.installing ?? registration.waiting)?.postMessage("take-over");
}

/** Records the old clients, and loads the pages again that did not work. */
async function takeOver() {
  // Only clients that another version has controlled are old.
  const controlled = await worker.clients.matchAll({ type: "all" });
  const before =
    (await readManifest()) ??
    (controlled.length > 0 ? { version: await lastVersion(), oldClients: {} } : undefined);
  const clients = before ? await worker.clients.matchAll({ includeUncontrolled: true, type: "all" }) : [];
  const ids = clients.filter(({ url }) => url.startsWith(scope)).map(({ id }) => id);
  const oldClients = Object.fromEntries(
    ids.map((id) => [id, before?.oldClients[id] ?? before?.version ?? ""]),
  );
  current = { version: build.version, oldClients, reports: true };
  await writeManifest(current);
  await tidy();
  // The page that installed the first version belongs to it.
  if (!before) await worker.clients.claim();
  // These navigations wait until this worker is active.
  for (const id of silent) void openAgain(id);
}

/**
 * Loads a page again, even if its address has a fragment.
 *
 * @param {string} id that of its client
 */
async function openAgain(id) {
  try {
    const client = await worker.clients.get(id);
    if (client instanceof WindowClient) await client.navigate(again(client.url));
  } catch {
    // Somebody has closed the page, or will load it again.
  }
}

/**
 * Another address of the same page: with the same address, a fragment would only be scrolled to.
 *
 * @param {string} address
 */
function again(address) {
  const url = new URL(address);
  url.search = url.search === "?again" ? "" : "?again";
  return url.href;
}

/** Deletes what is not needed, unless a version is being stored: another worker cannot see which. */
const tidy = () =>
  navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? deleteUnused() : undefined));

/** Deletes the caches of versions that no client needs, and the records of pages that are gone. */
async function deleteUnused() {
  const names = await versionCaches();
  const clients = new Set(
    (await worker.clients.matchAll({ includeUncontrolled: true, type: "all" })).map(({ id }) => id),
  );
  const manifest = await readManifest();
  if (!manifest) return;
  const old = Object.entries(manifest.oldClients).flatMap(([id, version]) =>
    clients.has(id) ? [version] : [],
  );
  const needed = [manifest.version, await readRecord("waiting"), ...old].map(cacheName);
  for (const name of names) if (!needed.includes(name)) await caches.delete(name);
  for (const id of await recorded(ALIVE)) if (!clients.has(id)) await forget(ALIVE + id);
}

/** The names of the caches of other versions. */
const versionCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(cacheName("")) && ![OWN, MANIFEST].includes(name));

/** The version before this one, for lack of a manifest. */
const lastVersion = async () => (await versionCaches()).at(-1)?.slice(cacheName("").length) ?? "";

/**
 * The requested file of the site, if it is one.
 *
 * @param {Request} request
 */
function nameOf({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(scope)) return undefined;
  const isNavigation = mode === "navigate";
  const name = url.slice(scope.length).replace(isNavigation ? /[?#].*/ : /#.*/, "");
  if (!folders.has(name.split("/").slice(0, -1).join("/"))) return undefined;
  return isNavigation ? pageOf(name) : name;
}

/**
 * The file of a page.
 *
 * @param {string} path below the address of the site
 */
function pageOf(path) {
  const file = path.replace(/(^|\/)$/, "$1index.html");
  return Object.hasOwn(hashes, file) ? file : undefined;
}

/**
 * Responds with a page if what it needs at once is there, too.
 *
 * @param {FetchEvent} event
 * @param {string} name
 */
async function openPage({ request, resultingClientId }, name) {
  try {
    const missing = await missingFiles();
    const page = await load(name);
    if (missing.length > 0) {
      const parts = [...(await page.clone().text()).matchAll(/(?:href|src)="([^"#?]+\.(?:css|js))"/g)];
      const needed = parts.map(([, part]) => new URL(part, scope + name).href.slice(scope.length));
      await Promise.all(missing.filter((part) => needed.includes(part)).map(restore));
    }
    return page;
  } catch (error) {
    const isChanged = error instanceof Missing && error.reason === "changed";
    if (isChanged) {
      // All of the page comes from the network, so that it has one version.
      const manifest = await serving();
      if (resultingClientId) manifest.oldClients[resultingClientId] = "";
      await writeManifest(manifest);
    }
    if (isChanged || !(error instanceof Missing))
      return await fetch(request).catch(() => sayMissing(request.url));
    return sayMissing(request.url);
  }
}

/**
 * The page that says what is missing: in the language of the pages, or the first of the browser that there
 * is.
 *
 * @param {string} address of the page to try again
 */
async function sayMissing(address) {
  const chosen = await recorded(LANGUAGE).catch(() => []);
  const wanted = [...chosen, ...navigator.languages.map((tag) => tag.split("-")[0])];
  const code = wanted.find((code) => Object.hasOwn(offline.words, code)) ?? "en";
  const href = again(address).replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  /** @type {Record<string, string>} */
  const values = { ...offline.words[code], code, address: href };
  const page = offline.page.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  return new Response(page, { status: 503, headers });
}

/**
 * @param {FetchEvent} event
 * @param {string} name
 */
async function respond({ request, clientId }, name) {
  try {
    const { oldClients } = await serving();
    const version = oldClients[clientId] ?? build.version;
    if (version === build.version && Object.hasOwn(hashes, name)) return await load(name);
    // A file that this version does not have is requested by an old client or its worker.
    for (const one of version === build.version ? Object.values(oldClients) : [version]) {
      const cached = await caches.match(scope + name, { ignoreVary: true, cacheName: cacheName(one) });
      if (cached) return plain(cached);
    }
  } catch (error) {
    // A file of another version would not fit; what is optional need not.
    if (error instanceof Missing && !Object.hasOwn(build.optional, name))
      return new Response(error.message, { status: error.reason === "changed" ? 404 : 503 });
  }
  // Without a cache, the network answers.
  return fetch(request);
}

/**
 * A file of this version, from the cache or else from the network.
 *
 * @param {string} name
 */
async function load(name) {
  const cached = await caches.match(scope + name, { ignoreVary: true, cacheName: OWN });
  return cached ? plain(cached) : restore(name);
}

/**
 * Navigations reject redirected responses.
 *
 * @param {Response} response
 */
const plain = (response) => (response.redirected ? new Response(response.body, response) : response);

/**
 * Restores what is missing after a page was opened, and waits for its report.
 *
 * @param {string} name
 * @param {string} id that of its client
 */
async function lookAfter(name, id) {
  if ((await readManifest())?.version !== build.version) await writeManifest(await serving());
  await repair();
  await tidy();
  if (name !== "index.html" || !id) return;
  worker.registration.waiting?.postMessage("rescue");
  const end = Date.now() + TIMEOUT;
  for (let looks = 0; Date.now() < end; looks++) {
    await pause();
    if ((await recorded(ALIVE)).includes(id)) {
      for (const version of await recorded(FORCED)) await forget(FORCED + version);
      return;
    }
    // A page becomes a client only once it is loaded.
    if (looks > 10 && !(await worker.clients.get(id))) return;
  }
  // The files may be damaged, or a later version may help.
  if ((await repair(true)) > 0 && (await isFirst())) await openAgain(id);
  await worker.registration.update();
}

/** Takes over if no start page of the active version works: none could offer the update. */
function rescue() {
  rescuing ??= seekSilent().finally(() => (rescuing = undefined));
  return rescuing;
}

async function seekSilent() {
  const end = Date.now() + TIMEOUT;
  for (let looks = 0; ; looks++) {
    const manifest = await readManifest();
    // Pages of earlier versions work, but do not report it.
    if (!manifest?.reports) return;
    const clients = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
    const pages = clients.filter(({ id, url }) => isStart(url) && !Object.hasOwn(manifest.oldClients, id));
    const alive = await recorded(ALIVE);
    if (pages.some(({ id }) => alive.includes(id)) || (looks > 4 && pages.length === 0)) return;
    silent = pages.map(({ id }) => id);
    if (Date.now() >= end) break;
    for (const page of pages) page.postMessage("alive?");
    await pause();
  }
  if (silent.length > 0 && (await isFirst())) await worker.skipWaiting();
}

const isStart = (/** @type {string} */ url) =>
  url.startsWith(scope) && pageOf(url.slice(scope.length).replace(/[?#].*/, "")) === "index.html";

/**
 * Whether this version has not yet interfered with pages that do not work, and does so now: pages are not
 * loaded again without end.
 */
async function isFirst() {
  if ((await recorded(FORCED)).includes(build.version)) return false;
  await record(FORCED + build.version);
  return true;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/**
 * Tells a page how many files are missing, and fetches them.
 *
 * @param {MessagePort | undefined} port
 */
async function tellState(port) {
  port?.postMessage((await missingFiles()).length);
  await repair();
}

/**
 * Tells all pages whether the files could be stored.
 *
 * @param {"stored" | "room" | "network" | "changed" | "refused"} result
 * @param {boolean} [isUpdate]
 */
async function tell(result, isUpdate = false) {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true, type: "window" })) {
    if (client.url.startsWith(scope)) client.postMessage({ result, isUpdate });
  }
}

/**
 * @param {unknown} error
 * @returns {"room" | "network" | "changed" | "refused"}
 */
const reasonOf = (error) => {
  if (error instanceof Missing) return error.reason;
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "room" : "refused";
};

/**
 * The manifest for serving pages. It is remembered for as long as the worker runs, so that losing it does no
 * harm.
 */
async function serving() {
  const stored = current ?? (await readManifest().catch(() => undefined));
  current ??= { version: build.version, oldClients: stored?.oldClients ?? {}, reports: true };
  return current;
}

/**
 * The stored manifest, unless it is missing or damaged.
 *
 * @returns {Promise<Manifest | undefined>}
 */
async function readManifest() {
  const text = await readEntry(scope);
  try {
    const { version, oldClients, reports } = JSON.parse(text);
    const isValid = typeof version === "string" && typeof oldClients === "object" && oldClients !== null;
    return isValid ? { version, oldClients, reports } : undefined;
  } catch {
    return undefined;
  }
}

const writeManifest = (/** @type {Manifest} */ manifest) => writeEntry(scope, JSON.stringify(manifest));
const addressOf = (/** @type {string} */ name) => `${scope}?${name}`;
const record = (/** @type {string} */ name, text = "") => writeEntry(addressOf(name), text);
const readRecord = (/** @type {string} */ name) => readEntry(addressOf(name));
const forget = async (/** @type {string} */ name) => (await caches.open(MANIFEST)).delete(addressOf(name));

/**
 * The records whose names have a beginning, without it.
 *
 * @param {string} start
 */
async function recorded(start) {
  const keys = await (await caches.open(MANIFEST)).keys();
  return keys.flatMap(({ url }) =>
    url.startsWith(addressOf(start)) ? [url.slice(addressOf(start).length)] : [],
  );
}

const readEntry = async (/** @type {string} */ address) =>
  (await (await caches.match(address, { cacheName: MANIFEST }))?.text()) ?? "";
const writeEntry = async (/** @type {string} */ address, /** @type {string} */ text) =>
  (await caches.open(MANIFEST)).put(address, new Response(text));
