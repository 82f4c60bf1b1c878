/**
 * The drawn board: two canvases, one for the ground and one for everything that changes.
 */
import { drawGround, planks } from "./ground.js";
import { BLEED, Layout } from "./layout.js";
import { drawMarks, drawMarksAbove } from "./marks.js";
import { MANE, SPEED, cuesOf, duration } from "./motion.js";
import { readPalette } from "./palette.js";
import { becomesLion, drawDragged, drawMotion, drawPieces } from "./pieces.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Board} Board */
/** @typedef {import("./layout.js").Look} Look */
/** @typedef {import("./marks.js").Stage} Stage */
/** @typedef {import("./marks.js").Touch} Touch */
/** @typedef {import("./motion.js").TimedCue} TimedCue */

/** What is heard at the end of a game; flecks fall for a win. @typedef {"win" | "loss" | "draw"} Ending */

/** Running animations, their start and end, and what is still to be heard. @typedef {import("./pieces.js").Motion & { began: number, arrival: number, cues: TimedCue[] }} Motion */

/** How long a target takes to appear, and how much later each cell further away, in milliseconds. */
const APPEARING = 100;
const FURTHER = 12;
const REVEALED = APPEARING + 25 * FURTHER;

/** How long the end of a game is shown at most, in milliseconds. */
const CELEBRATION = 2200;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export class Surface {
  /** @type {Layout | undefined} */
  layout;

  /** Hears when pieces land, slide, capture and so on. @type {(name: import("./sound.js").Cue, detail?: import("./sound.js").CueDetail) => void} */
  onCue = () => {};

  #ground = document.createElement("canvas");
  #pieces = document.createElement("canvas");
  /** @type {Look | undefined} */
  #look;
  /** @type {View | undefined} */
  #view;
  /** @type {Touch} */
  #touch = { active: false };
  /** @type {import("./hint.js").Advice | undefined} */
  #advice;
  /** @type {import("./hint.js").Threat[]} */
  #threats = [];
  /** @type {import("./palette.js").Palette | undefined} */
  #palette;
  /** @type {Motion | undefined} */
  #motion;
  /** When the piece was chosen. */
  #chosenAt = -Infinity;
  /** When the game ended, and whether that calls for a celebration. */
  #ended = { at: -Infinity, isWon: false };
  #frame = 0;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    for (const canvas of [this.#ground, this.#pieces]) {
      canvas.setAttribute("aria-hidden", "true");
      host.append(canvas);
    }
  }

  /** Fits the board into the room there is. @param {Board} board @param {import("./layout.js").Size} room in CSS pixels; without a height, that of the board @param {Look} look */
  lay(board, room, look) {
    // The previous view belongs to another board, and may use cells that this one does not have.
    if (board !== this.layout?.board) {
      this.#view = this.#motion = this.#advice = undefined;
      this.#threats = [];
    }
    this.#look = look;
    this.layout = new Layout(board, room, look);
    const { box, cell } = this.layout;
    const above = Math.round(BLEED * cell);
    for (const canvas of [this.#ground, this.#pieces]) {
      canvas.width = Math.round(box.width * devicePixelRatio);
      canvas.height = Math.round((box.height + above) * devicePixelRatio);
      Object.assign(canvas.style, {
        inset: "auto",
        left: `${box.left}px`,
        top: `${box.top - above}px`,
        width: `${box.width}px`,
        height: `${box.height + above}px`,
        pointerEvents: "none",
      });
    }
    this.repaint();
    // Resizing clears a canvas: drawing in the next frame would flicker.
    this.#draw(performance.now());
  }

  /** The canvas, for resize observers. */
  get canvas() {
    return this.#ground;
  }

  /** Reads the colours again and draws everything. */
  repaint() {
    const { layout } = this;
    if (!layout || !this.#look) return;
    this.#palette = readPalette(this.host, this.#look);
    const art = this.#art(this.#ground, this.#palette, layout);
    drawGround({ ...art, layout, dpr: devicePixelRatio, next: planks() }, layout.isSlab ? loadDetails(() => this.repaint()) : undefined);
    this.#request();
  }

  /**
   * Shows another view; if it is a new one, its animations are shown.
   * @param {View} view @param {View | undefined} before where the animations start @param {Ending} [ending] what the end of the game is for whoever looks on
   */
  show(view, before, ending) {
    if (view === this.#view) return;
    const now = performance.now();
    const isNew = before !== undefined && before !== view && view.animations.length > 0;
    const hasEnded = view.outcome !== undefined && !before?.outcome;
    const cues = isNew ? cuesOf(view.animations, becomesLion(view)) : [];
    const moves = isNew && this.#speed > 0 && !document.hidden;
    const arrival = moves ? Math.max(...view.animations.map(duration)) : 0;
    if (isNew && hasEnded && ending) cues.push({ at: arrival, name: ending });
    this.#motion = moves ? { animations: view.animations, began: now, before: before.pieces, arrival, cues } : undefined;
    // Where nothing moves, the last sound says it all.
    for (const { name, detail } of moves ? [] : cues.slice(-1)) this.onCue(name, detail);
    if (view.entry.length > 0 && view.entry.at(-1) !== this.#view?.entry.at(-1)) this.#chosenAt = now;
    // A game that is opened at its end has ended long ago.
    if (!view.outcome || hasEnded) this.#ended = { at: isNew ? now + arrival * this.#speed : -Infinity, isWon: isNew && ending === "win" };
    this.#view = view;
    this.#request();
  }

  /** Shows or hides a hint. @param {import("./hint.js").Advice | undefined} advice */
  advise(advice) {
    if (advice?.after === this.#advice?.after && advice?.step === this.#advice?.step) return;
    this.#advice = advice;
    this.#request();
  }

  /** Shows threats: lines of cells, and the cells that answer them. @param {import("./hint.js").Threat[]} threats */
  warn(threats) {
    this.#threats = threats;
    this.#request();
  }

  /** Shows the end of the game again. */
  replayEnding() {
    this.#ended = { at: performance.now(), isWon: false };
    this.#request();
  }

  /** @param {Touch} touch */
  touch(touch) {
    this.#touch = touch;
    this.#request();
  }

  /** Stops drawing. */
  close() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** How much longer motion takes than normal; 0 if nothing moves. */
  get #speed() {
    return stillness.matches ? 0 : SPEED[this.#look?.motion ?? "normal"];
  }

  #request() {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#draw(now);
    });
  }

  /** An empty canvas to draw on in cells. @param {HTMLCanvasElement} canvas @param {import("./palette.js").Palette} palette @param {Layout} layout */
  #art(canvas, palette, { cell }) {
    const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const scale = cell * devicePixelRatio;
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, canvas.width, canvas.height);
    g.setTransform(scale, 0, 0, scale, 0, Math.round(BLEED * cell) * devicePixelRatio);
    return { g, px: cell, palette };
  }

  /** @param {number} now */
  #draw(now) {
    const [view, layout, palette] = [this.#view, this.layout, this.#palette];
    if (!view || !layout || !palette) return;
    /** @type {Stage} */
    const stage = {
      ...this.#art(this.#pieces, palette, layout),
      layout,
      view,
      touch: this.#touch,
      hasTargets: this.#look?.hasTargets ?? true,
      shown: (distance) => this.#appeared(now, distance),
    };
    const motion = this.#motion;
    const elapsed = motion ? (now - motion.began) / this.#speed : Infinity;
    this.#hear(elapsed);
    const landed = elapsed - (motion?.arrival ?? 0);
    const ended = view.outcome && landed >= 0 ? (this.#speed > 0 ? now - this.#ended.at : Infinity) : -1;
    const extras = { advice: this.#advice, threats: this.#threats, ended, isWon: this.#ended.isWon };
    const hasExtras = this.#advice || this.#threats.length > 0 || ended >= 0 || layout.hasCities;
    const details = hasExtras ? loadDetails(() => this.#request()) : undefined;
    details?.drawBelow(stage, extras);
    drawMarks(stage);
    if (motion && landed < 0) drawMotion(stage, motion, elapsed);
    else drawPieces(stage, motion?.animations ?? [], landed, now - this.#chosenAt);
    drawMarksAbove(stage);
    details?.drawAbove(stage, extras);
    drawDragged(stage);
    if (landed >= MANE) this.#motion = undefined;
    const isEnding = ended >= 0 && ended < CELEBRATION;
    if (this.#motion || isEnding || now - this.#chosenAt < REVEALED) this.#request();
  }

  /** @param {number} elapsed */
  #hear(elapsed) {
    const cues = this.#motion?.cues ?? [];
    while (cues[0]?.at <= elapsed) {
      const { name, detail } = /** @type {TimedCue} */ (cues.shift());
      this.onCue(name, detail);
    }
  }

  /** How far a mark has appeared, from 0 to 1: later the further it is from the chosen piece. @param {number} now @param {number} distance in cells */
  #appeared(now, distance) {
    if (this.#speed === 0) return 1;
    return Math.min(1, Math.max(0, (now - this.#chosenAt - FURTHER * distance) / APPEARING));
  }
}

/** The drawings that load on demand. @type {typeof import("./details.js") | undefined} */
let details;
/** @type {Promise<void> | undefined} */
let loading;

/** The drawings that load on demand, or `undefined` until they are there. @param {() => void} onLoad called once they are */
function loadDetails(onLoad) {
  if (!details) {
    loading ??= import("./details.js").then((module) => {
      details = module;
    });
    // If they cannot be loaded now, the next drawing tries again.
    loading.then(onLoad, () => (loading = undefined));
  }
  return details;
}
