/** Icons of actions, in menus, on cards and in dialogs; and `icon` for all names. */
import { addIcons, icon as boardIcon, setIcon as setBoardIcon } from "./icons.js";

const ACTION_PATHS = {
  again: "M20 11a8 8 0 1 0-2 6M20 5v6h-6",
  analyse: "M4 19V5M4 19h16M7 15l4-5 3 3 5-7",
  check: "M5 12.5l4.5 4.5L19 7",
  chevron: "M6 9.5l6 6 6-6",
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2",
  cross: "M6 6l12 12M18 6L6 18",
  day: "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
  down: "M12 4v15M5.5 12.5L12 19l6.5-6.5",
  embed: "M9 7l-5 5 5 5M15 7l5 5-5 5",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  flag: "M6 21V4h11l-2 4 2 4H6",
  flip: "M8 20V4M8 4L4.5 7.5M8 4l3.5 3.5M16 4v16M16 20l-3.5-3.5M16 20l3.5-3.5",
  handshake: "M3 8l4-2 5 2 5-2 4 2v8l-4 1-5 3-5-3-4-1zM12 8l-3 4 2 1.5 3-2.5 4 4",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5a1 1 0 1 0 .01 0",
  print: "M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z",
  puzzle: "M4 8h4a2.5 2.5 0 1 1 5 0h4v4a2.5 2.5 0 1 1 0 5v4h-4a2.5 2.5 0 1 0-5 0H4v-4a2.5 2.5 0 1 0 0-5z",
  rules: "M5 4h9a5 5 0 0 1 5 5v11H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h10",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  sound: "M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  up: "M12 20V5M5.5 11.5L12 5l6.5 6.5",
};

addIcons(ACTION_PATHS);

/**
 * @typedef {keyof typeof ACTION_PATHS
 *   | keyof typeof import("./library-icons.js").LIBRARY_PATHS
 *   | keyof typeof import("./opponent-icons.js").OPPONENT_PATHS} ActionIconName
 */
/** @import {IconName} from "./icons.js" */

export const icon = /** @type {(name: IconName) => SVGSVGElement} */ (boardIcon);

/** Changes an icon that `icon` has made. */
export const setIcon = /** @type {(picture: SVGElement, name: IconName) => void} */ (setBoardIcon);
