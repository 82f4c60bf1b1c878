/**
 * Registers the service worker, which makes the site available offline, and offers updates. Without service
 * workers it does nothing.
 */
import { serviceWorkerUrl } from "../parts/module.js";
import { languageChanges, loadWords, words } from "../text/index.js";
import { scriptUrl } from "../engine/trusted-types.js";
import { isFromDisk } from "../ui/from-disk.js";
import { make } from "../ui/make.js";
import { setEntry } from "../ui/history-entry.js";

/** The minimum time between two checks for an update, in milliseconds. */
const HOUR = 3_600_000;

/** How long the service worker may take to answer, in milliseconds. */
const ANSWER = 10_000;

/**
 * Whether the page works without a network: already, soon, or not in this browser; or else why not: the
 * browser has no room, the network does not respond, the host has another version, or the browser refuses.
 * `"outdated"`: this version works, and a later one could not be stored.
 *
 * @typedef {"ready" | "pending" | "none" | "room" | "network" | "changed" | "refused" | "outdated"} OfflineState
 */

/** Changes of the state. */
export const offlineChanges = new EventTarget();

/**
 * Why the last attempt to store a version failed.
 *
 * @type {OfflineState | undefined}
 */
let failure;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** @param {OfflineState | undefined} state */
function fail(state) {
  failure = state;
  offlineChanges.dispatchEvent(new Event("change"));
}

const isOffered = () => serviceWorkerUrl !== undefined && isSecureContext && "serviceWorker" in navigator;

/**
 * The state as the service worker finds it: a browser may have deleted what was stored.
 *
 * @returns {Promise<OfflineState>}
 */
export async function offlineState() {
  if (isFromDisk()) return "ready";
  if (!isOffered()) return "none";
  const missing = registration?.active ? await countMissing(registration.active) : undefined;
  if (missing === 0) return failure === "outdated" ? failure : "ready";
  return failure ?? "pending";
}

/**
 * How many files are missing; an earlier version does not answer.
 *
 * @param {ServiceWorker} worker
 * @returns {Promise<number | undefined>}
 */
const countMissing = (worker) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage("state", [port2]);
    setTimeout(resolve, ANSWER);
  });

/**
 * Does nothing where there is no service worker: in `cargo xtask play`, and in the single file.
 *
 * @param {() => void} save stores the current game of this page
 */
export async function keepOffline(save) {
  if (!isOffered()) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "alive?") report();
    if (typeof data?.result !== "string") return;
    const result = data.result === "stored" ? undefined : data.isUpdate ? "outdated" : data.result;
    // Whoever hears of a change looks again, and that may fail again.
    if (result === undefined || result !== failure) fail(result);
  });
  // The service worker has loaded the page again, at another address.
  if (location.search === "?again") setEntry(history.state, location.pathname + location.hash);
  // The first version is ready.
  serviceWorker.addEventListener("controllerchange", () => offlineChanges.dispatchEvent(new Event("change")));
  addEventListener("pageshow", report);
  try {
    registration = await serviceWorker.register(scriptUrl(/** @type {string} */ (serviceWorkerUrl)), {
      scope: "./",
      updateViaCache: "none",
    });
    report();
    keepLanguage();
    languageChanges.addEventListener("change", keepLanguage);
    watch(registration, new Offer(registration, save));
    fail(failure);
  } catch {
    // Storage may be disabled: the next visit tries again.
    fail("refused");
  }
}

/**
 * Tells the service workers that this page works, and can offer updates: otherwise the next version takes
 * over.
 */
function report() {
  for (const worker of workers()) worker?.postMessage("alive");
}

/** Has the service workers store the files of the language. */
function keepLanguage() {
  for (const worker of workers()) worker?.postMessage({ language: words.code });
}

const workers = () => [registration?.installing, registration?.waiting, registration?.active];

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Offer} offer
 */
function watch(registration, offer) {
  const look = () => {
    // The first version replaces nothing, so it need not wait. Meanwhile the worker of a site above this one
    // may control the page.
    if (registration.waiting && registration.active && navigator.serviceWorker.controller) offer.make();
  };
  const follow = () => {
    const { installing, active } = registration;
    let before = installing?.state;
    installing?.addEventListener("statechange", () => {
      look();
      // It has said why, unless the browser has stopped it.
      if (before === "installing" && installing.state === "redundant")
        fail(active ? "outdated" : (failure ?? "network"));
      before = installing.state;
    });
  };
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    // The clock may have been set back.
    if (document.hidden || Math.abs(Date.now() - looked) < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** The notice of an update, in a row of its own at the bottom of the page. */
class Offer {
  #line = make("p", { role: "status" });
  #bar = make("div", { id: "update", class: "buttons", hidden: "" }, this.#line);
  #use = make("button", { type: "button", class: "main" });
  #later = make("button", { type: "button" });

  /**
   * @param {ServiceWorkerRegistration} registration
   * @param {() => void} save
   */
  constructor(registration, save) {
    this.#use.addEventListener("click", () => {
      const begin = () => {
        save();
        location.reload();
      };
      // Another page may have started the update already.
      if (!registration.waiting) return begin();
      navigator.serviceWorker.addEventListener("controllerchange", begin, { once: true });
      registration.waiting.postMessage("take-over");
    });
    this.#later.addEventListener("click", () => (this.#bar.hidden = true));
    this.#bar.append(this.#later, this.#use);
    document.body.append(this.#bar);
  }

  async make() {
    const { update } = await loadWords();
    this.#use.textContent = update.now;
    this.#later.textContent = update.later;
    this.#bar.hidden = false;
    // Screen readers announce changes to a live region that was empty before.
    requestAnimationFrame(() => (this.#line.textContent = update.ready));
  }
}
