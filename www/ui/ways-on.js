/** Links that lead on from a place with nothing to show. */
import { make } from "./make.js";
import { addressOf } from "./router.js";
import { addStyles } from "./styles.js";
import styles from "./ways-on.css";

addStyles(styles);

/** @param {{ place: import("./router.js").Place; game: string; label: string }[]} ways */
export const waysOn = (ways) =>
  make(
    "p",
    { class: "ways-on" },
    ...ways.map(({ place, game, label }) =>
      make("a", { class: "outlined", href: addressOf({ place, game }) }, label),
    ),
  );
