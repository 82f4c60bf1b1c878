/**
 * The gallery around its examples, each of which has a script of its own: the address to load the element from, and
 * buttons that copy the sources.
 */
const script = document.querySelector("#script");
if (script) script.textContent = `<script type="module" src="${new URL("../ergo-board.js", location.href).href}"></script>`;

for (const figure of document.querySelectorAll("figure.source")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const code = /** @type {HTMLElement} */ (figure.querySelector("code"));
    try {
      await navigator.clipboard.writeText(code.textContent ?? "");
      button.textContent = "Copied";
    } catch {
      // Where copying is not allowed, people can still do it themselves.
      getSelection()?.selectAllChildren(code);
      button.textContent = "Selected";
    }
    setTimeout(() => (button.textContent = "Copy"), 2000);
  });
  figure.append(button);
}
