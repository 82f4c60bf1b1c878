/**
 * Games that come in from elsewhere: dropped on the page as files or texts, or pasted anywhere but
 * into a field.
 */
import { isField } from "../board/dom.js";
import { words } from "../text/index.js";
import { make } from "./dialog.js";

/** What a game text has in it, and no other text. */
const GAME_TAG = /\[\s*Game\s+"/;
/** What the address of a game ends in. */
const LINK = /#(\d+\.[\w.~-]+)\s*$/;

/** @param {DataTransfer | null} data */
const isWelcome = (data) => data?.types.some((type) => type === "Files" || type === "text/plain") ?? false;

/**
 * @param {import("../element/ergo-board.js").ErgoBoard} board reads what is pasted
 * @param {object} taker
 * @param {(text: string) => unknown} taker.text
 * @param {(files: File[]) => unknown} taker.files
 * @param {(link: string) => unknown} taker.link
 */
export function watchDropAndPaste(board, taker) {
  const hint = make("div", { class: "drop", "aria-hidden": "true", hidden: "" }, make("p", {}, words.gameText.drop));
  document.body.append(hint);
  /** Whether what is dragged comes from the page itself. */
  let isOwn = false;
  const show = (/** @type {boolean} */ shown) => {
    if (shown) (document.querySelector("dialog[open]") ?? document.body).append(hint);
    hint.hidden = !shown;
  };
  document.addEventListener("dragstart", () => (isOwn = true));
  document.addEventListener("dragend", () => (isOwn = false));
  document.addEventListener("dragover", (event) => {
    const { dataTransfer: data } = event;
    if (isOwn || !isWelcome(data) || (isField(event) && !data?.types.includes("Files"))) return show(false);
    event.preventDefault();
    return show(true);
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) show(false);
  });
  document.addEventListener("drop", (event) => {
    const wasMeant = !hint.hidden;
    show(false);
    if (!wasMeant || !event.dataTransfer) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length > 0) taker.files([...files]);
    else take(event.dataTransfer.getData("text/plain"));
  });
  document.addEventListener("paste", async (event) => {
    if (isField(event) || document.querySelector("dialog[open]:not(#game-text)")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type === "" || type.startsWith("text/"));
    if (files.length > 0) return void taker.files(files);
    if (GAME_TAG.test(text) || LINK.test(text)) return take(text);
    // Anything may be pasted by mistake; what is a list of moves is seen by those who know the games.
    const read = text.trim() === "" ? undefined : await board.readGameText(text).catch(() => undefined);
    if (read?.lists.length) take(text);
  });

  /** @param {string} text */
  function take(text) {
    const link = text.match(LINK);
    if (link && !GAME_TAG.test(text)) taker.link(link[1]);
    else taker.text(text);
  }
}
