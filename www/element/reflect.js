/** Sets properties that were set before the element was defined again, through their setters. @param {HTMLElement} element @param {readonly string[]} names */
export function upgrade(element, names) {
  const self = /** @type {any} */ (element);
  for (const name of names.filter((name) => Object.hasOwn(element, name))) {
    const value = self[name];
    delete self[name];
    self[name] = value;
  }
}

/** Sets an attribute or removes it; whether it was the same before. @param {HTMLElement} element @param {string} name @param {unknown} value */
export function reflect(element, name, value) {
  const isSame = element.getAttribute(name) === (value === null ? null : String(value));
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
  return isSame;
}
