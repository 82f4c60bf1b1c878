/**
 * Light or dark: follows the reader's preference where the page does, so that a board on a page without a
 * dark theme stays light.
 */
import { boardStyles } from "./style.js";

const DARK = "(prefers-color-scheme: dark)";

/**
 * Whether an element is shown on a dark page.
 *
 * @param {Element} element
 */
function isDark(element) {
  const { colorScheme } = getComputedStyle(element);
  return colorScheme.includes("dark") && (matchMedia(DARK).matches || !colorScheme.includes("light"));
}

/**
 * @param {HTMLElement} element
 * @param {ShadowRoot} root
 */
export function applyTheme(element, root) {
  const { ownerDocument } = element;
  const themes = boardStyles(ownerDocument, true);
  // Parts that were loaded on demand have added their own.
  const others = root.adoptedStyleSheets.filter((sheet) => !themes.includes(sheet));
  root.adoptedStyleSheets = [...boardStyles(ownerDocument, isDark(element)), ...others];
}

/**
 * @param {HTMLElement} element
 * @param {() => void} onChange
 * @param {AbortSignal} signal stops watching
 */
export function watchTheme(element, onChange, signal) {
  let wasDark = isDark(element);
  for (const query of [DARK, "(prefers-contrast: more)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", onChange, { signal });
  }
  // Pages with a switch of their own set attributes of the root element or the body.
  const observer = new MutationObserver(() => {
    if (isDark(element) !== wasDark) onChange();
    wasDark = isDark(element);
  });
  const { documentElement, body } = element.ownerDocument;
  for (const watched of [documentElement, body]) observer.observe(watched, { attributes: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
