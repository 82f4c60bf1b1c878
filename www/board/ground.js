/**
 * Draws what never moves: the frame with its letters and numbers, and the cells.
 */

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./palette.js").Palette} Palette */
/** @typedef {import("./layout.js").Field} Field */
/** @typedef {import("./layout.js").Point} Point */
/** @typedef {CanvasRenderingContext2D} Context */

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette */
export function drawGround(ctx, layout, palette) {
  const { width, height, cell } = layout;
  ctx.clearRect(0, 0, width, height);
  ctx.fillStyle = palette.frame;
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, cell * 0.34);
  ctx.fill();
  const fields = [...layout.fields.values()];
  for (const field of fields) drawCell(ctx, layout, palette, field);
  drawBorders(ctx, layout, palette, fields);
  drawLight(ctx, layout);
  drawNames(ctx, layout, palette);
}

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {Field} field */
function drawCell(ctx, layout, palette, field) {
  const { cell } = layout;
  const { x, y } = layout.place(field.x, field.y);
  ctx.fillStyle = palette.grounds(field.ground);
  ctx.fillRect(x - cell / 2, y - cell / 2, cell, cell);
  ctx.strokeStyle = palette.line;
  ctx.lineWidth = Math.max(0.75, cell * 0.018);
  ctx.strokeRect(x - cell / 2, y - cell / 2, cell, cell);
}

/** A strong line wherever one kind of ground meets another. */
function drawBorders(
  /** @type {Context} */ ctx,
  /** @type {Layout} */ layout,
  /** @type {Palette} */ palette,
  /** @type {Field[]} */ fields,
) {
  const { cell } = layout;
  const grounds = new Map(fields.map((field) => [`${field.x} ${field.y}`, field.ground]));
  ctx.strokeStyle = palette["ground-edge"];
  ctx.lineWidth = Math.max(1.5, cell * 0.055);
  ctx.lineCap = "square";
  ctx.beginPath();
  for (const field of fields) {
    const right = grounds.get(`${field.x + 1} ${field.y}`);
    const below = grounds.get(`${field.x} ${field.y + 1}`);
    const corner = layout.place(field.x + 0.5, field.y + 0.5);
    const above = layout.place(field.x + 0.5, field.y - 0.5);
    const left = layout.place(field.x - 0.5, field.y + 0.5);
    if (right && right !== field.ground) line(ctx, above, corner);
    if (below && below !== field.ground) line(ctx, left, corner);
  }
  ctx.stroke();
}

/** @param {Context} ctx @param {Point} from @param {Point} to */
function line(ctx, from, to) {
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
}

/** Light falls on the board from the upper left. @param {Context} ctx @param {Layout} layout */
function drawLight(ctx, { width, height, cell }) {
  const light = ctx.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, "rgb(255 255 255 / 0.13)");
  light.addColorStop(0.5, "rgb(255 255 255 / 0)");
  light.addColorStop(1, "rgb(0 0 0 / 0.12)");
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, cell * 0.34);
  ctx.fill();
}

/** The letters of the columns and the numbers of the rows, on all four sides. @param {Context} ctx @param {Layout} layout @param {Palette} palette */
function drawNames(ctx, layout, palette) {
  const { cell, frame, width, height } = layout;
  ctx.fillStyle = palette["frame-ink"];
  ctx.font = `500 ${Math.max(9, cell * 0.22)}px ${palette.font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const columns = new Map();
  const rows = new Map();
  for (const { name, x, y } of layout.fields.values()) {
    columns.set(name[0], x);
    rows.set(name.slice(1), y);
  }
  for (const [letter, x] of columns) {
    const at = layout.place(x, 0).x;
    ctx.fillText(letter, at, height - frame / 2);
    ctx.fillText(letter, at, frame / 2);
  }
  for (const [number, y] of rows) {
    const at = layout.place(0, y).y;
    ctx.fillText(number, frame / 2, at);
    ctx.fillText(number, width - frame / 2, at);
  }
}
