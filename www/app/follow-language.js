/** Lets the page follow its setting of the language, which another tab may change. */
import { settings } from "../storage/settings-store.js";
import { setEntry } from "../ui/history-entry.js";

export function followLanguage() {
  let language = settings.get("language");
  settings.addEventListener("change", async () => {
    if (settings.get("language") === language) return;
    language = settings.get("language");
    const { pickLanguage } = await import("../text/switch.js");
    // Boards follow the language of the page, and the page follows them.
    document.documentElement.lang = pickLanguage(language ? [language] : navigator.languages);
    const { search, pathname, hash } = location;
    // The next visit follows the setting, too.
    if (/[?&]lang=/.test(search)) setEntry(history.state, pathname + hash);
  });
}
