/** Icons: lines on a grid of 24, in the colour of the text. A word or a label always goes with them. */
import { svg } from "./svg.js";

const PATHS = {
  again: "M20 11a8 8 0 1 0-2 6M20 5v6h-6",
  analyse: "M4 19V5M4 19h16M7 15l4-5 3 3 5-7",
  back: "M15 5l-7 7 7 7",
  board: "M4 4h16v16H4zM4 12h16M12 4v16",
  check: "M5 12.5l4.5 4.5L19 7",
  chevron: "M6 9.5l6 6 6-6",
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2",
  close: "M6 6l12 12M18 6L6 18",
  comment: "M4 5h16v11h-9l-4 4v-4H4z",
  computer:
    "M7 7h10v10H7zM10.5 10.5h3v3h-3zM9.5 4v3M14.5 4v3M9.5 17v3M14.5 17v3M4 9.5h3M4 14.5h3M17 9.5h3M17 14.5h3",
  cross: "M6 6l12 12M18 6L6 18",
  day: "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
  delete: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  down: "M12 4v15M5.5 12.5L12 19l6.5-6.5",
  embed: "M9 7l-5 5 5 5M15 7l5 5-5 5",
  eraser: "M4 15l8-9 7 6-7 8H8zM8.5 10l7 6M13 20h7",
  explain: "M4 5h16v11h-9l-4 4v-4H4zM10.1 8.9a1.9 1.9 0 1 1 2.7 1.7c-.5.3-.8.6-.8 1.1M12 13.5h.01",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 .01 0",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  first: "M6 5v14M18 6l-8 6 8 6",
  flag: "M6 21V4h11l-2 4 2 4H6",
  flip: "M8 20V4M8 4L4.5 7.5M8 4l3.5 3.5M16 4v16M16 20l-3.5-3.5M16 20l3.5-3.5",
  forward: "M9 5l7 7-7 7",
  handshake: "M3 8l4-2 5 2 5-2 4 2v8l-4 1-5 3-5-3-4-1zM12 8l-3 4 2 1.5 3-2.5 4 4",
  hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.8.7-1 1.3-1 2H9c0-.7-.2-1.3-1-2z",
  import: "M14 3H8v6M14 3v4h4M14 3l4 4v14H8v-5M3.5 12.5h9M9.5 9.5l3 3-3 3",
  info: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 11v5M12 8h.01",
  last: "M18 5v14M6 6l8 6-8 6",
  learn: "M3 7l9-4 9 4-9 4zM7 9v6c0 1.5 2.5 3 5 3s5-1.5 5-3V9M21 7v6",
  library: "M5 4v16M9.5 4v16M14 5l5 14.5",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
  more: "M5 11a1 1 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0M19 11a1 1 0 1 0 .01 0",
  new: "M11.5 4H4v16h16v-7.5M4 12h8M12 12v8M18 2.5v7M14.5 6h7",
  pause: "M8 5v14M16 5v14",
  people:
    "M9 4.5a3.2 3.2 0 1 0 .01 0M3 19.5c0-4 2.5-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17.5 13.8c2.3.7 3.5 2.7 3.5 5.7",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5a1 1 0 1 0 .01 0",
  play: "M7 4.5v15l12-7.5z",
  plus: "M12 5v14M5 12h14",
  print: "M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z",
  puzzle: "M4 8h4a2.5 2.5 0 1 1 5 0h4v4a2.5 2.5 0 1 1 0 5v4h-4a2.5 2.5 0 1 0-5 0H4v-4a2.5 2.5 0 1 0 0-5z",
  question: "M12 3.5a8.5 8.5 0 1 0 .01 0M9.5 9.6a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.6M12 16.6h.01",
  redo: "M20 9H10a5 5 0 0 0 0 10h5M20 9l-4-4M20 9l-4 4",
  rename: "M4 20l1-4L16 5l3 3L8 19z",
  replay: "M12 3.5a8.5 8.5 0 1 0 .01 0M10 8.5v7l5.5-3.5z",
  review: "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L20 20M7.3 12l2-2.7 1.9 1.7 2.3-3.4",
  rules: "M5 4h9a5 5 0 0 1 5 5v11H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h10",
  save: "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14",
  scales:
    "M12 4v15M8 19.5h8M4.5 7.5h15M6 7.5l-3 6.5h6zM18 7.5l-3 6.5h6zM3 14a3 2.5 0 0 0 6 0M15 14a3 2.5 0 0 0 6 0",
  search: "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L20 20",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  sound: "M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  star: "M12 4l2.4 5 5.6.8-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.6-.8z",
  statistics: "M5 20v-7M12 20V5M19 20V9.5",
  study: "M6 6v12M6 14c7 0 12-1 12-8M6 4a2 2 0 1 0 .01 0M18 4a2 2 0 1 0 .01 0M6 18a2 2 0 1 0 .01 0",
  swap: "M7 4L3.5 7.5 7 11M4 7.5h16M17 13l3.5 3.5L17 20M20 16.5H4",
  tag: "M4 4h8l8 8-8 8-8-8zM8 8h.01",
  tap: "M9 11V5a1.8 1.8 0 0 1 3.6 0v5l4.6.9c1.4.3 2.2 1.4 2 2.8L18.4 19c-.3 1.2-1.2 2-2.4 2h-3.6c-.8 0-1.5-.3-2-.9L6 15.5c-1-1.3.6-2.9 1.9-2L9 14z",
  undo: "M4 9h10a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4",
  up: "M12 20V5M5.5 11.5L12 5l6.5 6.5",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export function icon(name) {
  const picture = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  setIcon(picture, name);
  return picture;
}

/**
 * @param {SVGElement} picture made by `icon`
 * @param {IconName} name
 */
export function setIcon(picture, name) {
  if (picture.dataset.icon === name) return;
  picture.dataset.icon = name;
  picture.replaceChildren(svg("path", { d: PATHS[name] }));
}
