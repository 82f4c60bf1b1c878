/**
 * Draws stones, each by its shape. Seen from above, shapes must be recognisable
 * by their outline alone.
 */

/** @typedef {import("../wasm/ergo_wasm.js").StoneRun} StoneRun */
/** @typedef {import("./palette.js").Palette} Palette */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {{ body: string, shade: string, ink: string, mane: string, detail: string, shadow: string }} Colours */

/** How far a stone at most rises above the one below it, and a stack in all, in cells. */
const RISE = 0.085;
const TALLEST = 0.38;

/**
 * Draws a stack around a point: every stone shows its rim, and the cap of a stack the number of its
 * stones.
 * @param {Context} ctx
 * @param {StoneRun[]} stack from bottom to top
 * @param {{ x: number, y: number }} at
 * @param {number} cell the size of a cell
 * @param {[string, string]} tones the colours of the sides
 * @param {Palette} palette
 */
export function drawStack(ctx, stack, at, cell, tones, palette) {
  const stones = stack.flatMap((run) => Array.from({ length: run.count }, () => run));
  const rise = Math.min(RISE, TALLEST / Math.max(1, stones.length - 1));
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(cell, cell);
  ctx.translate(0, (rise * (stones.length - 1)) / 2);
  stones.forEach((stone, height) => {
    if (height > 0) ctx.translate(0, -rise);
    const draw = SHAPES[stone.shape] ?? drawStone;
    draw(ctx, coloursOf(palette, tones[stone.side]));
  });
  const cap = stones.at(-1);
  if (cap && stones.length > 1) drawNumber(ctx, stones.length, coloursOf(palette, tones[cap.side]), palette.font);
  ctx.restore();
}

/** @param {Context} ctx @param {number} number @param {Colours} colours @param {string} font */
function drawNumber(ctx, number, colours, font) {
  ctx.save();
  // Small type is drawn large and shrunk: browsers have a least size.
  ctx.scale(0.01, 0.01);
  ctx.font = `600 36px ${font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = colours.detail;
  ctx.fillText(String(number), 0, 2);
  ctx.restore();
}

/** @param {Palette} palette @param {string} tone @returns {Colours} */
function coloursOf(palette, tone) {
  const white = tone === "white";
  return {
    body: white ? palette.white : palette.black,
    shade: white ? palette["white-shade"] : palette["black-shade"],
    ink: white ? palette["white-ink"] : palette["black-ink"],
    mane: white ? palette["white-mane"] : palette["black-mane"],
    detail: white ? palette["white-detail"] : palette["black-detail"],
    shadow: palette.shadow,
  };
}

/** @type {Record<string, (ctx: Context, colours: Colours) => void>} */
const SHAPES = { soldier: drawSoldier, lion: drawLion };

/** @param {Context} ctx @param {number} x @param {number} y @param {number} radius */
function circle(ctx, x, y, radius) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Light falls from the upper left. @param {Context} ctx @param {number} radius @param {string} lit @param {string} shaded */
function lighting(ctx, radius, lit, shaded) {
  const light = ctx.createLinearGradient(-radius * 0.7, -radius * 0.7, radius * 0.7, radius * 0.7);
  light.addColorStop(0, lit);
  light.addColorStop(1, shaded);
  return light;
}

/** @param {Context} ctx @param {Colours} colours @param {() => void} outline */
function castShadow(ctx, colours, outline) {
  ctx.save();
  ctx.translate(0.015, 0.045);
  ctx.fillStyle = colours.shadow;
  outline();
  ctx.fill();
  ctx.restore();
}

/** A plain round stone. @param {Context} ctx @param {Colours} colours */
function drawDisc(ctx, colours) {
  const outline = () => circle(ctx, 0, 0, 0.38);
  castShadow(ctx, colours, outline);
  outline();
  ctx.fillStyle = lighting(ctx, 0.38, colours.body, colours.shade);
  ctx.fill();
  ctx.lineWidth = 0.022;
  ctx.strokeStyle = colours.ink;
  ctx.stroke();
}

/** A stone in a stack: a little smaller than its cell, so that the stones below show. @param {Context} ctx @param {Colours} colours */
function drawStone(ctx, colours) {
  drawDisc(ctx, colours);
  circle(ctx, 0, 0, 0.29);
  ctx.lineWidth = 0.02;
  ctx.strokeStyle = colours.detail;
  faintly(ctx, 0.3, () => ctx.stroke());
}

/** A cylinder with its hollow side up. @param {Context} ctx @param {Colours} colours */
function drawSoldier(ctx, colours) {
  drawDisc(ctx, colours);
  circle(ctx, 0, 0, 0.235);
  ctx.fillStyle = lighting(ctx, 0.235, colours.shade, colours.body);
  ctx.fill();
  ctx.lineWidth = 0.03;
  ctx.strokeStyle = colours.detail;
  faintly(ctx, 0.6, () => ctx.stroke());
  // The bottom of the hollow.
  circle(ctx, 0.015, 0.02, 0.15);
  ctx.fillStyle = colours.ink;
  faintly(ctx, 0.16, () => ctx.fill());
}

/** Draws more faintly than what is around. @param {Context} ctx @param {number} alpha @param {() => void} draw */
function faintly(ctx, alpha, draw) {
  const before = ctx.globalAlpha;
  ctx.globalAlpha = before * alpha;
  draw();
  ctx.globalAlpha = before;
}

/** How many locks a mane has. */
const LOCKS = 13;

/** @param {Context} ctx */
function mane(ctx) {
  ctx.beginPath();
  for (let lock = 0; lock < LOCKS; lock++) {
    const turn = (2 * Math.PI) / LOCKS;
    const from = lock * turn - Math.PI / 2;
    const tip = from + turn / 2;
    if (lock === 0) ctx.moveTo(0.385 * Math.cos(from), 0.385 * Math.sin(from));
    ctx.quadraticCurveTo(0.56 * Math.cos(tip), 0.56 * Math.sin(tip), 0.385 * Math.cos(from + turn), 0.385 * Math.sin(from + turn));
  }
  ctx.closePath();
}

/** A lion's head in its mane. @param {Context} ctx @param {Colours} colours */
function drawLion(ctx, colours) {
  castShadow(ctx, colours, () => mane(ctx));
  mane(ctx);
  ctx.fillStyle = lighting(ctx, 0.45, colours.mane, colours.shade);
  ctx.fill();
  ctx.lineJoin = "round";
  ctx.lineWidth = 0.024;
  ctx.strokeStyle = colours.ink;
  ctx.stroke();
  drawEars(ctx, colours);
  drawFace(ctx, colours);
}

/** @param {Context} ctx @param {Colours} colours */
function drawEars(ctx, colours) {
  for (const side of [-1, 1]) {
    circle(ctx, side * 0.185, -0.185, 0.085);
    ctx.fillStyle = colours.body;
    ctx.fill();
    ctx.stroke();
  }
}

/** @param {Context} ctx @param {Colours} colours */
function drawFace(ctx, colours) {
  ctx.beginPath();
  ctx.moveTo(-0.235, -0.09);
  ctx.bezierCurveTo(-0.235, -0.3, 0.235, -0.3, 0.235, -0.09);
  ctx.bezierCurveTo(0.235, 0.06, 0.15, 0.14, 0.11, 0.2);
  ctx.bezierCurveTo(0.07, 0.27, -0.07, 0.27, -0.11, 0.2);
  ctx.bezierCurveTo(-0.15, 0.14, -0.235, 0.06, -0.235, -0.09);
  ctx.fillStyle = colours.body;
  ctx.fill();
  ctx.stroke();

  ctx.fillStyle = colours.detail;
  ctx.strokeStyle = colours.detail;
  for (const side of [-1, 1]) {
    circle(ctx, side * 0.095, -0.065, 0.034);
    ctx.fill();
  }
  ctx.beginPath();
  ctx.moveTo(-0.07, 0.055);
  ctx.quadraticCurveTo(0, 0.03, 0.07, 0.055);
  ctx.quadraticCurveTo(0.04, 0.12, 0, 0.125);
  ctx.quadraticCurveTo(-0.04, 0.12, -0.07, 0.055);
  ctx.fill();
  ctx.lineWidth = 0.024;
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(0, 0.12);
  ctx.lineTo(0, 0.155);
  ctx.moveTo(-0.075, 0.165);
  ctx.quadraticCurveTo(-0.02, 0.2, 0, 0.155);
  ctx.quadraticCurveTo(0.02, 0.2, 0.075, 0.165);
  ctx.stroke();
}
