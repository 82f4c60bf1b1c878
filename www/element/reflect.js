import { LOOK_ATTRIBUTES, propertyOf, readValue } from "../ui/looks.js";

/**
 * Sets properties that were set before the element was defined again, through their setters. Nobody would
 * catch what such a setter throws: a value without a text becomes its type, which is reported like any other
 * invalid value.
 *
 * @param {HTMLElement} element
 * @param {readonly string[]} attributes
 */
export function upgrade(element, attributes) {
  const self = /** @type {any} */ (element);
  for (const attribute of attributes) {
    const name = propertyOf(attribute);
    if (!Object.hasOwn(element, name)) continue;
    const value = self[name];
    delete self[name];
    try {
      self[name] = value;
    } catch {
      element.setAttribute(attribute, typeof value);
    }
  }
}

/**
 * Sets an attribute or removes it. A value without a text throws before anything changes.
 *
 * @param {HTMLElement} element
 * @param {string} name
 * @param {unknown} value
 * @param {readonly string[]} [replaced] attributes that it replaces
 * @returns {boolean} whether it was the same before
 */
export function reflect(element, name, value, replaced = []) {
  const text = value === null || value === undefined ? null : String(value);
  for (const other of replaced) element.removeAttribute(other);
  const isSame = element.getAttribute(name) === text;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
  return isSame;
}

/**
 * Defines the properties of the looks.
 *
 * @param {HTMLElement} prototype
 */
export function reflectLooks(prototype) {
  for (const name of LOOK_ATTRIBUTES)
    Object.defineProperty(prototype, propertyOf(name), {
      configurable: true,
      get() {
        return readValue(this, name);
      },
      set(value) {
        reflect(this, name, value);
      },
    });
}

/**
 * A whole number from a value of a script; 0 if it is not a number.
 *
 * @param {unknown} value
 */
export const wholeNumber = (value) => Math.trunc(Number(value)) || 0;
