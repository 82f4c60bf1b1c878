/**
 * Pictures of board themes and piece sets for the settings.
 */

/** Frame, ring and arena of each theme. @type {Record<string, [frame: string, ring: string, arena: string]>} */
const COLOURS = {
  walnut: ["#54392a", "#9c5a34", "#dcbd8c"],
  night: ["#1c1613", "#33241b", "#5b4a3c"],
  library: ["#7a5636", "#1f5a43", "#e2c997"],
  slate: ["#4a525c", "#6c7a88", "#c9cdd0"],
  paper: ["#f5efe1", "#eadfc8", "#faf6ec"],
};

/** @param {string} theme */
function coloursOf(theme) {
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches;
  const isNight = theme === "auto" && (document.documentElement.dataset.appearance ?? (isDark ? "dark" : "light")) === "dark";
  return COLOURS[theme === "auto" ? (isNight ? "night" : "walnut") : theme];
}

/** A context in cells, as many in a row as said. @param {HTMLCanvasElement} canvas @param {number} cells */
function contextOf(canvas, cells) {
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.scale(canvas.width / cells, canvas.width / cells);
  return ctx;
}

/** A corner of the board with a few pieces. @param {HTMLCanvasElement} canvas @param {string} theme @param {string} set */
export function drawTheme(canvas, theme, set) {
  const ctx = contextOf(canvas, 4);
  const [frame, ring, arena] = coloursOf(theme);
  fill(ctx, frame, 0, 0, 4, 3);
  fill(ctx, ring, 0.3, 0.3, 3.7, 2.7);
  fill(ctx, arena, 1.25, 1.25, 2.75, 1.75);
  drawPiece(ctx, 0.78, 0.78, "white", true, set);
  drawPiece(ctx, 1.75, 1.75, "black", false, set);
  drawPiece(ctx, 2.7, 1.75, "white", false, set);
}

/** The pieces of a set. @param {HTMLCanvasElement} canvas @param {string} set @param {string} theme */
export function drawPieces(canvas, set, theme) {
  const ctx = contextOf(canvas, 4);
  fill(ctx, coloursOf(theme)[2], 0, 0, 4, 1);
  drawPiece(ctx, 0.5, 0.5, "white", false, set);
  drawPiece(ctx, 1.5, 0.5, "white", true, set);
  drawPiece(ctx, 2.5, 0.5, "black", false, set);
  drawPiece(ctx, 3.5, 0.5, "black", true, set);
}

/** @param {CanvasRenderingContext2D} ctx @param {string} colour @param {number} x @param {number} y @param {number} width @param {number} height */
function fill(ctx, colour, x, y, width, height) {
  ctx.fillStyle = colour;
  ctx.fillRect(x, y, width, height);
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {"white" | "black"} colour @param {boolean} isLion @param {string} set */
function drawPiece(ctx, x, y, colour, isLion, set) {
  ctx.fillStyle = isLion ? (colour === "white" ? "#d79b2e" : "#4a3020") : "transparent";
  ctx.beginPath();
  ctx.arc(x, y, 0.44, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = colour === "white" ? "#f4ead8" : "#2b2623";
  ctx.strokeStyle = "#1a120c";
  ctx.lineWidth = 0.03;
  ctx.beginPath();
  ctx.arc(x, y, isLion ? 0.3 : 0.39, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  if (set === "plain") return;
  ctx.beginPath();
  ctx.arc(x, y, 0.14, 0, 2 * Math.PI);
  ctx.stroke();
}
