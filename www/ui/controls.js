/**
 * Form controls of the dialogs and the settings: segments, switches, sliders. They are native inputs with
 * labels, so that keyboard and screen readers need nothing else.
 */
import { make } from "./make.js";
import { addStyles } from "./styles.js";
import styles from "./controls.css";

addStyles(styles);

/**
 * One of several values, side by side.
 *
 * @template {string} Value
 * @param {string} name
 * @param {string} title
 * @param {Record<Value, string> | [Value, string][]} values pairs if they are numbers, which have an order of
 *   their own in objects
 * @param {Value} chosen
 * @param {(value: Value) => void} [onChange]
 */
export function segments(name, title, values, chosen, onChange) {
  const group = make("fieldset", { class: "segments" }, make("legend", { class: "unseen" }, title));
  const pairs = Array.isArray(values) ? values : /** @type {[Value, string][]} */ (Object.entries(values));
  for (const [value, label] of pairs) {
    const input = make("input", { type: "radio", name, value });
    input.checked = value === chosen;
    input.addEventListener("change", () => onChange?.(value));
    group.append(make("label", {}, input, label));
  }
  return group;
}

/**
 * Something that is on or off.
 *
 * @param {string} name
 * @param {string} title
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} [onChange]
 * @param {string} [note]
 */
export function toggle(name, title, isOn, onChange, note) {
  const input = make("input", { type: "checkbox", role: "switch", name, value: "on" });
  input.checked = isOn;
  input.addEventListener("change", () => onChange?.(input.checked));
  const text = make("span", {}, title, ...(note ? [make("small", {}, note)] : []));
  return make(
    "label",
    { class: "switch" },
    text,
    input,
    make("span", { class: "track", "aria-hidden": "true" }),
  );
}

/**
 * A control with its name at the left.
 *
 * @param {string} title
 * @param {Node} control
 * @param {string} [note]
 */
export function line(title, control, note) {
  const text = make("span", { "aria-hidden": "true" }, title, ...(note ? [make("small", {}, note)] : []));
  return make("div", { class: "line" }, text, control);
}
