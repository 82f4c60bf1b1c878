/**
 * Installing the page as an app. Only some browsers offer it to pages; where they do, the page offers it in
 * its settings instead of the browser in a bar of its own.
 */

/** @typedef {Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> }} InstallEvent */

/** @type {InstallEvent | undefined} */
let offer;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {InstallEvent} */ (event);
});
addEventListener("appinstalled", () => {
  offer = undefined;
  // An app keeps its games.
  navigator.storage?.persist?.().catch(() => {});
});

export const canInstall = () => offer !== undefined;

/** Asks whether to install the page; a browser asks once. */
export async function install() {
  const event = offer;
  offer = undefined;
  await event?.prompt();
}
