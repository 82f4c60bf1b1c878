/** QR codes as pictures: dark on light in every theme, with the quiet zone around them that scanners need. */
import { svg } from "../ui/svg.js";
import { encodeQr } from "./qr.js";

/** The width of the quiet zone, in modules. */
const QUIET = 4;

/**
 * @param {string} text
 * @param {string} label
 * @returns {SVGElement | undefined} nothing if the text is too long
 */
export function drawQr(text, label) {
  const modules = encodeQr(text);
  if (!modules) return undefined;
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  const picture = svg("svg", {
    class: "qr",
    viewBox: `0 0 ${size} ${size}`,
    role: "img",
    "aria-label": label,
    "shape-rendering": "crispEdges",
  });
  // Not the colours of the theme: scanners look for dark on light.
  picture.append(
    svg("rect", { width: String(size), height: String(size), fill: "#fff" }),
    svg("path", { d: dark.join(""), fill: "#000" }),
  );
  return picture;
}
