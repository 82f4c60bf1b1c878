/**
 * Carries the settings to the page and its board: the page by attributes of the root element, the board by
 * its own attributes.
 */
import { settings } from "../storage/settings-store.js";
import { LOOKS, LOOK_ATTRIBUTES, propertyOf } from "../ui/looks.js";

/** @import {AnyLook} from "../ui/looks.js" */
/** @import {LookAttribute} from "../ui/looks.js" */

/**
 * The attribute that belongs to the setting of a look; nothing for the default of the board.
 *
 * @param {LookAttribute} name
 */
function attributeOf(name) {
  /** @type {AnyLook} */
  const { kind, values, default: usual } = LOOKS[name];
  const setting = settings.get(propertyOf(name));
  const value = kind === "switch" ? values[setting ? 0 : 1] : String(setting);
  return value === usual ? null : value;
}

/**
 * The attributes of the board by setting.
 *
 * @type {Record<string, () => string | null>}
 */
const ATTRIBUTES = {
  ...Object.fromEntries(LOOK_ATTRIBUTES.map((name) => [name, () => attributeOf(name)])),
  sound: () => (settings.get("sound") ? String(Math.round(settings.get("volume") * 100)) : null),
  cores: () => settings.get("cores") || null,
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
