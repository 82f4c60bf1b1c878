/**
 * The emblem of each game: its board, as small lines.
 */

const SVG = "http://www.w3.org/2000/svg";

/** Shapes with their colours, on a grid of 24. @type {Record<string, [path: string, fill: string, stroke: string][]>} */
const SHAPES = {
  ergo: [
    ["M3 2h18a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z", "#8a4b22", "none"],
    ["M5.5 5.5h13v13h-13z", "#dcbc85", "#c99a45"],
    ["M7 15.5a1.5 1.5 0 1 0 .01 0M10 12.5a1.5 1.5 0 1 0 .01 0M13 9.5a1.5 1.5 0 1 0 .01 0", "#fff6e4", "#5b3a1c"],
    ["M10 7.2a1.5 1.5 0 1 0 .01 0M16 13a1.5 1.5 0 1 0 .01 0", "#3a2718", "#1d120a"],
  ],
  emergo: [
    ["M12 1.5L22.5 12 12 22.5 1.5 12z", "#7a4a26", "none"],
    ["M12 4.2l7.8 7.8-7.8 7.8L4.2 12z", "#dcbc85", "#c99a45"],
    ["M9.5 12a1.7 1.7 0 1 0 .01 0M12 8a1.7 1.7 0 1 0 .01 0", "#fff6e4", "#5b3a1c"],
    ["M14.5 12a1.7 1.7 0 1 0 .01 0M12 15a1.7 1.7 0 1 0 .01 0", "#3a2718", "#1d120a"],
  ],
  intermedium: [
    ["M5 1.5h14a1 1 0 0 1 1 1v19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-19a1 1 0 0 1 1-1z", "#b98d56", "none"],
    ["M6 4h4v4H6zM14 4h4v4h-4zM10 8h4v4h-4zM6 12h4v4H6zM14 12h4v4h-4zM10 16h4v4h-4z", "#ecd9b0", "none"],
    ["M12 3.2a1.5 1.5 0 1 0 .01 0M8 8.4a1.5 1.5 0 1 0 .01 0M16 8.4a1.5 1.5 0 1 0 .01 0", "#3a2718", "#1d120a"],
    ["M12 18a1.5 1.5 0 1 0 .01 0M8 13a1.5 1.5 0 1 0 .01 0M16 13a1.5 1.5 0 1 0 .01 0", "#fff6e4", "#5b3a1c"],
  ],
};

/** Of a damaged game. @type {[string, string, string][]} */
const BROKEN = [["M6 3h8l4 4v14H6zM9 11l6 6M15 11l-6 6", "none", "currentColor"]];

/** @param {string} game */
export function emblem(game) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "emblem");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  for (const [d, fill, stroke] of SHAPES[game] ?? BROKEN) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("fill", fill);
    path.setAttribute("stroke", stroke);
    path.setAttribute("stroke-width", stroke === "currentColor" ? "1.5" : "0.5");
    picture.append(path);
  }
  return picture;
}
