/** Icons of opponents. */
import { addIcons } from "./icons.js";

export const OPPONENT_PATHS = {
  computer:
    "M7 7h10v10H7zM10.5 10.5h3v3h-3zM9.5 4v3M14.5 4v3M9.5 17v3M14.5 17v3M4 9.5h3M4 14.5h3M17 9.5h3M17 14.5h3",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1.5 1.500M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1.5-1.5",
  people:
    "M9 4.500a3.2 3.2 0 1 0 .01 0M3 19.500c0-4 2.5-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17.5 13.800c2.3.7 3.5 2.7 3.5 5.7",
  scales:
    "M12 4v15M8 19.500h8M4.5 7.500h15M6 7.500l-3 6.500h6zM18 7.500l-3 6.500h6zM3 14a3 2.5 0 0 0 6 0M15 14a3 2.5 0 0 0 6 0",
};

addIcons(OPPONENT_PATHS);
