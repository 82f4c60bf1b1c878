/**
 * The gallery around its examples, each of which has a script of its own: it makes them, says from where the
 * element can be loaded, and has buttons that copy the sources.
 */

// An example is made when it comes near the window: all of them at once would keep a phone busy for seconds.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      make(/** @type {HTMLElement} */ (target));
    }
  },
  { rootMargin: "50% 0px" },
);
for (const place of document.querySelectorAll(".live")) observer.observe(place);

/**
 * Makes an example. Nothing moves until its board is there and has found its size.
 *
 * @param {HTMLElement} place
 */
function make(place) {
  const template = place.querySelector("template");
  if (!template) return;
  const example = document.importNode(template.content, true);
  const board = example.querySelector("ergo-board, iframe");
  const release = () => requestAnimationFrame(() => requestAnimationFrame(() => (place.style.height = "")));
  for (const type of ["ready", "error", "load"]) board?.addEventListener(type, release, { once: true });
  place.style.height = `${place.clientHeight}px`;
  template.replaceWith(example);
}

const script = document.querySelector("#script");
if (script)
  script.textContent = `<script type="module" src="${new URL("../ergo-board.js", import.meta.url).href}"></script>`;

/** The labels of the buttons. */
const say = /** @type {HTMLElement} */ (document.querySelector("main")).dataset;

for (const figure of document.querySelectorAll("figure.source")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = say.copy ?? "";
  button.addEventListener("click", async () => {
    const code = /** @type {HTMLElement} */ (figure.querySelector("code"));
    try {
      await navigator.clipboard.writeText(code.textContent ?? "");
      button.textContent = say.copied ?? "";
    } catch {
      // Where copying is not allowed, people can still do it themselves.
      getSelection()?.selectAllChildren(code);
      button.textContent = say.selected ?? "";
    }
    setTimeout(() => (button.textContent = say.copy ?? ""), 2000);
  });
  figure.append(button);
}
