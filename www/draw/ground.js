/** Draws what never moves: the frame with its letters and numbers, and the cells. */
import { drawPlank } from "./plank.js";
import {
  apart,
  atLeast,
  fade,
  fill,
  linear,
  pen,
  radial,
  random,
  rounded,
  stroke,
  trace,
  write,
} from "./pen.js";

/** @import {Art} from "./types.js" */
/** @import {Box} from "./plank.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Point} from "./types.js" */

/**
 * Shared by the drawings of all boards.
 *
 * @typedef {Art & { layout: Layout; dpr: number; next: () => number }} Ground
 */

/**
 * Draws a rectangle of cells; a border of other ground lies deeper, around a raised panel.
 *
 * @param {Ground} ground
 */
export function drawGround(ground) {
  const { layout } = ground;
  const { outer, frame } = layout;
  const edge = atLeast(ground, 2, 0.05);
  const slab = rounded(
    edge,
    edge,
    outer.width - 2 * edge,
    outer.height - 2 * edge,
    Math.min(0.32, frame + 0.12),
  );
  drawSlab(ground, slab, () => drawBorder(ground, "frame", [0, 0, outer.width, outer.height], frame + 0.05));
  /** @type {Box} */
  const whole = [frame, frame, outer.width - 2 * frame, outer.height - 2 * frame];
  const hasRing = [...layout.fields.values()].some(({ ground }) => ground === "ring");
  if (hasRing) drawRing(ground, whole);
  const [x, y, width, height] = whole;
  drawPanel(ground, hasRing ? [x + 1, y + 1, width - 2, height - 2] : whole, hasRing);
  if (layout.hasCoordinates) drawLabels(ground);
}

/**
 * A material of the theme.
 *
 * @param {Pick<Ground, "palette">} ground
 * @param {"arena" | "ring" | "frame" | "first" | "second"} name
 */
export function materialOf({ palette }, name) {
  const [dark, light] = palette[name];
  return { kind: palette.cloth.includes(name) ? /** @type {const} */ ("cloth") : palette.kind, dark, light };
}

/**
 * The materials of a theme.
 *
 * @param {Pick<Ground, "palette">} ground
 */
export const materialsOf = (ground) =>
  /** @type {const} */ (["arena", "ring", "frame", "first", "second"]).map((name) =>
    materialOf(ground, name),
  );

/**
 * The body of the board, with light on its top left edge.
 *
 * @param {Ground} ground
 * @param {Path2D} shape
 * @param {() => void} drawWood
 */
export function drawSlab(ground, shape, drawWood) {
  const { g, palette, layout } = ground;
  const { width, height } = layout.outer;
  apart(g, () => {
    g.clip(shape);
    drawWood();
    fill(g, linear(g, 0, 0, width, height, "#fff0d733", "#fff0d700", "#00000047"), shape);
    stroke(
      g,
      linear(g, 0, 0, width, height, "#ffeccd8c", [0.45, "#ffeccd1a"], "#00000080"),
      atLeast(ground, 2.4, 0.06),
      shape,
    );
  });
  if (palette.isFlat) stroke(g, palette.line, atLeast(ground, 1.4, 0.03), shape);
}

/**
 * Four planks around a box, mitred at the corners, each with its grain along its side.
 *
 * @param {Ground} ground
 * @param {"frame" | "ring"} name of the material
 * @param {Box} box
 * @param {number} depth of the planks
 */
function drawBorder(ground, name, [x, y, width, height], depth) {
  const { g, palette, next } = ground;
  const [right, bottom] = [x + width, y + height];
  const [innerLeft, innerTop, innerRight, innerBottom] = [
    x + depth,
    y + depth,
    right - depth,
    bottom - depth,
  ];
  /** @type {[Box, Point[]][]} */
  const sides = [
    [[x, y, width, depth], points(x, y, right, y, innerRight, innerTop, innerLeft, innerTop)],
    [
      [x, bottom - depth, width, depth],
      points(x, bottom, right, bottom, innerRight, innerBottom, innerLeft, innerBottom),
    ],
    [[x, y, depth, height], points(x, y, innerLeft, innerTop, innerLeft, innerBottom, x, bottom)],
    [
      [right - depth, y, depth, height],
      points(right, y, innerRight, innerTop, innerRight, innerBottom, right, bottom),
    ],
  ];
  for (const [side, corners] of sides) {
    apart(g, () => {
      trace(g, corners);
      g.clip();
      drawPlank(g, materialOf(ground, name), side, side[3] > side[2], next);
    });
    trace(g, [corners[0], corners[3]]);
    stroke(g, fade(palette.line, 0.22), 1 / ground.px);
    trace(g, [corners[1], corners[2]]);
    stroke(g, fade(palette.line, 0.22), 1 / ground.px);
  }
}

/**
 * The road around the panel.
 *
 * @param {Ground} ground
 * @param {Box} whole
 */
function drawRing(ground, whole) {
  const { g } = ground;
  const [x, y, width, height] = whole;
  const [right, bottom] = [x + width, y + height];
  const shape = rounded(...whole, 0.07);
  apart(g, () => {
    g.clip(shape);
    // A little wider than a cell, so that nothing shows through beside the panel.
    drawBorder(ground, "ring", whole, 1.02);
    for (let at = 1; at < width; at++) {
      drawGroove(ground, x + at, y, x + at, y + 1);
      drawGroove(ground, x + at, bottom - 1, x + at, bottom);
    }
    for (let at = 1; at < height; at++) {
      drawGroove(ground, x, y + at, x + 1, y + at);
      drawGroove(ground, right - 1, y + at, right, y + at);
    }
  });
  drawInnerShadow(ground, shape, 0.75, 0.2);
}

/**
 * The points of a list of coordinates.
 *
 * @param {number[]} coordinates
 * @returns {Point[]}
 */
const points = (...coordinates) =>
  coordinates.flatMap((x, at) => (at % 2 ? [] : [{ x, y: coordinates[at + 1] }]));

/**
 * The cells, each a plank of its own, whose grain crosses that of its neighbours.
 *
 * @param {Ground} ground
 * @param {Box} box
 * @param {boolean} isRaised
 */
function drawPanel(ground, box, isRaised) {
  const { g, palette, layout, next, px, dpr } = ground;
  const { isFlat } = palette;
  const [x, y, width, height] = box;
  const shape = rounded(...box, 0.05);
  if (isRaised && !isFlat) {
    apart(g, () => {
      Object.assign(g, {
        shadowColor: "#0f060099",
        shadowBlur: 0.16 * px * dpr,
        shadowOffsetX: 0.05 * px * dpr,
        shadowOffsetY: 0.07 * px * dpr,
      });
      fill(g, palette.arena[0], shape);
    });
  }
  apart(g, () => {
    g.clip(shape);
    for (const field of layout.fields.values()) {
      if (field.ground === "ring") continue;
      const spot = layout.spot(field.cell);
      const [left, top] = [spot.x - 0.5, spot.y - 0.5];
      const isOdd = Math.round(left + top - 2 * layout.frame) % 2 !== 0;
      drawPlank(g, materialOf(ground, materialName(field.ground)), [left, top, 1.01, 1.01], isOdd, next);
      if (!isRaised) continue;
      g.fillStyle = isOdd ? "#4623000b" : "#fffaeb09";
      g.fillRect(left, top, 1, 1);
    }
    drawLight(ground, box, 0.16);
    for (let at = 1; at < width; at++) drawGroove(ground, x + at, y, x + at, y + height);
    for (let at = 1; at < height; at++) drawGroove(ground, x, y + at, x + width, y + at);
  });
  if (!isRaised) drawInnerShadow(ground, shape, 0.6, 0.14);
  drawInlay(ground, shape);
}

/** @param {import("../wasm/ergo_wasm.js").CellLayout["ground"]} ground */
function materialName(ground) {
  if (ground === "field" || ground === "city-first") return "first";
  return ground === "field-alt" || ground === "city-second" ? "second" : "arena";
}

/**
 * Light from the top left on a box.
 *
 * @param {Ground} ground
 * @param {Box} box
 * @param {number} strength
 */
export function drawLight({ g, palette }, [x, y, width, height], strength) {
  if (palette.isFlat) return;
  const reach = Math.max(width, height) * 0.85;
  g.fillStyle = radial(
    g,
    [x + width * 0.25, y + height * 0.18, 1],
    [x + width / 2, y + height / 2, reach],
    fade("#fff8e1", strength),
    fade("#321600", strength),
  );
  g.fillRect(x, y, width, height);
}

/**
 * A dark line with a light one beside it.
 *
 * @param {Ground} ground
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 */
function drawGroove(ground, x0, y0, x1, y1) {
  const { g, palette, px } = ground;
  trace(g, points(x0, y0, x1, y1));
  stroke(g, fade(palette.line, palette.lineAlpha), atLeast(ground, 1, 0.018));
  if (palette.isFlat) return;
  const beside = 0.9 / px;
  trace(g, points(x0 + beside, y0 + beside, x1 + beside, y1 + beside));
  stroke(g, "#ffffff29", atLeast(ground, 0.8, 0.012));
}

/**
 * The shadow that the top left edge casts into a hollow.
 *
 * @param {Ground} ground
 * @param {Path2D} shape
 * @param {number} alpha
 * @param {number} blur
 */
export function drawInnerShadow({ g, palette, layout, px, dpr }, shape, alpha, blur) {
  if (palette.isFlat) return;
  const size = blur * px * dpr;
  apart(g, () => {
    g.clip(shape);
    Object.assign(g, {
      shadowColor: fade("#0a0400", alpha),
      shadowBlur: size,
      shadowOffsetX: size * 0.45,
      shadowOffsetY: size * 0.6,
    });
    const outside = new pen.Path();
    outside.rect(-2, -2, layout.outer.width + 4, layout.outer.height + 4);
    outside.addPath(shape);
    fill(g, "#000000", outside, "evenodd");
  });
}

/**
 * The metal that the inlays are made of.
 *
 * @param {Ground} ground
 */
export function metal({ g, palette, layout }) {
  const [bright, dull] = palette.inlay;
  return linear(
    g,
    0,
    0,
    layout.outer.width,
    layout.outer.height,
    [0.1, bright],
    [0.45, dull],
    [0.6, bright],
    [0.9, dull],
  );
}

/**
 * A line of metal along a shape.
 *
 * @param {Ground} ground
 * @param {Path2D} shape
 */
export function drawInlay(ground, shape) {
  stroke(ground.g, fade(ground.palette.line, 0.5), atLeast(ground, 2, 0.062), shape);
  stroke(ground.g, metal(ground), atLeast(ground, 1.5, 0.042), shape);
}

/**
 * The letters of the columns and the numbers of the rows: beside the cells, or in them if the frame is
 * narrow.
 *
 * @param {Ground} ground
 */
export function drawLabels(ground) {
  const { palette, layout } = ground;
  const isBeside = layout.board.slab !== undefined || layout.frame > 0.3;
  // To be read on a phone; on smaller boards, as large as has room in a cell.
  const size = Math.max(0.21, Math.min(10.5 / ground.px, atLeast(ground, 8.5, 0.35)));
  // How far the middle of a label in a cell is from its edge.
  const inside = 0.04 + 0.4 * size;
  for (const { text, cell, side } of layout.labels) {
    const { x, y } = layout.spot(cell);
    const kind = layout.fields.get(cell)?.ground;
    const colour = isBeside || palette.isDark || kind === "ring" ? palette.coord : palette.line;
    const isBelow = side.y > Math.abs(side.x);
    if (isBeside) {
      write(ground, text, x + side.x, y + side.y, size, 600, colour);
      continue;
    }
    // A city fills its cell: the label is in the next cell of the row or column.
    const step = kind?.startsWith("city") ? 1 : 0;
    write(
      ground,
      text,
      x + (isBelow ? 0.46 : step - 0.46),
      y + (isBelow ? 0.5 - inside - step : inside - 0.5),
      size,
      600,
      fade(colour, 0.85),
      isBelow ? "right" : "left",
    );
  }
}

/** Random numbers that give a board the same planks at every size. */
export const planks = () => random(5);
