/** Draws lions: a face in a mane of petals, which no other piece has. Importing this module makes them known. */
import { TURN, apart, circle, fade, fill, linear, mix, pen, radial, stroke } from "./pen.js";
import { SHAPES, drawShadow, drawTop, outline, stoneOf } from "./stones.js";

/** The size of the drawing, which is from -1 to 1. */
const LION = 0.425;
const PETALS = 15;

/**
 * The first petals of a lion's mane.
 *
 * @param {number} count
 */
function mane(count) {
  const path = new pen.Path();
  const at = (/** @type {number} */ angle, /** @type {number} */ radius) => [
    Math.cos(angle) * radius,
    Math.sin(angle) * radius,
  ];
  for (let petal = 0; petal < count; petal++) {
    const middle = (petal / PETALS) * TURN - TURN / 4;
    const [from, to] = [middle - TURN / PETALS / 2, middle + TURN / PETALS / 2];
    const [startX, startY] = at(from, 0.86);
    if (petal === 0) path.moveTo(startX, startY);
    // @ts-expect-error The points are pairs.
    path.bezierCurveTo(...at(from + 0.05, 1.04), ...at(middle - 0.06, 1.1), ...at(middle, 1.06));
    // @ts-expect-error The points are pairs.
    path.bezierCurveTo(...at(middle + 0.06, 1.1), ...at(to - 0.05, 1.04), ...at(to, 0.86));
  }
  path.closePath();
  return path;
}

/** The lines of the face, and the partings between the petals. */
function makePaths() {
  const eyes = new pen.Path();
  eyes.ellipse(-0.29, -0.12, 0.105, 0.085, 0.2, 0, TURN);
  eyes.ellipse(0.29, -0.12, 0.105, 0.085, -0.2, 0, TURN);
  const partings = new pen.Path();
  for (let petal = 0; petal < PETALS; petal++) {
    const angle = (petal / PETALS) * TURN - TURN / 4;
    partings.moveTo(Math.cos(angle) * 0.72, Math.sin(angle) * 0.72);
    partings.lineTo(Math.cos(angle) * 0.96, Math.sin(angle) * 0.96);
  }
  return {
    closed: mane(PETALS),
    face: new pen.Path(
      "M0-.66C.22-.72.42-.66.54-.5.62-.3.56-.08.48.1.44.34.34.52.22.62.1.72-.1.72-.22.62-.34.52-.44.34-.48.1-.56-.08-.62-.3-.54-.5-.42-.66-.22-.72 0-.66Z",
    ),
    ears: new pen.Path(
      "M-.79-.5a.17.17 0 1 0 .34 0 .17.17 0 1 0-.34 0M.45-.5a.17.17 0 1 0 .34 0 .17.17 0 1 0-.34 0",
    ),
    brows: new pen.Path("M-.4-.3Q-.22-.38-.13-.2L-.15.12M.4-.3Q.22-.38.13-.2L.15.12"),
    eyes,
    nose: new pen.Path("M-.17.14C-.08.1.08.1.17.14.14.26.06.33 0 .35-.06.33-.14.26-.17.14Z"),
    mouth: new pen.Path("M0 .33V.44M-.24.46Q-.1.56 0 .44.1.56.24.46"),
    partings,
  };
}

/**
 * Made when the first lion is drawn, by the class of the paths.
 *
 * @type {Map<typeof Path2D, ReturnType<typeof makePaths>>}
 */
const made = new Map();

function pathsOf() {
  const paths = made.get(pen.Path) ?? makePaths();
  made.set(pen.Path, paths);
  return paths;
}

/**
 * A lion's head in its mane.
 *
 * @param {import("./types.js").Art} art
 * @param {number} x
 * @param {number} y
 * @param {import("../wasm/ergo_wasm.js").Tone} tone
 * @param {import("./stones.js").Pose} pose
 */
function drawLion(art, x, y, tone, { lift = 0, mane: open = 1 }) {
  const { g, palette, px } = art;
  const stone = stoneOf(art, tone);
  const [lit, shaded, , , engraving, , hair, darkHair, hairEdge, faceEdge] = stone;
  const { closed, face, ears, brows, eyes, nose, mouth, partings } = pathsOf();
  const size = px * LION;
  const line = outline(art) / LION;
  const locks = open < 1 ? mane(Math.ceil(open * PETALS)) : closed;
  drawShadow(art, x, y, 0.44, lift);
  g.save();
  g.translate(x, y - lift);
  g.scale(LION, LION);
  g.lineJoin = g.lineCap = "round";
  apart(g, () => {
    g.translate(0, 0.1);
    fill(g, mix(darkHair, "#000000", 0.35), locks);
    stroke(g, hairEdge, line, locks);
  });
  fill(g, radial(g, [-0.4, -0.5, 0.2], [0, 0, 1.2], hair, darkHair), locks);
  stroke(g, hairEdge, line, locks);
  if (palette.isPlain) {
    drawTop(art, 0, 0, 0.7, stone);
    stroke(g, hairEdge, line);
    circle(g, 0, 0, 0.2);
    fill(g, engraving);
  } else {
    if (size > 12)
      stroke(g, fade(palette.isDark && tone === "black" ? "#1a0f07" : hairEdge, 0.38), line * 0.8, partings);
    fill(g, shaded, ears);
    stroke(g, faceEdge, line * 0.9, ears);
    fill(g, linear(g, -0.5, -0.7, 0.5, 0.7, lit, shaded), face);
    stroke(g, faceEdge, line * 0.9, face);
    if (size > 15) stroke(g, fade(engraving, 0.8), Math.max(line * 0.8, 0.055), brows);
    fill(g, engraving, eyes);
    fill(g, engraving, nose);
    stroke(g, engraving, Math.max(line * 0.8, 0.06), mouth);
  }
  g.restore();
}

SHAPES.lion = drawLion;
