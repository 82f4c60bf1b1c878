/**
 * Draws the icons of the site from `www/icon.svg`: `node tools/site/generate/icons.js` . The images are
 * checked in, because building the site requires no browser.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { startBrowser } from "./browser.js";

const www = new URL("../../../www/", import.meta.url);
const icon = readFileSync(new URL("icon.svg", www), "utf8");
const ground = /** @type {RegExpExecArray} */ (/<rect [^>]*fill="(#\w+)"/.exec(icon))[1];

/**
 * Maskable icons: devices crop them, so the background fills the square and the drawing stays within the safe
 * zone.
 *
 * @param {number} share how much of the width the drawing takes
 */
function filled(share) {
  const [at, size] = [(64 * (1 - share)) / 2, 64 * share].map((length) => length.toFixed(2));
  const drawing = icon.replace("<svg ", `<svg x="${at}" y="${at}" width="${size}" height="${size}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${drawing}</svg>`;
}

/** @type {[name: string, size: number, drawing: string][]} */
const ICONS = [
  ["icon-192.png", 192, icon],
  ["icon-512.png", 512, icon],
  ["maskable-512.png", 512, filled(0.9)],
  ["apple-touch-icon.png", 180, filled(1)],
];

const browser = await startBrowser();
const page = await browser.newPage();
for (const [name, size, drawing] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`,
  );
  writeFileSync(new URL(`icons/${name}`, www), await page.screenshot({ omitBackground: true }));
}
await browser.close();
