/** Lets the page follow its setting of the language, which another tab may change. */
import { languagesOf, speak } from "../text/index.js";
import { settings } from "../storage/settings-store.js";
import { setEntry } from "../ui/history-entry.js";

export function followLanguage() {
  let language = settings.get("language");
  const asked = new URLSearchParams(location.search).get("lang");
  const { lang } = document.documentElement;
  // A host may forbid the script in the head of the page that has chosen one, `reader-language.js`, and another
  // tab may have changed the setting since.
  if (lang === "en" || (!asked && language && language !== lang))
    void speak([asked ?? "", language].filter(Boolean), navigator.languages);
  settings.addEventListener("change", async () => {
    if (settings.get("language") === language) return;
    language = settings.get("language");
    await speak(...languagesOf(language));
    const { search, pathname, hash } = location;
    // The next visit follows the setting, too.
    if (/[?&]lang=/.test(search)) setEntry(history.state, pathname + hash);
  });
}
