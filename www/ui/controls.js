/**
 * Form controls of the dialogs and the settings: segments, switches, sliders. They are native inputs with
 * labels, so that keyboard and screen readers need nothing else.
 */
import { make } from "./make.js";
import { addStyles } from "./styles.js";

addStyles(`
.segments { display: flex; flex-wrap: wrap; margin: 0; padding: 3px; border: 0; border-radius: 12px; background: var(--sunk); box-shadow: inset 0 0 0 1.25px var(--border); min-width: 0; }
.segments legend, .choices legend { float: left; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); position: absolute; }
.segments label { position: relative; flex: 1 1 auto; display: grid; place-items: center; min-height: 38px; padding: 4px 12px; border-radius: 9px; font-weight: 500; color: var(--quiet); text-align: center; cursor: pointer; line-height: 1.15; }
.segments:has([name="opponent"]) label { flex-basis: 40%; }
.segments input, .choices input, .switch input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.segments label:has(:checked) { background: var(--surface); color: var(--ink); font-weight: 600; box-shadow: var(--shade), 0 0 0 1.25px var(--quiet); }
:is(.segments, .choices, .switch) label:has(:focus-visible), .switch:has(:focus-visible) .track { outline: 2px solid var(--accent); outline-offset: 2px; }
.switch { position: relative; display: flex; align-items: center; justify-content: space-between; gap: 14px; min-height: 50px; padding: 4px 0; cursor: pointer; }
.switch small, .line small { display: block; color: var(--quiet); font-size: 13px; }
.track { flex: none; width: 46px; height: 28px; padding: 3px; border-radius: 14px; background: var(--quiet); transition: background 120ms; }
.track::after { content: ""; display: block; width: 22px; height: 22px; border-radius: 50%; background: #fff; box-shadow: 0 1px 3px rgb(0 0 0 / 0.3); transition: translate 120ms; }
.switch :checked + .track { background: var(--accent); }
.switch :checked + .track::after { translate: 18px; }
.line { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 14px; min-height: 50px; padding: 5px 0; }
.lines > * + * { border-top: 1px solid var(--border); }
input[type="range"] { width: 100%; min-height: 28px; margin: 0; accent-color: var(--accent); cursor: pointer; }
@media (prefers-reduced-motion: reduce) { .track, .track::after { transition: none; } }
@media (forced-colors: active) {
  .segments label:has(:checked), .choices label:has(:checked) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  .track { border: 1px solid ButtonText; background: ButtonFace; forced-color-adjust: none; }
  .track::after { background: ButtonText; }
  .switch :checked + .track { background: Highlight; }
}
`);

/**
 * One of several values, side by side.
 *
 * @template {string} Value
 * @param {string} name
 * @param {string} title
 * @param {Record<Value, string>} values
 * @param {Value} chosen
 * @param {(value: Value) => void} [onChange]
 */
export function segments(name, title, values, chosen, onChange) {
  const group = make("fieldset", { class: "segments" }, make("legend", {}, title));
  for (const [value, label] of /** @type {[Value, string][]} */ (Object.entries(values))) {
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
