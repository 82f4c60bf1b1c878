/** The dialog for the name of a game, or for the tags of games. */
import { make } from "../ui/make.js";
import { makeDialog } from "../ui/dialog.js";
import { words } from "../text/index.js";
import { LONGEST_NAME, MOST_TAGS } from "../storage/validate.js";

/** @type {HTMLDialogElement | undefined} */
let dialog;

/**
 * @param {string} title
 * @param {string} label
 * @param {string} hint
 * @param {string} value
 * @returns {Promise<string | undefined>} nothing if it was cancelled
 */
function ask(title, label, hint, value) {
  dialog?.remove();
  const shown = (dialog = makeDialog("edit-game", title));
  const field = make("input", {
    type: "text",
    id: "edit-field",
    dir: "auto",
    autocomplete: "off",
    "aria-describedby": "edit-hint",
  });
  field.value = value;
  const cancel = make("button", { type: "button" }, words.actions.cancel);
  const form = make(
    "form",
    { method: "dialog" },
    make("label", { for: field.id }, label),
    field,
    make("p", { class: "hint", id: "edit-hint" }, hint),
    make(
      "p",
      { class: "buttons" },
      cancel,
      make("button", { type: "submit", class: "main" }, words.library.save),
    ),
  );
  shown.append(form);
  return new Promise((resolve) => {
    let isSaved = false;
    cancel.addEventListener("click", () => shown.close());
    form.addEventListener("submit", () => (isSaved = true));
    shown.addEventListener("close", () => resolve(isSaved ? field.value : undefined));
    shown.showModal();
    field.select();
  });
}

const clean = (/** @type {string} */ text) => text.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);

/** @param {string} name */
export async function askName(name) {
  const { rename, name: label, nameHint } = words.library;
  const given = await ask(rename, label, nameHint, name);
  return given === undefined ? undefined : clean(given);
}

/** @param {readonly string[]} tags */
export async function askTags(tags) {
  const { editTags, tags: label, tagsHint } = words.library;
  const given = await ask(editTags, label, tagsHint, tags.join(", "));
  return given === undefined
    ? undefined
    : [...new Set(given.split(",").map(clean).filter(Boolean))].slice(0, MOST_TAGS);
}
