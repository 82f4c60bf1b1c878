/** The service worker: what it stores, what it answers, and how one version follows another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { redirected } from "./fake-caches.mjs";
import { FakeBrowser, SCOPE } from "./fake-service-worker.mjs";

/** @import {Version} from "./fake-service-worker.mjs" */

/**
 * A version of the site.
 *
 * @param {string} version
 * @returns {Required<Version>}
 */
const site = (version) => ({
  version,
  files: {
    "index.html": `<link href="app.css"><script src="app.js"></script><p>${version}</p>`,
    "app.css": "b {}",
    "app.js": `start("${version}");`,
    [`parts/${version}.wasm`]: `the rules, ${version}`,
    "ergo/index.html": `<link href="../app.css"><p>about Ergo, ${version}</p>`,
  },
  optional: {
    "ergo-board-de-1.js": `Deutsch, ${version}`,
    "texts/fr-1.js": `Français, ${version}`,
    "pictures/ergo.webp": "a board",
  },
});

const ONE = site("one");
const TWO = site("two");
const THREE = site("three");

/** A browser that uses the first version, and has a page of it open that works. */
async function withOne() {
  const browser = new FakeBrowser();
  const page = browser.addPage("first");
  page.isControlled = false;
  const worker = await browser.use(ONE);
  page.isControlled = true;
  await worker.send("alive", { source: page });
  page.messages.length = 0;
  browser.requested.length = 0;
  return { browser, page, worker };
}

/** Another file than the one that was expected. */
const another = () => new Response("another");

/** Everything that needs no pause has happened then. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Something that happens when a test wants it to. */
function gate() {
  /** @type {() => void} */
  let open = () => {};
  const opened = new Promise((resolve) => (open = () => resolve(undefined)));
  return { opened, open };
}

/** @param {string} version */
const cacheName = (version) => `ergo ${SCOPE} ${version}`;

/**
 * The browser deletes stored files.
 *
 * @param {FakeBrowser} browser
 * @param {string} version
 * @param {string[]} names
 */
async function lose(browser, version, ...names) {
  const cache = await browser.caches.open(cacheName(version));
  for (const name of names) assert.ok(await cache.delete(SCOPE + name), name);
}

/**
 * Replaces what is stored of a file.
 *
 * @param {FakeBrowser} browser
 * @param {string} version
 * @param {string} name
 * @param {Response} [response]
 */
async function damage(browser, version, name, response = another()) {
  const cache = await browser.caches.open(cacheName(version));
  await cache.put(SCOPE + name, response);
}

/**
 * Opens a page, and waits for all that the worker does then.
 *
 * @param {ReturnType<FakeBrowser["start"]>} worker
 * @param {string} path
 * @param {string} [id] of its client
 */
async function open(worker, path, id) {
  const { response, done } = worker.open(path, id);
  await done;
  return response;
}

/** @param {Response | undefined} response */
const textOf = async (response) => `${response?.status} ${await response?.text()}`;

// Installation.

test("an installation stores all files that are needed, and says so to the pages of the site", async () => {
  const browser = new FakeBrowser();
  const page = browser.addPage("first", "#/ergo");
  const board = browser.addPage("elsewhere", "/other/");
  browser.deploy(ONE);
  await browser.install(ONE);
  assert.deepEqual(await browser.stored("one"), ONE.files);
  assert.deepEqual(browser.requested.toSorted(), Object.keys(ONE.files).toSorted());
  assert.deepEqual(page.messages, [{ result: "stored", isUpdate: false }]);
  assert.deepEqual(board.messages, [], "a page of another site");
});

test("an installation takes the start page from the address of the site, where most visits begin", async () => {
  const browser = new FakeBrowser();
  browser.deploy(ONE);
  /** @type {string[]} */
  const addresses = [];
  const { fetch } = browser;
  browser.fetch = (request, options) => {
    addresses.push(String(request));
    return fetch.call(browser, request, options);
  };
  await browser.install(ONE);
  assert.ok(addresses.includes(SCOPE));
  assert.ok(!addresses.includes(`${SCOPE}index.html`));
});

/** Ways in which the host fails, and what the pages hear of it. */
const FAILURES = {
  "does not arrive": [() => Promise.reject(new TypeError("Failed to fetch")), "network"],
  "fails on the server": [() => new Response("broken", { status: 500 }), "network"],
  "breaks off": [
    () => new Response(new ReadableStream({ start: (c) => c.error(new TypeError("cut")) })),
    "network",
  ],
  "is not there": [() => new Response("not found", { status: 404 }), "changed"],
  "is another one": [another, "changed"],
};

for (const [what, [answer, reason]] of Object.entries(FAILURES))
  test(`if one file ${what}, nothing of the version is stored`, async () => {
    const browser = new FakeBrowser();
    const page = browser.addPage("first");
    browser.deploy(ONE);
    browser.answer = (name) => (name === "app.js" ? /** @type {any} */ (answer)() : undefined);
    await assert.rejects(browser.install(ONE));
    assert.deepEqual(await browser.versions(), []);
    assert.deepEqual(page.messages, [{ result: reason, isUpdate: false }]);
    // The next visit tries again.
    browser.answer = () => undefined;
    await browser.install(ONE);
    assert.deepEqual(await browser.stored("one"), ONE.files);
  });

for (const [what, error, reason] of /** @type {const} */ ([
  ["has no room", () => new DOMException("full", "QuotaExceededError"), "room"],
  ["refuses to store", () => new DOMException("no", "UnknownError"), "refused"],
]))
  test(`if the browser ${what}, nothing of the version is stored`, async () => {
    const browser = new FakeBrowser();
    const page = browser.addPage("first");
    browser.deploy(ONE);
    browser.caches.refuse = (address) => (address.endsWith("app.js") ? error() : undefined);
    await assert.rejects(browser.install(ONE));
    assert.deepEqual(await browser.versions(), []);
    assert.deepEqual(page.messages, [{ result: reason, isUpdate: false }]);
  });

test("a version of which the browser deletes a file while others are stored is not installed", async () => {
  const browser = new FakeBrowser();
  const page = browser.addPage("first");
  browser.deploy(ONE);
  browser.caches.refuse = () => {
    const { written } = browser.caches;
    if (written.length === Object.keys(ONE.files).length - 1)
      void lose(browser, "one", written[0].slice(SCOPE.length));
    return undefined;
  };
  await assert.rejects(browser.install(ONE));
  assert.deepEqual(await browser.versions(), []);
  assert.deepEqual(page.messages, [{ result: "room", isUpdate: false }]);
});

test("a file that is still being stored when another has failed does not bring the cache back", async () => {
  const { browser, page } = await withOne();
  const { opened, open } = gate();
  browser.deploy(TWO);
  browser.answer = (name) => (name === "app.js" ? another() : undefined);
  browser.caches.beforeMatch = (address) => (address.endsWith("app.css") ? opened : undefined);
  const refused = assert.rejects(browser.install(TWO));
  await settle();
  open();
  await refused;
  await settle();
  assert.deepEqual(await browser.versions(), ["one"]);
  assert.deepEqual(page.messages, [{ result: "changed", isUpdate: true }]);
});

test("what the page has loaded is not loaded again, unless it is another file", async () => {
  const browser = new FakeBrowser();
  browser.deploy(ONE);
  browser.cached = { "app.css": ONE.files["app.css"], "app.js": "of the version before" };
  await browser.install(ONE);
  assert.deepEqual(await browser.stored("one"), ONE.files);
  assert.ok(!browser.requested.includes("app.css"));
  assert.ok(browser.requested.includes("app.js"));
});

test("files that have not changed come from the version before, if they are whole", async () => {
  const { browser, worker, page } = await withOne();
  assert.equal(await textOf(await worker.get("pictures/ergo.webp", page.id)), "200 a board");
  browser.requested.length = 0;
  browser.deploy(TWO);
  await browser.install(TWO);
  assert.deepEqual(await browser.stored("two"), { ...TWO.files, "pictures/ergo.webp": "a board" });
  assert.deepEqual(
    browser.requested.toSorted(),
    Object.keys(TWO.files)
      .filter((name) => name !== "app.css")
      .toSorted(),
  );
  assert.deepEqual(page.messages, [{ result: "stored", isUpdate: true }]);
  // A file that is damaged there comes from the host.
  for (const version of ["one", "two"]) await damage(browser, version, "app.css");
  browser.deploy(THREE);
  await browser.install(THREE);
  assert.equal((await browser.stored("three"))?.["app.css"], "b {}");
});

test("what an installation has left that was stopped is checked", async () => {
  const browser = new FakeBrowser();
  browser.deploy(ONE);
  await damage(browser, "one", "app.css", new Response(ONE.files["app.css"]));
  await damage(browser, "one", "app.js", new Response('start("o'));
  await browser.install(ONE);
  assert.deepEqual(await browser.stored("one"), ONE.files);
  assert.ok(!browser.requested.includes("app.css"), "a whole file is stored once");
});

for (const hasManifest of [true, false])
  test(`a deployment that is taken back and cannot be stored leaves the version in use${hasManifest ? "" : ", even without a manifest"}`, async () => {
    const { browser } = await withOne();
    if (!hasManifest) await browser.caches.delete(cacheName("manifest"));
    await lose(browser, "one", "app.js");
    browser.isOnline = false;
    const { active } = browser.registration;
    await assert.rejects(browser.install(ONE));
    assert.equal(browser.registration.active, active);
    const { "app.js": _, ...left } = ONE.files;
    assert.deepEqual(await browser.stored("one"), left);
  });

test("a version that cannot be stored again stays for the pages that use it", async () => {
  const { browser, page } = await withOne();
  const two = await browser.use(TWO);
  await lose(browser, "one", "app.css");
  browser.isOnline = false;
  browser.caches.beforeMatch = (address) =>
    address.endsWith("app.css") ? Promise.reject(new TypeError("damaged")) : undefined;
  await assert.rejects(browser.install(ONE));
  browser.caches.beforeMatch = () => undefined;
  assert.equal(await textOf(await two.get("parts/one.wasm", page.id)), "200 the rules, one");
});

test("a version that waits stays until a later one has been stored", async () => {
  const { browser } = await withOne();
  browser.deploy(TWO);
  await browser.install(TWO);
  browser.isOnline = false;
  await assert.rejects(browser.install(THREE));
  assert.deepEqual(await browser.versions(), ["one", "two"]);
  browser.isOnline = true;
  browser.deploy(THREE);
  await browser.install(THREE);
  await settle();
  assert.deepEqual(await browser.versions(), ["one", "three"]);
});

test("what is not used any more makes room before a version is stored", async () => {
  const { browser } = await withOne();
  await damage(browser, "lost", "app.js");
  let isFull = true;
  browser.caches.refuse = () => (isFull ? new DOMException("full", "QuotaExceededError") : undefined);
  const { caches } = browser;
  const deleteCache = caches.delete.bind(caches);
  caches.delete = (name) => {
    if (name === cacheName("lost")) isFull = false;
    return deleteCache(name);
  };
  browser.deploy(TWO);
  await browser.install(TWO);
  assert.deepEqual(await browser.versions(), ["one", "two"]);
});

// Languages.

test("the files of the language of the pages are stored, also in later versions", async () => {
  const { browser, worker } = await withOne();
  await worker.send({ language: "de" });
  const { "ergo-board-de-1.js": german } = ONE.optional;
  assert.deepEqual(await browser.stored("one"), { ...ONE.files, "ergo-board-de-1.js": german });
  browser.deploy(TWO);
  await browser.install(TWO);
  const { "ergo-board-de-1.js": next } = TWO.optional;
  assert.deepEqual(await browser.stored("two"), { ...TWO.files, "ergo-board-de-1.js": next });
  // A version without them does not work offline.
  browser.deploy(THREE);
  browser.answer = (name) => (name === "ergo-board-de-1.js" ? another() : undefined);
  await assert.rejects(browser.install(THREE));
});

test("of several languages the last one counts, and English needs no files", async () => {
  const { browser, worker } = await withOne();
  const languages = async () => (await browser.records()).filter((name) => name.includes("language"));
  await Promise.all([worker.send({ language: "de" }), worker.send({ language: "fr" })]);
  assert.deepEqual(await languages(), ["?language=fr"]);
  assert.ok((await browser.stored("one"))?.["texts/fr-1.js"]);
  await worker.send({ language: "fr" });
  const { written } = browser.caches;
  assert.equal(written.filter((address) => address.endsWith("=fr")).length, 1, "written once");
  browser.requested.length = 0;
  await worker.send({ language: "en" });
  assert.deepEqual(await languages(), []);
  for (const language of [undefined, null, 7, ["de"]]) await worker.send({ language });
  for (const message of [undefined, null, 7, "language"]) await worker.send(message);
  assert.deepEqual(await languages(), []);
  assert.deepEqual(browser.requested, []);
});

test("a worker loads the files of a language that another version has recorded", async () => {
  const { browser, worker } = await withOne();
  browser.deploy(TWO);
  const two = await browser.install(TWO);
  await Promise.all([worker.send({ language: "de" }), two.send({ language: "de" })]);
  assert.ok((await browser.stored("two"))?.["ergo-board-de-1.js"]);
});

test("a language that is chosen while a version is stored does not make that fail", async () => {
  const { browser, worker } = await withOne();
  const { opened, open } = gate();
  browser.deploy(TWO);
  browser.answer = (name) =>
    name === "app.js" ? opened.then(() => new Response(TWO.files["app.js"])) : undefined;
  const installed = browser.install(TWO);
  await settle();
  const said = worker.send({ language: "de" });
  await settle();
  open();
  await installed;
  await said;
  assert.deepEqual(await browser.stored("two"), TWO.files);
  assert.ok((await browser.records()).includes("?language=de"));
});

// Activation.

test("the first version serves the page that has installed it", async () => {
  const browser = new FakeBrowser();
  const page = browser.addPage("first");
  page.isControlled = false;
  const worker = await browser.use(ONE);
  assert.ok(worker.hasClaimed);
  assert.deepEqual(await browser.manifest(), { version: "one", oldClients: {}, reports: true });
  browser.isOnline = false;
  assert.equal(await textOf(await worker.get("app.js", page.id)), '200 start("one");');
});

test("a version that takes over keeps the one before for its pages, and deletes it after them", async () => {
  const { browser, page } = await withOne();
  browser.addPage("elsewhere", "/other/");
  await damage(browser, "lost", "app.js");
  const theirs = await browser.caches.open("theirs");
  await theirs.put(`${SCOPE}app.js`, another());
  const two = await browser.use(TWO);
  assert.ok(!two.hasClaimed);
  assert.deepEqual(await browser.manifest(), { version: "two", oldClients: { first: "one" }, reports: true });
  assert.deepEqual(await browser.versions(), ["one", "two"]);
  const second = browser.addPage("second");
  await two.send("alive", { source: second });
  const three = await browser.use(THREE);
  const { oldClients } = await browser.manifest();
  assert.deepEqual(oldClients, { first: "one", second: "two" });
  browser.closePage(page.id);
  await open(three, "ergo/");
  assert.deepEqual(await browser.versions(), ["two", "three"]);
  assert.ok((await browser.caches.keys()).includes("theirs"), "the caches of others are left alone");
});

test("a version that takes over without pages deletes the one before", async () => {
  const { browser, page } = await withOne();
  browser.closePage(page.id);
  await browser.use(TWO);
  assert.deepEqual(await browser.versions(), ["two"]);
});

test("without a manifest, the pages that are open have the version that was stored last", async () => {
  const { browser, page } = await withOne();
  browser.deploy(TWO);
  await browser.install(TWO);
  await browser.caches.delete(cacheName("manifest"));
  const two = await browser.activate();
  assert.deepEqual(await browser.manifest(), { version: "two", oldClients: { first: "one" }, reports: true });
  browser.isOnline = false;
  assert.equal(await textOf(await two.get("app.js", page.id)), '200 start("one");');
});

test("each page gets the files of its version, and so does its worker", async () => {
  const { browser, page } = await withOne();
  const two = await browser.use(TWO);
  browser.isOnline = false;
  assert.equal(await textOf(await two.get("app.js", page.id)), '200 start("one");');
  assert.equal(await textOf(await two.get("app.js", "second")), '200 start("two");');
  assert.equal(await textOf(await two.get("parts/one.wasm", "worker of the first")), "200 the rules, one");
  // The browser may have stopped the worker.
  const again = browser.start(TWO);
  assert.equal(await textOf(await again.get("app.js", page.id)), '200 start("one");');
  await assert.rejects(async () => again.get("parts/two.wasm", page.id), "a page does not mix two versions");
});

test("nothing is deleted while a version is stored", async () => {
  const { browser, worker } = await withOne();
  const { opened, open: answer } = gate();
  browser.deploy(TWO);
  browser.answer = (name) =>
    name === "app.js" ? opened.then(() => new Response(TWO.files["app.js"])) : undefined;
  const installed = browser.install(TWO);
  await settle();
  await open(worker, "ergo/");
  assert.deepEqual(await browser.versions(), ["one", "two"]);
  answer();
  await installed;
  assert.deepEqual(await browser.stored("two"), TWO.files);
});

// Answers.

test("requests that are not for files of the site are left to the browser", async () => {
  const { worker } = await withOne();
  assert.equal(worker.get("app.js", "", { method: "POST" }), undefined);
  assert.equal(worker.get("/app.js"), undefined, "above the site");
  assert.equal(worker.get("other/app.js"), undefined, "another folder");
  assert.equal(worker.open("unknown.html").response, undefined);
  assert.equal(worker.open("app").response, undefined);
  assert.equal(worker.open("toString").response, undefined);
});

test("pages and files are answered without a network", async () => {
  const { browser, worker, page } = await withOne();
  browser.isOnline = false;
  for (const path of ["", "?from=home", "#/ergo", "?a=b/c#/ergo/d", "index.html"])
    assert.equal(await textOf(await open(worker, path)), `200 ${ONE.files["index.html"]}`, path);
  for (const path of ["ergo/", "ergo/index.html", "ergo/?a#b"])
    assert.equal(await textOf(await open(worker, path)), `200 ${ONE.files["ergo/index.html"]}`, path);
  assert.equal(await textOf(await worker.get("app.css#a", page.id)), "200 b {}");
  assert.deepEqual(browser.requested, []);
});

test("a file beside those of the site comes from the network", async () => {
  const { browser, worker, page } = await withOne();
  browser.host["data.txt"] = "data";
  assert.equal(await textOf(await worker.get("data.txt", page.id)), "200 data");
  assert.equal(await textOf(await worker.get("app.js?v=2", page.id)), '200 start("one");');
  assert.deepEqual(browser.requested, ["data.txt", "app.js"]);
});

test("a file that the browser has deleted is loaded once, and stored again", async () => {
  const { browser, worker, page } = await withOne();
  await lose(browser, "one", "app.js");
  const both = [worker.get("app.js", page.id), worker.get("app.js", page.id)];
  for (const response of both) assert.equal(await textOf(await response), '200 start("one");');
  await settle();
  assert.deepEqual(browser.requested, ["app.js"]);
  assert.deepEqual(await browser.stored("one"), ONE.files);
  // And once more when it is lost again.
  await lose(browser, "one", "app.js");
  assert.equal(await textOf(await worker.get("app.js", page.id)), '200 start("one");');
  await settle();
  assert.deepEqual(await browser.stored("one"), ONE.files);
});

test("a page gets its files even if there is no room for them", async () => {
  const { browser, worker, page } = await withOne();
  await lose(browser, "one", "app.js");
  browser.caches.refuse = () => new DOMException("full", "QuotaExceededError");
  assert.equal(await textOf(await worker.get("app.js", page.id)), '200 start("one");');
  await settle();
});

test("a file of another version does not take the place of one that is lost", async () => {
  const { browser, worker, page } = await withOne();
  await lose(browser, "one", "app.js");
  browser.deploy(TWO);
  assert.equal((await worker.get("app.js", page.id))?.status, 404);
  browser.isOnline = false;
  assert.equal((await worker.get("app.js", page.id))?.status, 503);
  const { "app.js": _, ...left } = ONE.files;
  await settle();
  assert.deepEqual(await browser.stored("one"), left);
});

test("a file that is not needed is stored once it was asked for; otherwise the network answers", async () => {
  const { browser, worker, page } = await withOne();
  browser.host["texts/fr-1.js"] = "of a later version";
  assert.equal(await textOf(await worker.get("texts/fr-1.js", page.id)), "200 of a later version");
  assert.equal(await textOf(await worker.get("pictures/ergo.webp", page.id)), "200 a board");
  await settle();
  browser.isOnline = false;
  assert.equal(await textOf(await worker.get("pictures/ergo.webp", page.id)), "200 a board");
  await assert.rejects(async () => worker.get("texts/fr-1.js", page.id));
});

test("redirected answers are made plain, as pages may not be redirected ones", async () => {
  const { browser, worker, page } = await withOne();
  await damage(browser, "one", "index.html", redirected(new Response(ONE.files["index.html"])));
  await damage(browser, "one", "app.css", redirected(new Response(ONE.files["app.css"])));
  assert.equal((await open(worker, ""))?.redirected, false);
  const two = await browser.use(TWO);
  assert.equal((await two.get("app.css", "second"))?.redirected, false, "of the version before");
  assert.equal((await two.get("app.css", page.id))?.redirected, false, "for a page of it");
  await lose(browser, "two", "app.js");
  browser.answer = () => redirected(new Response(TWO.files["app.js"]));
  assert.equal((await two.get("app.js", "second"))?.redirected, false, "a file that was lost");
});

test("if the caches cannot be read, the network answers, or else there is a page that says so", async () => {
  const { browser, page } = await withOne();
  const worker = browser.start(ONE);
  browser.caches.isBroken = true;
  assert.equal(await textOf(await worker.get("app.js", page.id)), '200 start("one");');
  assert.equal(await textOf(await open(worker, "")), `200 ${ONE.files["index.html"]}`);
  browser.isOnline = false;
  assert.equal((await open(worker, ""))?.status, 503);
});

test("a page waits for the scripts and styles that it lacks, and for nothing else", async () => {
  const { browser, worker } = await withOne();
  const { opened, open: answer } = gate();
  await lose(browser, "one", "app.js", "parts/one.wasm");
  browser.answer = (name) =>
    name === "index.html" ? undefined : opened.then(() => new Response(ONE.files[name]));
  const { response, done } = worker.open("");
  let isThere = false;
  void response?.then(() => (isThere = true));
  await settle();
  assert.ok(!isThere);
  answer();
  await done;
  assert.ok(isThere);
  // Without a network, it opens although a file is missing that it need not have at once.
  await lose(browser, "one", "parts/one.wasm");
  browser.answer = () => undefined;
  browser.isOnline = false;
  assert.equal((await open(worker, ""))?.status, 200);
});

for (const [path, lost] of [
  ["", "index.html"],
  ["", "app.js"],
  ["", "app.css"],
  ["ergo/", "app.css"],
])
  test(`without a network and ${lost}, the page of "${path}" says that something is missing`, async () => {
    const { browser, worker } = await withOne();
    await lose(browser, "one", lost);
    browser.isOnline = false;
    const response = await open(worker, path, "second");
    assert.equal(response?.status, 503);
    assert.deepEqual((await browser.manifest()).oldClients, {});
    assert.match((await response?.text()) ?? "", /<h1>Missing</);
    assert.equal(response?.headers.get("content-type"), "text/html; charset=utf-8");
    assert.match(response?.headers.get("content-security-policy") ?? "", /^default-src 'none'/);
  });

test("the page without a network is in a language of the browser, and tries again at another address", async () => {
  const { browser, worker } = await withOne();
  await lose(browser, "one", "index.html");
  browser.isOnline = false;
  const read = async (/** @type {string} */ path) => (await (await open(worker, path))?.text()) ?? "";
  browser.languages = ["xx", "toString", "de-AT", "en"];
  const page = await read("#/ergo");
  assert.equal(
    page,
    `<html lang="de"><h1>Es fehlt etwas</h1><a href="${SCOPE}?again#/ergo">Nochmals</a></html>`,
  );
  browser.languages = [];
  assert.match(await read("?again#/ergo"), new RegExp(`lang="en".*href="${SCOPE}#/ergo"`));
  assert.ok((await read("?a=b#'&")).includes(`href="${SCOPE}?again#'&#38;"`), "as an attribute");
  // What the reader has chosen on the pages counts more than what the browser prefers.
  browser.languages = ["en"];
  assert.match(await read("#/ergo"), /lang="en"/);
  await worker.send({ language: "de" });
  assert.match(await read("#/ergo"), /lang="de"/);
});

test("once the host has another version than what was lost, it is asked for the whole page", async () => {
  const { browser, worker } = await withOne();
  await lose(browser, "one", "app.js");
  browser.deploy(TWO);
  /** @type {ReturnType<FakeBrowser["start"]> | undefined} */
  let next;
  browser.registration.update = async () => {
    await settle();
    next = browser.start(TWO, "waiting");
  };
  assert.equal(await textOf(await open(worker, "", "second")), `200 ${TWO.files["index.html"]}`);
  assert.deepEqual((await browser.manifest()).oldClients, { second: "" });
  assert.equal(await textOf(await worker.get("app.js", "second")), `200 ${TWO.files["app.js"]}`);
  assert.equal(await textOf(await worker.get("app.css", "second")), "200 b {}");
  assert.ok(browser.requested.includes("app.css"), "all of it from the network");
  assert.deepEqual(next?.messages.slice(0, 1), ["take-over"]);
});

test("after a page was opened, what was lost is restored, and the pages hear of it", async () => {
  const { browser, worker, page } = await withOne();
  await lose(browser, "one", "parts/one.wasm");
  await browser.caches.delete(cacheName("manifest"));
  await open(worker, "ergo/");
  assert.deepEqual(await browser.stored("one"), ONE.files);
  assert.deepEqual(page.messages, [{ result: "stored", isUpdate: false }]);
  assert.deepEqual(await browser.manifest(), { version: "one", oldClients: {}, reports: true });
  await open(worker, "ergo/");
  assert.equal(page.messages.length, 1, "nothing was missing");
  await lose(browser, "one", "parts/one.wasm");
  browser.isOnline = false;
  await open(worker, "ergo/");
  assert.deepEqual(page.messages.at(-1), { result: "network", isUpdate: false });
});

test("a worker that was stopped and a damaged manifest do no harm", async () => {
  for (const text of [
    "",
    "{",
    "null",
    '{"version":3,"oldClients":{}}',
    '{"version":"one","oldClients":null}',
  ]) {
    const { browser, page } = await withOne();
    const manifest = await browser.caches.open(cacheName("manifest"));
    await manifest.put(SCOPE, new Response(text));
    browser.isOnline = false;
    const worker = browser.start(ONE);
    assert.equal(await textOf(await worker.get("app.js", page.id)), '200 start("one");', text);
    assert.equal((await open(worker, ""))?.status, 200, text);
    assert.equal((await browser.manifest()).version, "one", text);
  }
});

test("a page learns how many files are missing, and has them restored", async () => {
  const { browser, worker } = await withOne();
  await lose(browser, "one", "app.js", "parts/one.wasm");
  /** @type {number[]} */
  const counts = [];
  const port = { postMessage: (/** @type {number} */ count) => counts.push(count) };
  await worker.send("state", { ports: [port] });
  await worker.send("state", { ports: [port] });
  assert.deepEqual(counts, [2, 0]);
  assert.deepEqual(await browser.stored("one"), ONE.files);
  await worker.send("state");
  // Only a page that says so works.
  await worker.send("state", { source: browser.addPage("second") });
  assert.ok(!(await browser.records()).includes("?alive=second"));
});

// Pages that do not work.

test("a version waits while a page works, unless a page asks it to take over", async () => {
  const { browser, page } = await withOne();
  browser.deploy(TWO);
  const two = await browser.install(TWO);
  assert.equal(two.skips, 0);
  assert.ok(!page.messages.includes("alive?"));
  await two.send("take-over");
  assert.equal(two.skips, 1);
});

test("a page that answers is left alone", async () => {
  const { browser, page, worker } = await withOne();
  browser.addPage("second");
  await lose(browser, "manifest", "?alive=first");
  page.onMessage = (message) => message === "alive?" && worker.send("alive", { source: page });
  browser.deploy(TWO);
  assert.equal((await browser.install(TWO)).skips, 0);
  assert.ok(page.messages.includes("alive?"));
});

test("if no start page works, the next version takes over once, and loads them again at their place", async () => {
  const { browser, page } = await withOne();
  browser.closePage(page.id);
  const broken = [browser.addPage("second", "#/settings"), browser.addPage("third", "?again#/ergo")];
  const example = browser.addPage("fourth", "ergo/");
  browser.deploy(TWO);
  const two = await browser.install(TWO);
  assert.equal(two.skips, 1);
  assert.ok(browser.now >= 20_000, "pages have time to start");
  await browser.activate();
  await settle();
  assert.deepEqual(
    broken.map(({ visited }) => visited),
    [[`${SCOPE}?again#/settings`], [`${SCOPE}#/ergo`]],
  );
  assert.deepEqual(example.visited, []);
  // If the same version comes again and does not work either, nothing is forced.
  await browser.use(THREE);
  browser.addPage("fifth");
  browser.deploy(TWO);
  assert.equal((await browser.install(TWO)).skips, 0);
});

test("a page that is still being opened when a version is installed counts, too", async () => {
  const { browser, page } = await withOne();
  browser.closePage(page.id);
  browser.deploy(TWO);
  const installed = browser.install(TWO);
  while (browser.now < 1000) await settle();
  const late = browser.addPage("second");
  assert.equal((await installed).skips, 1);
  assert.ok(late.messages.includes("alive?"));
});

test("nothing is forced if there are only other pages, or pages of versions that do not report", async () => {
  const { browser, page } = await withOne();
  browser.closePage(page.id);
  browser.addPage("second", "ergo/");
  browser.deploy(TWO);
  assert.equal((await browser.install(TWO)).skips, 0);
  assert.ok(browser.now < 20_000);
  browser.addPage("third");
  const manifest = await browser.caches.open(cacheName("manifest"));
  await manifest.put(SCOPE, new Response('{"version":"one","oldClients":{}}'));
  browser.deploy(THREE);
  assert.equal((await browser.install(THREE)).skips, 0);
});

test("pages of earlier versions do not count as pages that fail to report", async () => {
  const { browser, page } = await withOne();
  await browser.use(TWO);
  await lose(browser, "manifest", "?alive=first");
  browser.deploy(THREE);
  assert.equal((await browser.install(THREE)).skips, 0);
  assert.deepEqual(
    page.messages.filter((message) => message === "alive?"),
    [],
  );
});

test("a start page asks the version that waits to look whether it works", async () => {
  const { browser, worker } = await withOne();
  browser.deploy(TWO);
  const two = await browser.install(TWO);
  await open(worker, "ergo/", "second");
  assert.deepEqual(two.messages, []);
  browser.closePage("first");
  browser.addPage("second");
  await open(worker, "", "second");
  assert.deepEqual(two.messages, ["rescue"]);
  assert.equal(two.skips, 0);
  await two.send("rescue");
  assert.equal(two.skips, 1);
});

test("a page that does not start is loaded again once if a file was damaged", async () => {
  const { browser, worker, page: first } = await withOne();
  /** @param {string} id */
  const openDamaged = async (id) => {
    await damage(browser, "one", "app.js");
    const page = browser.addPage(id);
    await open(worker, "", id);
    assert.deepEqual(await browser.stored("one"), ONE.files);
    return page.visited;
  };
  assert.deepEqual(await openDamaged("second"), [`${SCOPE}?again`]);
  assert.equal(browser.updates, 1, "a later version may help, too");
  assert.deepEqual(await openDamaged("third"), []);
  // A page that works ends that.
  const fourth = browser.addPage("fourth");
  const opened = open(worker, "", "fourth");
  await worker.send("alive", { source: fourth });
  await opened;
  assert.deepEqual(await openDamaged("fifth"), [`${SCOPE}?again`]);
  assert.deepEqual(first.visited, []);
});

test("a page whose damaged files cannot be loaded is not loaded again", async () => {
  const { browser, worker } = await withOne();
  await damage(browser, "one", "app.js");
  browser.isOnline = false;
  const page = browser.addPage("second");
  await open(worker, "", "second");
  assert.deepEqual(page.visited, []);
});

test("a page that was closed before it could report is not waited for", async () => {
  const { browser, worker } = await withOne();
  await open(worker, "", "second");
  assert.ok(browser.now < 20_000);
  assert.equal(browser.updates, 0);
  await open(worker, "ergo/", "third");
});

test("reports of pages that are gone are forgotten", async () => {
  const { browser, worker, page } = await withOne();
  assert.ok((await browser.records()).includes("?alive=first"));
  await worker.send("alive", { source: null });
  browser.closePage(page.id);
  await open(worker, "ergo/");
  assert.deepEqual(
    (await browser.records()).filter((name) => name.startsWith("?alive")),
    [],
  );
});
