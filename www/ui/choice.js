/** One of several values, behind a button with the chosen one: where there is no room for segments. */
import { icon } from "./icons.js";
import { make } from "./make.js";
import { Menu } from "./menu.js";
import { addStyles } from "./styles.js";
import styles from "./choice.css";

addStyles(styles);

/**
 * @param {string} name
 * @param {string} title
 * @param {Record<string, string>} values
 * @param {string} chosen
 * @param {(value: string) => void} onChange
 */
export function choice(name, title, values, chosen, onChange) {
  const shown = make("span", {});
  const button = make("button", { type: "button", class: "outlined", name }, shown, icon("chevron"));
  const show = () => {
    shown.textContent = values[chosen];
    button.setAttribute("aria-label", `${title}: ${values[chosen]}`);
  };
  const menu = new Menu(button, () =>
    Object.entries(values).map(([value, label]) => ({
      name: `${name}-${value}`,
      label,
      chosen: value === chosen,
      run: () => {
        chosen = value;
        show();
        onChange(value);
      },
    })),
  );
  menu.element.setAttribute("aria-label", title);
  show();
  return make("span", { class: "choice-button" }, button, menu.element);
}
