/**
 * The properties of `<ergo-board>` that say how the board looks, sounds and answers. None of them changes the
 * game. Each reflects the attribute of the same name.
 */
import { BoardElement } from "./base.js";
import { readLook } from "../draw/look.js";
import { reflect } from "./reflect.js";

export class LookProperties extends BoardElement {
  /**
   * Light or dark; empty if the page decides.
   *
   * @type {"light" | "dark" | ""}
   */
  get theme() {
    return /** @type {any} */ (this.getAttribute("theme") ?? "");
  }
  set theme(theme) {
    reflect(this, "theme", theme || null);
  }

  /**
   * The material of the board; `auto` is walnut in the light and night in the dark.
   *
   * @type {"auto" | "walnut" | "night" | "library" | "slate" | "paper"}
   */
  get boardTheme() {
    return readLook(this).boardTheme;
  }
  set boardTheme(name) {
    reflect(this, "board-theme", name);
  }

  /**
   * The pieces.
   *
   * @type {"relief" | "plain"}
   */
  get pieceSet() {
    return readLook(this).pieceSet;
  }
  set pieceSet(name) {
    reflect(this, "piece-set", name);
  }

  /**
   * Where rows and columns are labelled.
   *
   * @type {"auto" | "cells" | "frame" | "off"}
   */
  get coordinates() {
    return readLook(this).coordinates;
  }
  set coordinates(place) {
    reflect(this, "coordinates", place);
  }

  /**
   * How fast pieces move.
   *
   * @type {"off" | "fast" | "normal" | "slow"}
   */
  get motion() {
    return readLook(this).motion;
  }
  set motion(speed) {
    reflect(this, "motion", speed);
  }

  /**
   * The volume of the sounds, from 0 to 100.
   *
   * @type {number}
   */
  get sound() {
    return readLook(this).volume * 100;
  }
  set sound(volume) {
    reflect(this, "sound", volume);
  }

  /**
   * Whether a phone vibrates when something is captured or a game ends.
   *
   * @type {"on" | "off"}
   */
  get vibration() {
    return readLook(this).vibrates ? "on" : "off";
  }
  set vibration(value) {
    reflect(this, "vibration", value);
  }

  /**
   * Whether the board shows where a chosen piece can go.
   *
   * @type {"on" | "off"}
   */
  get targets() {
    return readLook(this).hasTargets ? "on" : "off";
  }
  set targets(value) {
    reflect(this, "targets", value);
  }

  /**
   * Whether the board shows what the opponent threatens.
   *
   * @type {"on" | "off"}
   */
  get threats() {
    return readLook(this).hasThreats ? "on" : "off";
  }
  set threats(value) {
    reflect(this, "threats", value);
  }

  /**
   * Whether people are warned of a move that loses at once, against levels 1 to 3 without a clock.
   *
   * @type {"on" | "off"}
   */
  get warnings() {
    return readLook(this).hasWarnings ? "on" : "off";
  }
  set warnings(value) {
    reflect(this, "warnings", value);
  }

  /**
   * Whether a move on cells that are small for a finger takes a second tap.
   *
   * @type {"small" | "off"}
   */
  get confirm() {
    return readLook(this).confirms ? "small" : "off";
  }
  set confirm(value) {
    reflect(this, "confirm", value);
  }

  /**
   * How much is announced to screen readers after each move.
   *
   * @type {"full" | "short"}
   */
  get announcements() {
    return readLook(this).isShort ? "short" : "full";
  }
  set announcements(length) {
    reflect(this, "announcements", length);
  }
}
