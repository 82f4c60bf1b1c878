/**
 * A drawing as SVG: a context that has what the drawings of boards need of a canvas, and writes down what
 * they draw. Blurred shadows are left out.
 */
import { svg } from "../ui/svg.js";
import { TURN, pen } from "./pen.js";

/** @import {Context} from "./pen.js" */
/** @import {Point} from "./types.js" */

/**
 * @typedef {[number, number, number, number, number, number]} Matrix as of `CanvasRenderingContext2D`
 *
 * @typedef {{ at: number; colour: string }} ColourStop
 */

/** Finer than anything that can be seen on boards measured in cells. */
const DIGITS = 4;

/** How far rectangles reach beyond their edge, in cells. */
const OVERLAP = 0.01;

const STILL = /** @type {Matrix} */ ([1, 0, 0, 1, 0, 0]);

/** @param {number} value */
const short = (value) => Number(value.toFixed(DIGITS));

/** @param {number[]} values */
const list = (...values) => values.map(short).join(" ");

/**
 * @param {Matrix} matrix
 * @param {Matrix} inner
 * @returns {Matrix} first `inner`, then `matrix`
 */
const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** A path that remembers what it consists of. Its methods are those of `Path2D`. */
class VectorPath {
  /** The commands of the path, as in SVG. */
  d = "";

  /** @param {string | VectorPath} [from] */
  constructor(from = "") {
    this.d = typeof from === "string" ? from : from.d;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  moveTo(x, y) {
    this.d += `M${list(x, y)}`;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  lineTo(x, y) {
    this.d += `${this.d === "" ? "M" : "L"}${list(x, y)}`;
  }

  /** @param {[number, number, number, number, number, number]} points */
  bezierCurveTo(...points) {
    this.d += `C${list(...points)}`;
  }

  closePath() {
    this.d += "Z";
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  rect(x, y, width, height) {
    this.d += `M${list(x, y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {number} radius
   */
  roundRect(x, y, width, height, radius) {
    /**
     * @param {number} right
     * @param {number} down
     */
    const corner = (right, down) => `a${list(radius, radius)} 0 0 1 ${list(right * radius, down * radius)}`;
    const [across, along] = [short(width - 2 * radius), short(height - 2 * radius)];
    this.d += [
      `M${list(x + radius, y)}`,
      `h${across}${corner(1, 1)}`,
      `v${along}${corner(-1, 1)}`,
      `h${-across}${corner(-1, -1)}`,
      `v${-along}${corner(1, -1)}Z`,
    ].join("");
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number} from
   * @param {number} to
   * @param {boolean} [isBack]
   */
  arc(x, y, radius, from, to, isBack) {
    this.ellipse(x, y, radius, radius, 0, from, to, isBack);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} across
   * @param {number} down
   * @param {number} turn
   * @param {number} from
   * @param {number} to
   * @param {boolean} [isBack] anticlockwise
   */
  ellipse(x, y, across, down, turn, from, to, isBack = false) {
    const at = (/** @type {number} */ angle) => {
      const [right, below] = [across * Math.cos(angle), down * Math.sin(angle)];
      return [
        x + right * Math.cos(turn) - below * Math.sin(turn),
        y + right * Math.sin(turn) + below * Math.cos(turn),
      ];
    };
    const whole = Math.abs(to - from) >= TURN;
    const swept = whole ? TURN : (((isBack ? from - to : to - from) % TURN) + TURN) % TURN;
    this.d += `${this.d === "" || whole ? "M" : "L"}${list(...at(from))}`;
    // SVG has no arc that ends where it begins.
    for (const share of [0.5, 1]) {
      const angle = from + (isBack ? -1 : 1) * swept * share;
      this.d += `A${list(across, down, (turn * 360) / TURN)} 0 ${isBack ? 0 : 1} ${list(...at(angle))}`;
    }
    if (whole) this.d += "Z";
  }

  /** @param {VectorPath} path */
  addPath(path) {
    this.d += path.d;
  }
}

/** A gradient, once it has its stops. */
class Gradient {
  /** @type {ColourStop[]} */
  stops = [];
  name;
  places;
  /** The part of the way that is before the first stop. */
  start;

  /**
   * @param {"linearGradient" | "radialGradient"} name
   * @param {Record<string, number>} places
   * @param {number} [start]
   */
  constructor(name, places, start = 0) {
    this.name = name;
    this.places = places;
    this.start = start;
  }

  /**
   * @param {number} at
   * @param {string} colour
   */
  addColorStop(at, colour) {
    this.stops.push({ at: this.start + (1 - this.start) * at, colour });
  }
}

/** @typedef {string | Gradient} Paint */

/**
 * A colour and its opacity apart: not all programs know `#rrggbbaa`.
 *
 * @param {string} colour as `#rrggbb` or `#rrggbbaa`
 * @returns {[colour: string, opacity: number]}
 */
const apart = (colour) => [
  colour.slice(0, 7),
  colour.length > 7 ? short(parseInt(colour.slice(7), 16) / 255) : 1,
];

/**
 * Whether nothing is seen of it.
 *
 * @param {Paint} paint
 */
const isClear = (paint) =>
  paint instanceof Gradient
    ? paint.stops.every(({ colour }) => apart(colour)[1] === 0)
    : apart(paint)[1] === 0;

/** How many names have been given: they differ on the whole page. */
let names = 0;

/** The initial state of a context; `save` keeps a copy of the current one. */
const FRESH = {
  matrix: STILL,
  parent: /** @type {Element} */ (/** @type {unknown} */ (undefined)),
  fillStyle: /** @type {Paint} */ ("#000000"),
  strokeStyle: /** @type {Paint} */ ("#000000"),
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  dash: /** @type {number[]} */ ([]),
  globalAlpha: 1,
  font: "",
  textAlign: "start",
};

/** The part of a canvas context that the drawings of boards use. */
class VectorContext {
  #definitions;
  /** The ids of what is defined, by its content. */
  #known = /** @type {Map<string, string>} */ (new Map());
  /** @type {(typeof FRESH)[]} */
  #saved = [];
  #path = new VectorPath();
  #state;

  /** @param {SVGSVGElement} picture */
  constructor(picture) {
    this.#definitions = svg("defs");
    picture.append(this.#definitions);
    this.#state = { ...FRESH, parent: /** @type {Element} */ (picture) };
  }

  save() {
    this.#saved.push({ ...this.#state });
  }

  restore() {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  /**
   * Draws something around a point that looks the same elsewhere: it is written once.
   *
   * @param {string} key
   * @param {Point} spot
   * @param {() => void} draw around the origin
   */
  repeat(key, { x, y }, draw) {
    const id = this.#define(key, () => {
      const group = svg("g");
      this.save();
      Object.assign(this.#state, { ...FRESH, parent: group });
      draw();
      this.restore();
      return group;
    });
    this.#add(svg("use", { href: `#${id}`, x: short(x), y: short(y), ...this.#placing() }));
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  translate(x, y) {
    this.#state.matrix = times(this.#state.matrix, [1, 0, 0, 1, x, y]);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  scale(x, y) {
    this.#state.matrix = times(this.#state.matrix, [x, 0, 0, y, 0, 0]);
  }

  beginPath() {
    this.#path = new VectorPath();
  }

  /** @param {[number, number]} point */
  moveTo(...point) {
    this.#path.moveTo(...point);
  }

  /** @param {[number, number]} point */
  lineTo(...point) {
    this.#path.lineTo(...point);
  }

  closePath() {
    this.#path.closePath();
  }

  /** @param {Parameters<VectorPath["arc"]>} arc */
  arc(...arc) {
    this.#path.arc(...arc);
  }

  /** @param {Parameters<VectorPath["ellipse"]>} ellipse */
  ellipse(...ellipse) {
    this.#path.ellipse(...ellipse);
  }

  /** @param {[number, number, number, number]} box */
  fillRect(...[x, y, width, height]) {
    const path = new VectorPath();
    // Neighbours overlap, so that no seam shows between them.
    path.rect(x, y, width + OVERLAP, height + OVERLAP);
    this.#fill(path);
  }

  /**
   * @param {VectorPath} [path]
   * @param {string} [rule]
   */
  fill(path = this.#path, rule) {
    this.#fill(path, rule);
  }

  /**
   * @param {VectorPath} path
   * @param {string} [rule]
   */
  #fill(path, rule = "nonzero") {
    if (isClear(this.#state.fillStyle)) return;
    this.#draw(path, {
      ...this.#paint("fill", this.#state.fillStyle),
      ...(rule !== "nonzero" && { "fill-rule": rule }),
    });
  }

  /** @param {VectorPath} [path] */
  stroke(path = this.#path) {
    const { strokeStyle, lineWidth, lineCap, lineJoin, dash } = this.#state;
    if (isClear(strokeStyle)) return;
    this.#draw(path, {
      fill: "none",
      ...this.#paint("stroke", strokeStyle),
      "stroke-width": short(lineWidth),
      ...(lineCap !== "butt" && { "stroke-linecap": lineCap }),
      ...(lineJoin !== "miter" && { "stroke-linejoin": lineJoin }),
      ...(dash.length > 0 && { "stroke-dasharray": list(...dash) }),
    });
  }

  /** @param {VectorPath} [path] */
  clip(path = this.#path) {
    const key = `clip ${this.#state.matrix} ${path.d}`;
    const id = this.#define(key, () =>
      svg("clipPath", {}, svg("path", { d: path.d, ...this.#placing(false) })),
    );
    const group = svg("g", { "clip-path": `url(#${id})` });
    this.#add(group);
    this.#state.parent = group;
  }

  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   */
  fillText(text, x, y) {
    const { fillStyle, font, textAlign } = this.#state;
    const [, weight, size, family] = /** @type {string[]} */ (/^(\d+) ([\d.]+)px (.*)$/.exec(font) ?? []);
    const anchors = /** @type {Record<string, string>} */ ({ center: "middle", right: "end" });
    this.#add(
      svg(
        "text",
        {
          x,
          y,
          // The middle of the line, as all drawings want it.
          dy: ".35em",
          "font-family": family,
          "font-size": size,
          "font-weight": weight,
          "text-anchor": anchors[textAlign] ?? "start",
          ...this.#paint("fill", fillStyle),
          ...this.#placing(),
        },
        text,
      ),
    );
  }

  /**
   * @param {number} x1
   * @param {number} y1
   * @param {number} x2
   * @param {number} y2
   */
  createLinearGradient(x1, y1, x2, y2) {
    return new Gradient("linearGradient", { x1, y1, x2, y2 });
  }

  /**
   * @param {number} fx
   * @param {number} fy
   * @param {number} inner
   * @param {number} cx
   * @param {number} cy
   * @param {number} r
   */
  createRadialGradient(fx, fy, inner, cx, cy, r) {
    // Not all programs know an inner radius.
    return new Gradient("radialGradient", { fx, fy, cx, cy, r }, inner / r);
  }

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.#state.dash = dash;
  }

  /**
   * @param {VectorPath} path
   * @param {Record<string, string | number>} paint
   */
  #draw(path, paint) {
    if (path.d !== "") this.#add(svg("path", { d: path.d, ...paint, ...this.#placing() }));
  }

  /** @param {boolean} [isSeen] and not only a shape */
  #placing(isSeen = true) {
    const { matrix, globalAlpha } = this.#state;
    return {
      ...(String(matrix) !== String(STILL) && { transform: `matrix(${list(...matrix)})` }),
      ...(isSeen && globalAlpha !== 1 && { opacity: short(globalAlpha) }),
    };
  }

  /**
   * @param {"fill" | "stroke"} kind
   * @param {Paint} style
   */
  #paint(kind, style) {
    if (style instanceof Gradient) return { [kind]: `url(#${this.#gradient(style)})` };
    const [colour, opacity] = apart(style);
    return { [kind]: colour, ...(opacity !== 1 && { [`${kind}-opacity`]: opacity }) };
  }

  /** @param {Gradient} gradient */
  #gradient({ name, places, stops }) {
    const key = JSON.stringify([name, Object.values(places).map(short), stops]);
    return this.#define(key, () => {
      const attributes = Object.entries(places).map(([place, value]) => [place, short(value)]);
      const written = stops.map(({ at, colour }) => {
        const [solid, opacity] = apart(colour);
        return svg("stop", {
          offset: short(at),
          "stop-color": solid,
          ...(opacity !== 1 && { "stop-opacity": opacity }),
        });
      });
      return svg(name, { gradientUnits: "userSpaceOnUse", ...Object.fromEntries(attributes) }, ...written);
    });
  }

  /**
   * The id of something, which is written once.
   *
   * @param {string} key
   * @param {() => SVGElement} make
   */
  #define(key, make) {
    const known = this.#known.get(key);
    if (known) return known;
    const element = make();
    element.id = `d${(names += 1)}`;
    this.#definitions.append(element);
    this.#known.set(key, element.id);
    return element.id;
  }

  /** @param {SVGElement} element */
  #add(element) {
    this.#state.parent.append(element);
  }

  static {
    // Properties that are set, as on a canvas.
    for (const name of /** @type {const} */ ([
      "fillStyle",
      "strokeStyle",
      "lineWidth",
      "lineCap",
      "lineJoin",
      "globalAlpha",
      "font",
      "textAlign",
    ]))
      Object.defineProperty(this.prototype, name, {
        /** @this {VectorContext} */
        get() {
          return this.#state[name];
        },
        /** @this {VectorContext} */
        set(value) {
          Object.assign(this.#state, { [name]: value });
        },
      });
  }
}

/** @typedef {Context & Pick<VectorContext, "repeat">} Repeating */

/**
 * Draws as SVG.
 *
 * @param {Record<string, string | number>} attributes of the picture
 * @param {(g: Context) => void} draw
 */
export function drawVector(attributes, draw) {
  const picture = svg("svg", attributes);
  const drawn = /** @type {typeof Path2D} */ (/** @type {unknown} */ (VectorPath));
  const before = pen.Path;
  pen.Path = drawn;
  try {
    draw(/** @type {Context} */ (/** @type {unknown} */ (new VectorContext(picture))));
  } finally {
    pen.Path = before;
  }
  return picture;
}
