/**
 * The style sheet of a board, shared by all boards of a page. Colours are custom properties, so that
 * a page that embeds a board can set its own.
 */

const LIGHT = `
  --ergo-frame: #5c4331;
  --ergo-frame-ink: #f0dfc3;
  --ergo-ground: #d8bd8a;
  --ergo-ground-ring: #a9694a;
  --ergo-ground-field-alt: #cdae77;
  --ergo-ground-centre: #cfae74;
  --ergo-ground-city-first: #b98a3c;
  --ergo-ground-city-second: #8f6a4d;
  --ergo-ground-edge: #5c4331;
  --ergo-line: rgb(92 67 49 / 0.42);
  --ergo-accent: #0b6e5f;
  --ergo-target: #0b6e5f;
  --ergo-target-rim: #fff6e0;
  --ergo-last: rgb(255 244 180 / 0.42);
  --ergo-white: #fffdf6;
  --ergo-white-shade: #e2d5bb;
  --ergo-white-ink: #5a4630;
  --ergo-white-mane: #f0c565;
  --ergo-white-detail: #4a3925;
  --ergo-black: #46434b;
  --ergo-black-shade: #17161a;
  --ergo-black-ink: #0b0a0c;
  --ergo-black-mane: #6a4a24;
  --ergo-black-detail: #d9cfbd;
  --ergo-shadow: rgb(40 22 8 / 0.38);
  --ergo-ink: #2d241b;
  --ergo-quiet: #6a5a49;
  --ergo-page: #f4ebdc;
  --ergo-surface: #fffaf1;
  --ergo-border: #dccdb6;
  --ergo-alert: #9b2c1d;
`;

const DARK = `
  --ergo-frame: #33261d;
  --ergo-frame-ink: #d9c4a3;
  --ergo-ground: #9a8058;
  --ergo-ground-ring: #6e4330;
  --ergo-ground-field-alt: #8c734c;
  --ergo-ground-centre: #8c734c;
  --ergo-ground-city-first: #a07526;
  --ergo-ground-city-second: #63482f;
  --ergo-ground-edge: #33261d;
  --ergo-line: rgb(40 28 18 / 0.5);
  --ergo-accent: #7fe3cd;
  --ergo-target: #7fe3cd;
  --ergo-target-rim: #17332c;
  --ergo-last: rgb(255 238 160 / 0.26);
  --ergo-white: #f6efe0;
  --ergo-white-shade: #cdbf9f;
  --ergo-white-ink: #4a3925;
  --ergo-white-mane: #dcae55;
  --ergo-white-detail: #4a3925;
  --ergo-black: #3a373f;
  --ergo-black-shade: #121115;
  --ergo-black-ink: #8f8678;
  --ergo-black-mane: #5c4020;
  --ergo-black-detail: #cfc4b1;
  --ergo-shadow: rgb(0 0 0 / 0.5);
  --ergo-ink: #f1e8da;
  --ergo-quiet: #b9a890;
  --ergo-page: #15110d;
  --ergo-surface: #211b15;
  --ergo-border: #453a2e;
  --ergo-alert: #ff9d86;
`;

const CONTRAST = `
  --ergo-quiet: var(--ergo-ink);
  --ergo-border: var(--ergo-ink);
  --ergo-last: rgb(255 255 120 / 0.6);
`;

const RULES = `
:host {
  ${LIGHT}
  display: block;
  container-type: inline-size;
  color: var(--ergo-ink);
  font-family: inherit;
  line-height: 1.4;
}
@media (prefers-contrast: more) { :host(:is([theme], :not([theme]))) { ${CONTRAST} } }
:host([hidden]) { display: none; }
:host([theme="light"]) { background: var(--ergo-page); color-scheme: light; }
:host([theme="dark"]) { background: var(--ergo-page); color-scheme: dark; }
:is(.view, .failed) .tray, .view .aside, .view:not(.failed) .status > :not(.notice, .unseen) { display: none; }
.view .status, .view .status .notice { min-height: 0; }
.view .grid button { cursor: default; }
.toolbar.needless, .plain:empty { display: none; }
:is(.view, .table.wide.view) .toolbar:not(.needless) { display: flex; }
.view .toolbar button { flex: 1 1 2.4rem; }
.plain {
  margin: 0; padding: 0.6rem 0.8rem; overflow: auto; max-height: 20rem; white-space: pre-wrap; overflow-wrap: anywhere;
  border: 1px solid var(--ergo-border); border-radius: 0.6rem; background: var(--ergo-surface); font: 0.94em/1.5 ui-monospace, monospace;
}
.table { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem 2rem; }
.play { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; align-content: start; }
.play, .toolbar, .table.wide .aside { width: 100%; max-width: var(--ergo-board-width, none); margin-inline: auto; }
.board { position: relative; width: 100%; user-select: none; -webkit-user-select: none; }
.board canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
.board canvas:first-child { filter: drop-shadow(0 2px 5px var(--ergo-shadow)); }
.grid button {
  position: absolute; padding: 0; border: 0; background: none; border-radius: 12%;
  cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent;
}
.grid button.movable { cursor: grab; touch-action: none; }
.grid button:focus-visible { outline: 3px solid var(--ergo-frame-ink); outline-offset: -3px; box-shadow: 0 0 0 2px #14100c, inset 0 0 0 5px #14100c; z-index: 1; }
.tray {
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.6rem; min-height: 2.25rem; padding: 0.15rem 0.7rem;
  border: 1px solid var(--ergo-border); border-radius: 0.6rem; background: var(--ergo-surface);
}
.tray .name { font-weight: 600; min-width: 0; overflow-wrap: anywhere; }
.tray .stones { flex: 1 1 3rem; min-width: 0; height: 26px; }
.tray canvas { display: block; }
.tray .count b { display: none; }
.tray .count { color: var(--ergo-quiet); font-size: 0.875em; white-space: nowrap; }
.tray.turn { border-color: var(--ergo-accent); box-shadow: inset 0.25rem 0 0 var(--ergo-accent); }
.tray.won { border-color: var(--ergo-accent); box-shadow: inset 0 0 0 2px var(--ergo-accent); }
.tray { position: relative; }
.tray.thinking::after {
  content: ""; position: absolute; inset: auto 0.5rem 0; height: 2px; background: var(--ergo-accent); transform-origin: left;
  animation: clock var(--ergo-bound) linear both;
}
@keyframes clock { from { transform: scaleX(0); } }
.gauge {
  display: none; position: absolute; inset-block: 0; left: -7px; width: 5px; overflow: hidden; border-radius: 3px;
  background: var(--ergo-black); outline: 1px solid var(--ergo-border);
}
.gauge .share { position: absolute; inset-inline: 0; bottom: 0; height: 50%; background: var(--ergo-white); }
.gauge[data-tone="black"] { background: var(--ergo-white); }
.gauge[data-tone="black"] .share { background: var(--ergo-black); }
.gauge.flipped .share { inset-block: 0 auto; }
.gauge::after { content: ""; position: absolute; inset: calc(50% - 1px) 0 auto; height: 2px; background: var(--ergo-accent); }
.analysed .gauge { display: block; }
.pill {
  display: none; position: absolute; top: 0; left: 50%; transform: translate(-50%, -45%); padding: 0 0.7em; border-radius: 1em;
  background: var(--ergo-accent); color: var(--ergo-surface); font-size: 0.875em; font-weight: 600; pointer-events: none; z-index: 2;
}
.previewed .pill { display: block; }
.previewed::after {
  content: ""; position: absolute; inset: -2px; border: 2px dashed var(--ergo-accent); border-radius: 0.9rem; pointer-events: none;
}
.aside { min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-content: start; margin-top: 0.6rem; }
.analysis[hidden] { display: none; }
.analysis { padding: 0.6rem 0.8rem 0.5rem; border: 1px solid var(--ergo-border); border-radius: 0.6rem; background: var(--ergo-surface); }
.analysis h2 { flex: 1 0 100%; margin: 0; font-size: 1.2rem; font-weight: 600; line-height: 2rem; }
.analysis p { margin: 0; }
.analysis .head { position: relative; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.6rem; min-height: 3.6rem; }
.analysis .points { font-size: 1.1em; }
.analysis :is(.points, .worth, .effort) { font-variant-numeric: tabular-nums; }
.analysis .points:empty { display: none; }
.analysis .pause { position: absolute; inset: 0 0 auto auto; }
.analysis button {
  font: inherit; color: inherit; min-height: 2rem; padding: 0.1rem 0.6rem; cursor: pointer;
  border: 1px solid var(--ergo-border); border-radius: 0.45rem; background: none;
}
.analysis button:hover { border-color: var(--ergo-accent); }
.analysis button:focus-visible { outline: 3px solid var(--ergo-accent); outline-offset: -1px; }
.analysis button[aria-disabled="true"] { color: var(--ergo-quiet); border-style: dashed; cursor: default; }
.lines { list-style: none; margin: 0.35rem 0; padding: 0; }
.lines li { display: flex; align-items: center; height: 2.25rem; border-top: 1px solid var(--ergo-border); }
.lines .worth { flex: 0 0 5.5em; font-size: 0.94em; font-weight: 600; white-space: nowrap; }
.lines .way { flex: 1; display: flex; min-width: 0; overflow-x: auto; scrollbar-width: none; padding: 2px 20px 2px 2px; position: relative;
  mask-image: linear-gradient(to right, #000 calc(100% - 20px), transparent); }
.lines .move { flex: none; min-width: 2rem; min-height: 1.9rem; padding-inline: 0.35rem; border-color: transparent; white-space: nowrap; }
.lines .move[hidden] { display: none; }
.lines .move:nth-child(even) { color: var(--ergo-quiet); }
.lines .move[aria-current] { background: var(--ergo-accent); color: var(--ergo-surface); }
.below { display: grid; align-items: center; min-height: 2.25rem; }
.below > * { grid-area: 1 / 1; visibility: hidden; }
.below > .shown { visibility: visible; }
.below .effort { color: var(--ergo-quiet); font-size: 0.94em; }
.below .steps { display: flex; gap: 0.4rem; }
.below .step { min-width: 2.5rem; }
.status { min-height: 2.9em; }
.status p { margin: 0; }
.status .now { font-weight: 600; }
.status .effort::before { content: " "; }
.status .advice { color: var(--ergo-accent); font-weight: 600; }
.status .effort { color: var(--ergo-quiet); font-weight: 400; }
.status .detail { color: var(--ergo-quiet); font-size: 0.94em; }
.status .notice { color: var(--ergo-alert); min-height: 1.4em; }
.toolbar { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.toolbar button {
  font: inherit; color: inherit; padding: 0.4rem 0.8rem; min-height: 2.5rem; cursor: pointer;
  border: 1px solid var(--ergo-border); border-radius: 0.6rem; background: var(--ergo-surface);
}
.toolbar button:hover { border-color: var(--ergo-accent); }
.toolbar button:focus-visible { outline: 3px solid var(--ergo-accent); outline-offset: 2px; }
.toolbar button[aria-pressed="true"] { background: var(--ergo-accent); border-color: var(--ergo-accent); color: var(--ergo-surface); }
.toolbar button[aria-disabled="true"] { color: var(--ergo-quiet); border-style: dashed; cursor: default; }
.toolbar button[hidden] { display: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@keyframes nudge { 25% { transform: translateX(-3px); } 75% { transform: translateX(3px); } }
@media (prefers-reduced-motion: no-preference) {
  .board.refused { animation: nudge 90ms 2; }
  .gauge .share { transition: height 400ms ease-out; }
}
@media (prefers-reduced-motion: reduce) { .tray.thinking::after { display: none; } }
@container (min-width: 32rem) { .gauge { left: -0.9rem; width: 0.5rem; } }
@container (min-width: 52rem) { 
  .table.wide { grid-template-columns: minmax(0, 1fr) 19rem; grid-template-rows: auto 1fr; }
  .table.wide .play { grid-row: 1 / span 2; }
  .table.wide .toolbar { display: grid; grid-template-columns: repeat(3, auto); }
  .table.wide :is(.toolbar, .aside) { max-width: none; }
  .table.wide .toolbar button { padding-inline: 0.3rem; }
}
@container (max-width: 32rem) {
  .tray { padding-inline: 0.5rem; gap: 0.5rem; }
  .tray .stones { flex-basis: 2rem; }
  .toolbar button { flex: 1 1 28%; padding-inline: 0.3rem; white-space: nowrap; }
  .tray .count b { display: inline; }
  .tray .count .words { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (pointer: coarse) { .analysis button { min-height: 2.5rem; } .lines li { height: 2.75rem; } }
@media (forced-colors: active) {
  .tray.turn, .tray.won { outline: 2px solid Highlight; }
  .gauge { forced-color-adjust: none; outline-color: CanvasText; }
  .pill { forced-color-adjust: none; background: CanvasText; color: Canvas; }
  :is(.toolbar button[aria-pressed="true"], .lines .move[aria-current]) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  .grid button:focus-visible { outline-color: Highlight; }
}
`;

/** @param {Document} document @param {string} rules */
function sheetOf({ defaultView }, rules) {
  const sheet = new (defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** Sheets may be used in the document only that they were made in. @type {WeakMap<Document, { light: CSSStyleSheet, dark: CSSStyleSheet }>} */
const sheetsOf = new WeakMap();

/** The style sheets of a board. @param {Document} document it lies in @param {boolean} isDark */
export function boardStyles(document, isDark) {
  const sheets = sheetsOf.get(document) ?? { light: sheetOf(document, RULES), dark: sheetOf(document, `:host { ${DARK} }`) };
  sheetsOf.set(document, sheets);
  return isDark ? [sheets.light, sheets.dark] : [sheets.light];
}
