/**
 * Registers the service worker, which makes the site available offline, and offers updates. Without
 * service workers it does nothing.
 */
import { serviceWorkerUrl } from "../parts.js";
import { loadMore } from "../text/index.js";
import { scriptUrl } from "../engine/trusted-types.js";
import { make } from "../board/make.js";

/** The minimum time between two checks for an update, in milliseconds. */
const HOUR = 3_600_000;

/** Whether the page works without a network: already, soon, or not at all. @returns {"ready" | "pending" | "none"} */
export function offlineState() {
  if (location.protocol === "file:") return "ready";
  if (serviceWorkerUrl === undefined || !isSecureContext || !("serviceWorker" in navigator)) return "none";
  return navigator.serviceWorker.controller ? "ready" : "pending";
}

/**
 * Does nothing where there is no service worker: in `cargo xtask play`, and in the single file.
 * @param {() => void} save stores the current game of this page
 */
export async function keepOffline(save) {
  if (serviceWorkerUrl === undefined || !isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(scriptUrl(serviceWorkerUrl), { scope: "./", updateViaCache: "none" });
    watch(registration, new Offer(registration, save));
  } catch {
    // Storage may be disabled or full: the next visit tries again.
  }
}

/** @param {ServiceWorkerRegistration} registration @param {Offer} offer */
function watch(registration, offer) {
  const look = () => {
    // The first version replaces nothing, so it need not wait. Meanwhile the worker of a site above this one may control
    // the page.
    if (registration.waiting && registration.active && navigator.serviceWorker.controller) offer.make();
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
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

/** The notice of an update. It is at the bottom of the page, so that the layout does not shift. */
class Offer {
  #line = make("p", { role: "status" });
  #bar = make("div", { id: "update", hidden: "" }, this.#line);
  #use = make("button", { type: "button", class: "main" });
  #later = make("button", { type: "button" });

  /** @param {ServiceWorkerRegistration} registration @param {() => void} save */
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
    const { update } = await loadMore();
    this.#use.textContent = update.now;
    this.#later.textContent = update.later;
    this.#bar.hidden = false;
    // Screen readers announce changes to a live region that was empty before.
    requestAnimationFrame(() => (this.#line.textContent = update.ready));
  }
}
