/**
 * Draws a city: a small fortress in the same three-quarter view as the stacks. It rises over the edge of its
 * cell; a stack in it is drawn before its keep, and its towers stay visible.
 */
import { apart, atLeast, fade, fill, linear, mix, pen, rounded, stroke } from "./pen.js";

/** @import {Art} from "./types.js" */
/** @import {Box} from "./plank.js" */

/** The colours of a city: walls in light and shade, pavement, roofs in light and shade, pennant, lines. */
const COLOURS = {
  white: ["#f3e7cf", "#b79d72", "#dcc7a0", "#b9512c", "#7f3119", "#4a3115"],
  black: ["#8f8b92", "#403d44", "#6a666d", "#4c78ac", "#274a73", "#121015"],
};

/** The foot of the city below the middle of its cell, in cells. */
const FOOT = 0.47;

/**
 * @param {Art} art
 * @param {import("./types.js").Point} spot the middle of its cell
 * @param {import("../wasm/ergo_wasm.js").Tone} tone whose city it is
 * @param {number} size
 * @param {number} fallen from 0 to 1: the pennant sinks and the towers darken
 */
export function drawCity(art, { x, y }, tone, size, fallen) {
  const { g } = art;
  const [wall, dark, pavement, roof, roofDark, ink] = COLOURS[tone].map((colour) =>
    mix(colour, "#1b1310", fallen * 0.55),
  );
  const shaded = mix(wall, dark, 0.75);
  const line = atLeast(art, 1, 0.015);

  /** @param {Box} box */
  const block = (box) => {
    const [left, top, width, height] = box;
    g.fillStyle = linear(g, left, 0, left + width, 0, wall, shaded);
    g.fillRect(left, top, width, height);
    stroke(g, ink, line, rounded(...box, 0));
  };
  /**
   * Battlements on a wall.
   *
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} count
   */
  const battlements = (left, top, width, count) => {
    const side = width / (2 * count - 1);
    const path = new pen.Path(`M${left} ${top}`);
    for (let at = 0; at < count; at++) {
      const start = left + 2 * at * side;
      for (const [px, py] of [
        [start, top],
        [start, top - side],
        [start + side, top - side],
        [start + side, top],
      ]) {
        path.lineTo(px, py);
      }
    }
    fill(g, linear(g, left, 0, left + width, 0, wall, shaded), path);
    stroke(g, ink, line, path);
  };
  /**
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   */
  const pointedRoof = (left, top, width, height) => {
    const path = new pen.Path(
      `M${left - 0.03} ${top}L${left + width / 2} ${top - height}L${left + width + 0.03} ${top}Z`,
    );
    fill(g, linear(g, left, 0, left + width, 0, mix(roof, "#ffffff", 0.12), roofDark), path);
    stroke(g, ink, line, path);
  };
  /**
   * @param {number} middle
   * @param {number} top
   * @param {number} width
   * @param {number} height
   */
  const slit = (middle, top, width, height) =>
    fill(g, ink, rounded(middle - width / 2, top, width, height, width / 2));

  apart(g, () => {
    g.translate(x, y + FOOT);
    g.scale(size, size);
    g.translate(0, -FOOT);
    g.lineJoin = g.lineCap = "round";
    g.fillStyle = linear(g, 0, -0.5, 0, 0.5, mix(pavement, dark, 0.55), pavement);
    g.fillRect(-0.5, -0.5, 1, 1);
    fill(g, "#0f06004d", new pen.Path("M-.46.47L.6.53V-.1L.44-.3Z"));
    // The keep and its pennant.
    block([-0.135, -0.44, 0.27, 0.6]);
    battlements(-0.165, -0.44, 0.33, 4);
    const staff = new pen.Path("M0-.5V-.74");
    stroke(g, ink, line, staff);
    const sunk = fallen * 0.2;
    const pennant = new pen.Path(
      `M0 ${sunk - 0.74}L${0.2 - sunk * 0.5} ${sunk * 1.3 - 0.675}L0 ${sunk - 0.61}Z`,
    );
    fill(g, roof, pennant);
    stroke(g, ink, line, pennant);
    for (const side of [-1, 1]) slit(side * 0.055, -0.33, 0.045, 0.11);
    // Two houses.
    block([-0.33, -0.12, 0.2, 0.3]);
    pointedRoof(-0.33, -0.12, 0.2, 0.17);
    block([0.13, -0.06, 0.2, 0.24]);
    pointedRoof(0.13, -0.06, 0.2, 0.18);
    slit(-0.23, -0.04, 0.05, 0.08);
    slit(0.23, 0.02, 0.05, 0.08);
    // The front wall with its gate.
    block([-0.4, 0.14, 0.8, 0.33]);
    battlements(-0.4, 0.14, 0.8, 8);
    stroke(g, fade(ink, 0.25), line, new pen.Path("M-.4.22H.4M-.4.305H.4M-.4.39H.4"));
    const gate = new pen.Path("M-.115.47V.33a.115.115 0 0 1 .23 0V.47Z");
    fill(g, mix(ink, dark, 0.15), gate);
    stroke(g, ink, line, gate);
    stroke(g, fade(wall, 0.5), line * 0.8, new pen.Path("M-.05.23V.47M0 .23V.47M.05.23V.47"));
    for (const left of [-0.5, 0.32]) {
      block([left, -0.2, 0.18, 0.68]);
      block([left - 0.02, -0.26, 0.22, 0.09]);
      pointedRoof(left - 0.02, -0.26, 0.22, 0.3);
      slit(left + 0.09, -0.08, 0.045, 0.13);
    }
  });
}
