/**
 * Drop and paste: games dropped on the page as files or text, or pasted anywhere but into a field.
 */
import { isField } from "../board/dom.js";
import { words } from "../text/index.js";
import { make } from "../board/make.js";

/** Only game texts contain this. */
const GAME_TAG = /\[\s*Game\s+"/;
/** The fragment that ends the address of a game. */
const LINK = /#(\d+\.[\w.~-]+)\s*$/;

/** @param {DataTransfer | null} data */
const isAccepted = (data) => data?.types.some((type) => type === "Files" || type === "text/plain") ?? false;

/**
 * @param {import("../element/ergo-board.js").ErgoBoard} board reads what is pasted
 * @param {object} handlers
 * @param {(text: string) => unknown} handlers.text
 * @param {(files: File[]) => unknown} handlers.files
 * @param {(link: string) => unknown} handlers.link
 */
export function watchDropAndPaste(board, handlers) {
  const hint = make("div", { class: "drop", "aria-hidden": "true", hidden: "" }, make("p", {}, words.banner.drop));
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
    else take(event.dataTransfer.getData("text/plain"));
  });
  document.addEventListener("paste", async (event) => {
    if (isField(event) || document.querySelector("dialog[open]:not(#game-text)")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type === "" || type.startsWith("text/"));
    if (files.length > 0) return void handlers.files(files);
    if (GAME_TAG.test(text) || LINK.test(text)) return take(text);
    // People paste other things by mistake. Only the parser knows whether this is a list of moves.
    const read = text.trim() === "" ? undefined : await board.read("read", text).catch(() => undefined);
    if (read?.lists.length) take(text);
  });

  /** @param {string} text */
  function take(text) {
    const link = text.match(LINK);
    if (link && !GAME_TAG.test(text)) handlers.link(link[1]);
    else handlers.text(text);
  }
}
