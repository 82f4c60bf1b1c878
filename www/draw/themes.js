/** The colours of the board themes. Light always comes first, the dark end of a material before its light end. */

/**
 * A theme. Materials are pairs of colours, `A` and `B` the cells of the first and second army.
 *
 * @typedef {object} Theme
 * @property {"wood" | "stone" | "cloth"} kind the grain of everything that is not cloth
 * @property {[string, string]} arena
 * @property {[string, string]} ring
 * @property {[string, string]} frame
 * @property {[string, string]} first cells of the first player
 * @property {[string, string]} second cells of the second player
 * @property {string[]} cloth the materials that are cloth whatever the kind
 * @property {[string, string]} inlay the bright and the dull end of the metal line
 * @property {string} line grooves
 * @property {number} lineAlpha their opacity
 * @property {string} coord labels in the frame
 * @property {string} target what can be reached
 * @property {string} onTarget text on it
 * @property {string} rim around marks
 * @property {string} alert what is forbidden or taken
 * @property {string} last the last move
 * @property {number} lastAlpha its opacity
 * @property {string} corner the corners around the cell it came from
 * @property {string} hollow shade in the hollows
 * @property {string} glint light at their lower edge
 * @property {number} shade how dark pieces shade the board
 * @property {keyof typeof STONES} white
 * @property {keyof typeof STONES} black
 * @property {boolean} isFlat whether everything is lines, without light and shadow
 * @property {boolean} isDark
 */

/**
 * The stone of a piece: lit top, shaded top, side, outline, engraving, light on the engraving; then the mane
 * of a lion: light, dark, outline, and the outline of the face.
 */
export const STONES = {
  ivory: [
    "#fffdf5",
    "#e3d2ae",
    "#b89b6c",
    "#5d4525",
    "#6a4d2b",
    "#ffffff",
    "#f4c65c",
    "#c07f22",
    "#5d3b10",
    "#5d3b10",
  ],
  marble: [
    "#ffffff",
    "#dfe0dc",
    "#a9aca8",
    "#43484a",
    "#4b5254",
    "#ffffff",
    "#f0c766",
    "#bb8426",
    "#4f3a14",
    "#4f3a14",
  ],
  bone: [
    "#f7eedb",
    "#d2bf9a",
    "#9a8258",
    "#1a120b",
    "#5d4527",
    "#fffaf0",
    "#edbc55",
    "#a96e1e",
    "#150d05",
    "#150d05",
  ],
  ebony: [
    "#5b5654",
    "#201d1d",
    "#0d0b0b",
    "#060505",
    "#d8cbb4",
    "#000000",
    "#7a5230",
    "#2c1a0e",
    "#0b0604",
    "#000000",
  ],
  onyx: [
    "#3b3a40",
    "#121216",
    "#050507",
    "#c6ab7c",
    "#e2cfa8",
    "#000000",
    "#8a5f36",
    "#2e1c10",
    "#c6a26c",
    "#c6ab7c",
  ],
};

/** @type {Theme} */
const walnut = {
  kind: "wood",
  arena: ["#d6b078", "#efd6a8"],
  ring: ["#8a4c26", "#bd7a45"],
  frame: ["#3a2116", "#68432c"],
  first: ["#dcb981", "#f0d9ae"],
  second: ["#b98650", "#d6a970"],
  cloth: [],
  inlay: ["#f5dc9c", "#a5772f"],
  line: "#5a3415",
  lineAlpha: 0.34,
  coord: "#e9d3b0",
  target: "#12564a",
  onTarget: "#ffffff",
  rim: "#fff7e2",
  alert: "#a8321b",
  last: "#ffd34d",
  lastAlpha: 0.5,
  corner: "#b87800",
  hollow: "#6d451d",
  glint: "#fff8e473",
  shade: 0.34,
  white: "ivory",
  black: "ebony",
  isFlat: false,
  isDark: false,
};

/**
 * The themes, by name: what differs from walnut.
 *
 * @type {Record<"walnut" | "night" | "library" | "slate" | "paper", Theme>}
 */
export const THEMES = {
  walnut,
  night: {
    ...walnut,
    arena: ["#46362a", "#655040"],
    ring: ["#231814", "#3b2920"],
    frame: ["#100c0a", "#29201a"],
    first: ["#5a4737", "#6c5646"],
    second: ["#352822", "#47372d"],
    inlay: ["#c9a25e", "#5e4724"],
    line: "#0d0806",
    lineAlpha: 0.55,
    coord: "#b49f84",
    target: "#86e0c3",
    onTarget: "#08231b",
    rim: "#0c1a16",
    alert: "#f5937a",
    last: "#e8b84a",
    lastAlpha: 0.4,
    corner: "#e8b84a",
    hollow: "#120c09",
    glint: "#ffe6be1a",
    shade: 0.6,
    white: "bone",
    black: "onyx",
    isDark: true,
  },
  library: {
    ...walnut,
    arena: ["#dcc08f", "#efdcb4"],
    ring: ["#1f4a3d", "#2f6453"],
    frame: ["#3c2013", "#6b3d24"],
    first: ["#dcc595", "#efdcb4"],
    second: ["#6d8f78", "#84a58d"],
    cloth: ["ring", "second"],
    line: "#3a3317",
    lineAlpha: 0.3,
    coord: "#ecd8b4",
    target: "#8c2f1c",
    alert: "#8c2f1c",
    hollow: "#6d551d",
    black: "onyx",
  },
  slate: {
    ...walnut,
    kind: "stone",
    arena: ["#c3c6c1", "#e3e5e0"],
    ring: ["#56646b", "#7f8f97"],
    frame: ["#20282d", "#465259"],
    first: ["#cdd0cb", "#e6e8e4"],
    second: ["#8d999e", "#abb6ba"],
    inlay: ["#f3f6f6", "#8a979c"],
    line: "#1c2529",
    lineAlpha: 0.3,
    coord: "#dbe3e6",
    target: "#0e4d7a",
    rim: "#ffffff",
    last: "#ffcf4a",
    hollow: "#3c474d",
    shade: 0.32,
    white: "marble",
  },
  paper: {
    ...walnut,
    kind: "cloth",
    arena: ["#f3ecdb", "#fbf7ec"],
    ring: ["#dccfb3", "#e8dec7"],
    frame: ["#efe6d2", "#f7f1e3"],
    first: ["#f5efdf", "#fcf8ee"],
    second: ["#ddd0b5", "#e6dbc3"],
    inlay: ["#2b2620", "#2b2620"],
    line: "#2b2620",
    lineAlpha: 0.55,
    coord: "#5c5242",
    target: "#a2341f",
    rim: "#ffffff",
    alert: "#a2341f",
    last: "#f2c230",
    hollow: "#8d7f66",
    glint: "#8d7f661a",
    shade: 0.22,
    white: "marble",
    isFlat: true,
  },
};
