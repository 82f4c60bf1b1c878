/**
 * QR codes as pictures: dark on light in every theme, with the quiet zone around them that scanners need.
 */
import { encodeQr } from "./qr.js";

/** The width of the quiet zone, in modules. */
const QUIET = 4;

/** @param {string} text @param {string} label @returns {SVGElement | undefined} nothing if the text is too long */
export function drawQr(text, label) {
  const modules = encodeQr(text);
  if (!modules) return undefined;
  const size = modules.length + 2 * QUIET;
  const part = (/** @type {string} */ tag, /** @type {Record<string, string>} */ attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  const picture = part("svg", {
    class: "qr",
    viewBox: `0 0 ${size} ${size}`,
    role: "img",
    "aria-label": label,
    "shape-rendering": "crispEdges",
  });
  // Not the colours of the theme: scanners look for dark on light.
  picture.append(
    part("rect", { width: String(size), height: String(size), fill: "#fff" }),
    part("path", { d: dark.join(""), fill: "#000" }),
  );
  return /** @type {SVGElement} */ (picture);
}
