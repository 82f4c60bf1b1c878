/** The folder of the page: which one it is, what is known of it, and that tabs take turns. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeFolder } from "./fake-folder.mjs";
import { faults, stored } from "./fake-storage.mjs";
import "./library-browser.mjs";

/** The locks of the browser: each request waits for the earlier ones. */
class FakeLocks {
  #last = Promise.resolve();

  /**
   * @template T
   * @param {string} _name
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  request(_name, work) {
    const done = this.#last.then(work);
    this.#last = done.then(
      () => {},
      () => {},
    );
    return done;
  }
}

Object.defineProperty(globalThis, "navigator", {
  configurable: true,
  value: { locks: new FakeLocks(), hardwareConcurrency: 1 },
});
const page = Object.assign(new EventTarget(), { hidden: false });
Object.assign(globalThis, { document: page });
const { folder } = await import("../../../www/library/folder.js");
const { SETTINGS_FILE } = await import("../../../www/library/folder-file.js");
const { FOLDER } = await import("../../../www/storage/keys.js");

const KEY = "ergo.settings";

/**
 * Lets the person choose a folder.
 *
 * @param {FakeFolder} files
 * @param {string} name
 */
async function choose(files, name = "Games") {
  const handle = Object.assign(files.handle, { name, queryPermission: async () => "granted" });
  Object.assign(globalThis, { showDirectoryPicker: async () => handle });
  await folder.choose();
}

/** The page comes into view. */
const look = () => {
  const done = new Promise((resolve) => folder.addEventListener("change", resolve, { once: true }));
  page.dispatchEvent(new Event("visibilitychange"));
  return done;
};

/** @param {boolean} sound */
const settingsFile = (sound) =>
  `{"version":2,"deleted":[],"restored":[],"records":{"settings":{"sound":${sound},"version":1}}}`;

beforeEach(async () => {
  await folder.forget();
  stored.clear();
});

test("what both agreed on is known the next time, so that changes elsewhere count", async () => {
  const files = new FakeFolder();
  stored.set(KEY, '{"sound":false,"version":1}');
  await choose(files);
  assert.equal(folder.state, "current");
  files.put(SETTINGS_FILE, settingsFile(true));
  await look();
  assert.equal(stored.get(KEY), '{"sound":true,"version":1}');
});

test("nothing of a folder is known of another one", async () => {
  stored.set(KEY, '{"sound":false,"version":1}');
  await choose(new FakeFolder());
  const files = new FakeFolder();
  files.put(SETTINGS_FILE, settingsFile(true));
  await choose(files, "Others");
  assert.equal(folder.name, "Others");
  // Both have a value, and nobody knows which is newer.
  assert.equal(stored.get(KEY), '{"sound":false,"version":1}');
});

test("nothing is read or written while another tab does", async () => {
  const files = new FakeFolder();
  await choose(files);
  files.delete(SETTINGS_FILE);
  let release = () => {};
  const other = navigator.locks.request(FOLDER, () => new Promise((resolve) => (release = () => resolve(1))));
  const done = look();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(files.names(), []);
  release();
  await Promise.all([other, done]);
  await look();
  assert.deepEqual(files.names(), [SETTINGS_FILE]);
});

test("a folder that is chosen while the last one is synchronised begins anew", async () => {
  stored.set(KEY, '{"sound":false,"version":1}');
  const [first, second] = [new FakeFolder(), new FakeFolder()];
  await choose(first);
  second.put(SETTINGS_FILE, settingsFile(true));
  first.put(SETTINGS_FILE, settingsFile(false));
  /** @type {Promise<unknown> | undefined} */
  let chosen;
  first.delete(SETTINGS_FILE);
  first.beforeWrite = async () => {
    first.beforeWrite = undefined;
    chosen = choose(second, "Others");
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await look();
  await chosen;
  // What the first one has agreed on would make the second one right.
  assert.equal(stored.get(KEY), '{"sound":false,"version":1}');
  assert.match(second.text(SETTINGS_FILE), /"sound": false/);
});

test("a folder that was given up is left alone", async () => {
  const files = new FakeFolder();
  await choose(files);
  await folder.forget();
  assert.equal(folder.state, "none");
  files.delete(SETTINGS_FILE);
  await look();
  assert.deepEqual(files.names(), []);
});

test("a folder that cannot be chosen leaves the page able to choose another one", async () => {
  Object.assign(globalThis, {
    showDirectoryPicker: async () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  await assert.rejects(folder.choose());
  faults.isFull = true;
  await assert.rejects(choose(new FakeFolder()), /may not store/);
  faults.isFull = false;
  const files = new FakeFolder();
  await choose(files);
  assert.equal(folder.state, "current");
});

test("what a newer version or damage has left is said", async () => {
  const files = new FakeFolder();
  await choose(files);
  assert.deepEqual([folder.isNewer, folder.isSetAside], [false, false]);
  files.put(SETTINGS_FILE, settingsFile(true).replace('"version":1', '"version":2'));
  await look();
  assert.deepEqual([folder.isNewer, folder.isSetAside], [true, false]);
  files.put(SETTINGS_FILE, "{");
  await look();
  assert.deepEqual([folder.isNewer, folder.isSetAside], [false, true]);
  // Settings that are opened later show it as well.
  await look();
  assert.ok(folder.isSetAside);
});
