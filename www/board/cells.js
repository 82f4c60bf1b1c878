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
  const fields = [...layout.fields.values()];
  ctx.clearRect(0, 0, layout.width, layout.height);
  drawFrame(ctx, layout, palette, fields);
  for (const field of fields) drawCell(ctx, layout, palette, field);
  drawBorders(ctx, layout, palette, fields);
  drawLight(ctx, layout);
  if (layout.hasCoordinates) drawNames(ctx, layout, palette);
}

/** The frame follows the outline of the cells. @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {Field[]} fields */
function drawFrame(ctx, layout, palette, fields) {
  const size = layout.cell + 2 * layout.frame;
  ctx.fillStyle = palette.frame;
  for (const field of fields) {
    const { x, y } = layout.place(field.x, field.y);
    ctx.beginPath();
    ctx.roundRect(x - size / 2, y - size / 2, size, size, layout.cell * 0.34);
    ctx.fill();
  }
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
  ctx.strokeStyle = palette["ground-edge"];
  ctx.lineWidth = Math.max(1.5, cell * 0.055);
  ctx.lineCap = "square";
  ctx.beginPath();
  for (const field of fields) {
    const right = layout.fieldAt(field.x + 1, field.y)?.ground;
    const below = layout.fieldAt(field.x, field.y + 1)?.ground;
    const corner = layout.place(field.x + 0.5, field.y + 0.5);
    const above = layout.place(field.x + 0.5, field.y - 0.5);
    const left = layout.place(field.x - 0.5, field.y + 0.5);
    if (right && differs(right, field.ground)) line(ctx, above, corner);
    if (below && differs(below, field.ground)) line(ctx, left, corner);
  }
  ctx.stroke();
}

/** Grounds of one name, such as `field` and `field-alt`, are shades of each other. @param {string} ground @param {string} other */
const differs = (ground, other) => ground.split("-")[0] !== other.split("-")[0];

/** @param {Context} ctx @param {Point} from @param {Point} to */
function line(ctx, from, to) {
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
}

/** Light falls on the board from the upper left. @param {Context} ctx @param {Layout} layout */
function drawLight(ctx, { width, height }) {
  const light = ctx.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, "rgb(255 255 255 / 0.13)");
  light.addColorStop(0.5, "rgb(255 255 255 / 0)");
  light.addColorStop(1, "rgb(0 0 0 / 0.12)");
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

/** The letters of the columns and the numbers of the rows, at both ends of each. @param {Context} ctx @param {Layout} layout @param {Palette} palette */
function drawNames(ctx, layout, palette) {
  const { cell } = layout;
  const beyond = 0.5 + layout.frame / cell / 2;
  ctx.fillStyle = palette["frame-ink"];
  ctx.font = `500 ${Math.max(9, cell * 0.22)}px ${palette.font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const { name, x, y } of layout.fields.values()) {
    const hasNeighbour = (/** @type {number} */ dx, /** @type {number} */ dy) => layout.fieldAt(x + dx, y + dy) !== undefined;
    const write = (/** @type {string} */ text, /** @type {number} */ dx, /** @type {number} */ dy) => {
      const at = layout.place(x + dx * beyond, y + dy * beyond);
      if (!hasNeighbour(dx, dy)) ctx.fillText(text, at.x, at.y);
    };
    for (const side of [-1, 1]) {
      write(name[0], 0, side);
      write(name.slice(1), side, 0);
    }
  }
}
