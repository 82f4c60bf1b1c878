/**
 * Chooses the language of the page before anything of it is seen: that of the address (`?lang=de`, or
 * `lang=de` in the fragment of a frame), of the settings, or of the browser. The build writes this script
 * into the head of the page, with the file of each language, which is loaded at once.
 */
{
  /** @type {Record<string, string>} */
  const files = { en: "", de: "", es: "", fr: "", nl: "", pt: "", "en-XA": "", "ar-XB": "" };
  /** What switches to them. */
  const languages = "";
  const root = document.documentElement;
  /** @type {string | undefined} */
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("ergo.settings") ?? "{}").language;
  } catch {
    // The browser does not let the page read, or it is damaged: the page says so later.
  }
  const tags = [/[?#&]lang=([\w-]*)/.exec(location.href)?.[1], chosen, ...navigator.languages];
  const codes = tags.flatMap((tag) =>
    typeof tag === "string" ? [tag, tag.toLowerCase().split("-")[0]] : [],
  );
  root.lang = codes.find((code) => Object.hasOwn(files, code)) ?? "en";
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
