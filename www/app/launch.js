/**
 * Content that the system hands to the page where it is installed as an app: files that are opened with it,
 * and texts and links that other apps share with it. The manifest announces both.
 */
import { linkIn, takeText } from "./drop-and-paste.js";
import { setEntry } from "../ui/history-entry.js";

/** The parts of what is shared, as the manifest names them in the address. */
const SHARED = ["url", "text", "title"];

/** @param {import("./drop-and-paste.js").Handlers} handlers */
export function takeLaunches(handlers) {
  takeShared(handlers);
  /** @type {any} */ (window).launchQueue?.setConsumer(
    (/** @type {{ files?: readonly FileSystemFileHandle[] }} */ { files = [] }) => {
      const found = files.map((handle) => handle.getFile());
      // A file that cannot be read is reported where it is read, which may be later.
      for (const file of found) file.catch(() => {});
      if (found.length > 0) handlers.files(found);
    },
  );
}

/** @param {import("./drop-and-paste.js").Handlers} handlers */
function takeShared(handlers) {
  const { pathname, search, hash } = location;
  const parameters = new URLSearchParams(search);
  const texts = SHARED.map((name) => parameters.get(name)?.trim() ?? "").filter(Boolean);
  if (texts.length === 0) return;
  // Otherwise a reload would open it again.
  for (const name of SHARED) parameters.delete(name);
  setEntry(history.state, `${pathname}${parameters.size > 0 ? "?" : ""}${parameters}${hash}`);
  // Some apps put the link into the text.
  takeText(texts.find((text) => linkIn(text) !== undefined) ?? texts[0], handlers);
}
