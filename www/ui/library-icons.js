/** Icons of the library, of studies and of the editor. */
import { addIcons } from "./icons.js";

export const LIBRARY_PATHS = {
  comment: "M4 5h16v11h-9l-4 4v-4H4z",
  close: "M6 6l12 12M18 6L6 18",
  board: "M4 4h16v16H4zM4 12h16M12 4v16",
  delete: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  eraser: "M4 15l8-9 7 6-7 8H8zM8.5 10l7 6M13 20h7",
  library: "M5 4v16M9.5 4v16M14 5l5 14.5",
  rename: "M4 20l1-4L16 5l3 3L8 19z",
  search: "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L20 20",
  study: "M6 6v12M6 14c7 0 12-1 12-8M6 4a2 2 0 1 0 .01 0M18 4a2 2 0 1 0 .01 0M6 18a2 2 0 1 0 .01 0",
  tag: "M4 4h8l8 8-8 8-8-8zM8 8h.01",
};

addIcons(LIBRARY_PATHS);
