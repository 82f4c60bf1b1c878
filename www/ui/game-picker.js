/**
 * The choice of games where the window has no room for the header: its links as a menu behind the current
 * name.
 */
import { gameName } from "../text/index.js";
import { make } from "./make.js";
import { Menu } from "./menu.js";
import { icon } from "./action-icons.js";
import { addressOf } from "./router.js";
import { addStyles } from "./styles.js";
import styles from "./game-picker.css";

addStyles(styles);

/**
 * @param {import("./router.js").Place} place that the games are chosen for
 * @param {() => string} current the game that is shown
 */
export function gamePicker(place, current) {
  const name = make("span", {});
  const button = make("button", { type: "button" }, name, icon("chevron"));
  const picker = make("span", { class: "game-picker" }, button);
  const games = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#games a"));
  const menu = new Menu(button, () =>
    [...games].map(({ dataset: { game = "" } }) => ({
      name: `game-${game}`,
      label: gameName(game),
      icon: /** @type {const} */ ("play"),
      href: addressOf({ place, game }),
      run: () => {},
    })),
  );
  menu.element.setAttribute("aria-label", games[0]?.parentElement?.getAttribute("aria-label") ?? "");
  picker.append(menu.element);
  const show = () => (name.textContent = gameName(current()));
  show();
  return { element: picker, show };
}
