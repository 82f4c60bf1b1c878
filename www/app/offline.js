/**
 * Keeps the site in the browser, so that it is there without a network, and offers a new version when
 * one has come. Where that cannot be, the page is as it was.
 */
import { serviceWorkerUrl } from "../parts.js";
import { words } from "../text/index.js";
import { scriptUrl } from "../engine/trusted-types.js";
import { make } from "./dialog.js";

/** The least time between two looks for a new version, in milliseconds. */
const HOUR = 3_600_000;

/**
 * Does nothing where there is no service worker: in `cargo xtask play`, and in the single file.
 * @param {() => void} save stores the game as it stands in this page
 */
export async function keepOffline(save) {
  if (serviceWorkerUrl === undefined || !isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(scriptUrl(serviceWorkerUrl), { scope: "./", updateViaCache: "none" });
    watch(registration, new Offer(registration, save));
  } catch {
    // A browser that may keep nothing: the next visit tries again.
  }
}

/** @param {ServiceWorkerRegistration} registration @param {Offer} offer */
function watch(registration, offer) {
  const look = () => {
    // The very first version has nobody to wait for.
    if (registration.waiting && navigator.serviceWorker.controller) offer.make();
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    // A clock may have been set back meanwhile.
    if (document.hidden || Math.abs(Date.now() - looked) < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** The line that says that a new version is there, below the page, so that nothing moves away from a finger. */
class Offer {
  #line = make("p", { role: "status" });
  #bar = make("div", { id: "update", hidden: "" }, this.#line);

  /** @param {ServiceWorkerRegistration} registration @param {() => void} save */
  constructor(registration, save) {
    const use = make("button", { type: "button", class: "main" }, words.page.updateNow);
    const later = make("button", { type: "button" }, words.page.updateLater);
    use.addEventListener("click", () => {
      const begin = () => {
        save();
        location.reload();
      };
      // Another page may have asked before.
      if (!registration.waiting) return begin();
      navigator.serviceWorker.addEventListener("controllerchange", begin, { once: true });
      registration.waiting.postMessage("take-over");
    });
    later.addEventListener("click", () => (this.#bar.hidden = true));
    this.#bar.append(later, use);
    document.body.append(this.#bar);
  }

  make() {
    this.#bar.hidden = false;
    // Readers speak of what comes into a place that they have seen empty.
    requestAnimationFrame(() => (this.#line.textContent = words.page.updateReady));
  }
}
