/** Finds the texts of a page: all that are seen, read out, painted or shown when something is pointed at. */

/**
 * A text, and where it was found.
 *
 * @typedef {{ where: string; text: string }} Said
 */

/**
 * Runs in the page: everything that it says now, and what it has said or painted since the last time.
 *
 * @returns {Said[]}
 */
export function findTexts() {
  /** @type {Map<string, Said>} */
  const found = new Map();
  /**
   * @param {string} where
   * @param {string | null} [text]
   */
  const note = (where, text) => {
    const trimmed = (text ?? "").replaceAll(/\s+/g, " ").trim();
    if (/\p{L}/u.test(trimmed)) found.set(`${where}\t${trimmed}`, { where, text: trimmed });
  };
  const ATTRIBUTES =
    "aria-label aria-description aria-valuetext aria-roledescription title placeholder alt".split(" ");
  // What is written in a game text, a link or by a person is the same in every language.
  const WRITTEN = "textarea, script, style, noscript, .remark, .variation, code, pre, .plain";
  /** @param {Element} element */
  const isThere = (element) => element.checkVisibility() || element.closest("[hidden]") === null;
  /** @param {Element | ShadowRoot} root */
  const walk = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      if (element.closest(WRITTEN) || !isThere(element)) continue;
      const classes = [...element.classList].map((name) => `.${name}`).join("");
      const name = `${element.localName}${element.id && `#${element.id}`}${classes}`;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) note(name, node.textContent);
      for (const attribute of ATTRIBUTES) note(`${name}[${attribute}]`, element.getAttribute(attribute));
      if (
        element instanceof HTMLInputElement &&
        !["text", "search", "radio", "checkbox"].includes(element.type)
      )
        note(`${name}[value]`, element.value);
    }
  };
  walk(document.body);
  note("title", document.title);
  for (const heard of /** @type {any} */ (window).takeHeard()) {
    const [where, text] = heard.split("\t");
    note(where, text);
  }
  return [...found.values()];
}
