/**
 * Draws what never moves: the frame with its letters and numbers, and the cells.
 */

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./palette.js").Palette} Palette */
/** @typedef {CanvasRenderingContext2D} Context */

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette */
export function drawGround(ctx, layout, palette) {
  const { width, height, cell } = layout;
  ctx.clearRect(0, 0, width, height);
  ctx.fillStyle = palette.frame;
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, cell * 0.34);
  ctx.fill();
  for (const [ground, fields] of byGround(layout)) drawCells(ctx, layout, palette, ground, fields);
  drawNames(ctx, layout, palette);
}

/** @param {Layout} layout */
function byGround(layout) {
  /** @type {Map<string, import("./layout.js").Field[]>} */
  const grounds = new Map();
  for (const field of layout.fields.values()) {
    grounds.set(field.ground, [...(grounds.get(field.ground) ?? []), field]);
  }
  return grounds;
}

/**
 * @param {Context} ctx @param {Layout} layout @param {Palette} palette
 * @param {string} ground @param {import("./layout.js").Field[]} fields
 */
function drawCells(ctx, layout, palette, ground, fields) {
  const { cell } = layout;
  const gap = Math.max(0.5, cell * 0.014);
  const size = cell - 2 * gap;
  ctx.fillStyle = palette.grounds(ground);
  ctx.beginPath();
  for (const field of fields) {
    const { x, y } = layout.place(field.x, field.y);
    ctx.roundRect(x - size / 2, y - size / 2, size, size, cell * 0.07);
  }
  ctx.fill();
}

/** The letters of the columns and the numbers of the rows, where they first and last occur. */
function drawNames(/** @type {Context} */ ctx, /** @type {Layout} */ layout, /** @type {Palette} */ palette) {
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
