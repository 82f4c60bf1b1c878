/**
 * Carries the settings to the page and its board: the page by attributes of the root element, the board by
 * its own attributes.
 */
import { settings } from "../storage/settings-store.js";

/**
 * The attributes of the board by setting.
 *
 * @type {Record<string, () => string | null>}
 */
const ATTRIBUTES = {
  "board-theme": () => settings.get("boardTheme"),
  "piece-set": () => settings.get("pieceSet"),
  coordinates: () => settings.get("coordinates"),
  motion: () => settings.get("motion"),
  sound: () => (settings.get("sound") ? String(Math.round(settings.get("volume") * 100)) : null),
  vibration: () => (settings.get("vibration") ? "on" : null),
  targets: () => (settings.get("targets") ? null : "off"),
  threats: () => (settings.get("threats") ? "on" : null),
  warnings: () => (settings.get("warnings") ? "on" : null),
  confirm: () => (settings.get("confirm") ? "small" : null),
  cores: () => settings.get("cores") || null,
  announcements: () => settings.get("announcements"),
};

/**
 * Applies the settings now and whenever they change.
 *
 * @param {HTMLElement} board
 */
export function applySettings(board) {
  const apply = () => {
    const appearance = settings.get("appearance");
    const root = document.documentElement;
    // Style sheets and boards follow the `color-scheme` of the page.
    if (appearance === "system") delete root.dataset.appearance;
    else root.dataset.appearance = appearance;
    for (const [name, read] of Object.entries(ATTRIBUTES)) {
      const value = read();
      if (value === null) board.removeAttribute(name);
      else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
    }
  };
  settings.addEventListener("change", apply);
  apply();
}
