/**
 * Chooses the language of the page before anything of it is seen: that of the address (`?lang=de`, or
 * `lang=de` in the fragment of a frame), of the settings, or of the browser. The build writes this script
 * into the head of the page, with the file of each language, which is loaded at once. Without the build,
 * English is seen until `follow-language.js` has chosen.
 */
{
  /**
   * The files of the languages that are complete, and of others, which come only if somebody asks for them.
   *
   * @type {Record<string, string>[]}
   */
  const [complete, others] = [{}, {}];
  /** The file that switches to them. */
  const languages = "";
  const root = document.documentElement;
  /** @type {string | undefined} */
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("ergo.settings") ?? "{}").language;
  } catch {
    // The browser does not let the page read, or it is damaged: the page says so later.
  }
  const codesOf = (/** @type {readonly unknown[]} */ tags) =>
    tags.flatMap((tag) => (typeof tag === "string" ? [tag, tag.toLowerCase().split("-")[0]] : []));
  const files = { ...complete, ...others };
  root.lang =
    codesOf([/[?#&]lang=([\w-]*)/.exec(location.href)?.[1], chosen]).find((code) =>
      Object.hasOwn(files, code),
    ) ??
    codesOf(navigator.languages).find((code) => Object.hasOwn(complete, code)) ??
    "en";
  // Of what the page says in all languages if it cannot be loaded, one is left. Without this script all are seen.
  document.addEventListener("readystatechange", () => {
    const said = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#unloaded [lang]"))];
    const code = said.find(({ lang }) => lang === root.lang)?.lang ?? "en";
    for (const paragraph of said) if (paragraph.lang !== code) paragraph.remove();
  });
  if (root.lang !== "en") {
    // Its English words are not seen.
    root.classList.add("untranslated");
    for (const href of [languages, files[root.lang]]) {
      if (!href) continue;
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
  }
}
