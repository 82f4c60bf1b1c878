/**
 * The choice of games where the window has no room for the header, or the header none for all names: a menu
 * behind the current name.
 */
import { GAMES } from "../games/start.js";
import { gameName, words } from "../text/index.js";
import { make } from "./make.js";
import { Menu } from "./menu.js";
import { icon } from "./icons.js";
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
  const menu = new Menu(
    button,
    () =>
      GAMES.map((game) => ({
        name: `game-${game}`,
        label: gameName(words, game),
        icon: /** @type {const} */ ("play"),
        href: addressOf({ place, game }),
        run: () => {},
      })),
    () => words.page.game,
  );
  picker.append(menu.element);
  const show = () => (name.textContent = gameName(words, current()));
  show();
  return { element: picker, show };
}

/**
 * Adds the choice to the header, which shows it where it has no room for all names.
 *
 * @param {HTMLElement} header with the links to the games, of which one is current
 * @param {HTMLElement} places the navigation that may be beside the header
 */
export function addToHeader(header, places) {
  const current = () =>
    /** @type {HTMLElement | null} */ (header.querySelector("[aria-current]"))?.dataset.game;
  const { element, show } = gamePicker("play", () => current() ?? GAMES[0]);
  header.append(element);
  new MutationObserver(show).observe(header, { subtree: true, attributeFilter: ["aria-current"] });
  const bars = [/** @type {HTMLElement} */ (header.parentElement), places];
  const fit = () => {
    // If a menu instead of the names is not enough, the words of the places break.
    for (const bar of [header, places]) bar.classList.remove("crowded");
    for (const bar of [header, places])
      bar.classList.toggle(
        "crowded",
        bars.some((bar) => bar.scrollWidth > bar.clientWidth + 1),
      );
  };
  new ResizeObserver(fit).observe(document.body);
  // Names are wider or narrower in their own typeface, which may begin to load only after this.
  document.fonts.addEventListener("loadingdone", fit);
  void document.fonts.ready.then(fit);
}
