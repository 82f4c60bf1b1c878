/** Drop and paste: games dropped on the page as files or text, or pasted anywhere but into a field. */
import { isRecord } from "../library/abstractplay-record.js";
import { isField } from "../ui/dom.js";
import { words } from "../text/index.js";
import { make } from "../ui/make.js";

/** Only game texts contain this. */
const GAME_TAG = /\[\s*Game\s+"/;
/** The fragment that ends the address of a game. */
const LINK = /#(\d+\.[\w.~-]+)\s*$/;

/** @param {DataTransfer | null} data */
const isAccepted = (data) => data?.types.some((type) => type === "Files" || type === "text/plain") ?? false;

/**
 * Opens games that come from elsewhere.
 *
 * @typedef {object} Handlers
 * @property {(text: string) => unknown} text
 * @property {(files: (File | Promise<File>)[]) => unknown} files
 * @property {(link: string) => unknown} link
 */

/**
 * The link of a game at the end of a text, without its `#`.
 *
 * @param {string} text
 */
export const linkIn = (text) => (GAME_TAG.test(text) ? undefined : text.match(LINK)?.[1]);

/**
 * Opens the game of a text or of a link.
 *
 * @param {string} text
 * @param {Handlers} handlers
 */
export function takeText(text, handlers) {
  const link = linkIn(text);
  if (link === undefined) handlers.text(text);
  else handlers.link(link);
}

/**
 * @param {import("../element/ergo-board.js").ErgoBoard} board reads what is pasted
 * @param {Handlers} handlers
 */
export function watchDropAndPaste(board, handlers) {
  const hint = make(
    "div",
    { class: "drop", "aria-hidden": "true", hidden: "" },
    make("p", {}, words.banner.drop),
  );
  document.body.append(hint);
  /** Whether the drag started on this page. */
  let isOwn = false;
  const show = (/** @type {boolean} */ shown) => {
    if (shown) (document.querySelector("dialog[open]") ?? document.body).append(hint);
    hint.hidden = !shown;
  };
  document.addEventListener("dragstart", () => (isOwn = true));
  document.addEventListener("dragend", () => (isOwn = false));
  document.addEventListener("dragover", (event) => {
    const { dataTransfer: data } = event;
    if (isOwn || !isAccepted(data) || (isField(event) && !data?.types.includes("Files"))) return show(false);
    event.preventDefault();
    return show(true);
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) show(false);
  });
  document.addEventListener("drop", (event) => {
    const wasOffered = !hint.hidden;
    show(false);
    if (!wasOffered || !event.dataTransfer) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length > 0) handlers.files([...files]);
    else takeText(event.dataTransfer.getData("text/plain"), handlers);
  });
  document.addEventListener("paste", async (event) => {
    if (isField(event) || document.querySelector("dialog[open]:not(#game-text)")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const files = [...(event.clipboardData?.files ?? [])].filter(
      ({ type }) => type === "" || type.startsWith("text/"),
    );
    if (files.length > 0) return void handlers.files(files);
    if (GAME_TAG.test(text) || LINK.test(text) || isRecord(text)) return takeText(text, handlers);
    // People paste other things by mistake. Only the parser knows whether this is a list of moves.
    const read = text.trim() === "" ? undefined : await board.readGames({ text }).catch(() => undefined);
    if (read?.lists.length) takeText(text, handlers);
  });
}
