/**
 * Where things go, by the size of the element. Without the attribute `fill` it is as high as its content;
 * with it, the board takes what the rest leaves of the height.
 *
 * - column: far tray, board, message, own tray, panel, toolbar (upright phones, narrow places); where it is
 *   low, the toolbar shares the row of the own tray
 * - wide: the board left, everything else right
 * - lying: as wide, but lower (landscape phones)
 * - large letters: a column that scrolls, so that neither the board nor the words are squeezed
 */

/** A container that knows only its width is not asked for its height: hence two conditions. */
export const WIDE = [
  "(width >= 1000px)",
  "((width >= 720px) and (orientation: landscape)) or ((height < 520px) and (aspect-ratio > 4/3))",
];
export const LYING = "(height < 520px) and (aspect-ratio > 4/3)";

/** So large, for the place there is, that not everything can be seen at once. */
const LARGE_LETTERS = "(width < 19em) or (height < 16em)";

/** The row of the board: as high as its width asks for, or less. */
export const BOARD_ROW =
  "minmax(0, calc(min(100cqw - 2 * var(--edge), var(--most)) / var(--ergo-aspect, 1.1) + 4px))";

const WIDE_RULES = `
  .table {
    --edge: 0px; --panel-least: 0px !important; --column: clamp(280px, 32.5cqw, 400px);
    padding: 0; gap: 10px 28px;
    grid-template:
      "board far" auto "board goal" auto "board panel" minmax(0, 1fr) "board message" auto "board own" auto "board toolbar" auto
      / minmax(0, var(--most)) var(--column);
    justify-content: center;
  }
  .table { --rest: 2rem; }
  .field { min-height: calc(min(100cqw - var(--column) - 28px, var(--most)) / var(--ergo-aspect, 1.1)); }
  :host([fill]) .field { min-height: 0; }
  .board { width: min(100cqw, 100cqh * var(--ergo-aspect, 1.1)); }
  .goal { display: none; }
  .welcoming .sheet { background: var(--_surface); box-shadow: var(--_shade); }
  .message, .panel { margin: 0; }
  .message, .message.dense { height: calc(2.6em + 22px); font-size: 1em; line-height: 1.3; }
  .tray, .own { min-height: 58px; padding-block: 7px; border-radius: 12px; background: var(--_surface); gap: 10px; }
  .tray { box-shadow: var(--_shade); }
  .tray:is(.turn, .won) { box-shadow: inset 0 0 0 1.5px var(--_accent), var(--_shade); }
  .tray:is(.turn, .won)::before { inset-block: 0; width: 5px; border-radius: 0; }
  .tray .name { font-size: 1em; }
  .tray .state { font-size: 0.8667em; }
  :host([mode="study"]) .tray { min-height: 46px; padding-block: 3px; }
  :host([mode="study"]) .message { height: 44px; }
  .tray .stones { display: flex; }
  .toolbar { padding: 0; }
  .toolbar > [data-action="threats"]:not([hidden]) { display: flex; }
  .toolbar > button { flex: 1 1 auto; width: auto; padding: 0 8px; }
  .toolbar > button span { position: static; width: auto; height: auto; overflow: visible; clip-path: none; }
`;

export const LAYOUT = `
.table {
  /* The greatest width of the board, and the height of everything else: all of it fits into the window. */
  --edge: 3px; --rest: 15rem; --most: var(--ergo-board-width, max(16rem, (100svh - var(--rest) - var(--panel-least, 0px)) * var(--ergo-aspect, 1.1)));
  display: grid; height: 100%; box-sizing: border-box;
  grid-template:
    "goal goal" auto "far far" auto "board board" ${BOARD_ROW} "message message" auto "own own" auto
    "panel panel" minmax(var(--panel-least, 0px), 1fr) "toolbar toolbar" auto / minmax(0, 1fr) auto;
}
.unpainted { position: relative; }
.unpainted > * { visibility: hidden; }
.table > .content { display: none; visibility: visible; }
.unpainted > .content { position: absolute; inset: 0; display: grid; place-content: center; overflow: auto; }
:host([mode="analyse"]) .table, .table.analysing { --panel-least: 9.5rem; }
:host([mode="study"]) .table { --panel-least: var(--_panel, 11.5rem); }
.goal { display: block; grid-area: goal; min-width: 0; }
.gamehead { display: none; }
.table:has(.welcoming) { --panel-least: 3.75rem; }
.panel.welcoming { overflow: hidden auto; }
.welcoming .sheet { padding: 0; background: none; box-shadow: none; }
.far { grid-area: far; }
.field {
  grid-area: board; container-type: size; display: grid; place-items: center; min-width: 0;
  width: 100%; max-width: var(--most); margin-inline: auto;
}
:host([fill]) .table { --most: var(--ergo-board-width, 100cqw); }
.board { aspect-ratio: var(--ergo-aspect, 1.1); width: min(100cqw - 2 * var(--edge), (100cqh - 3px) * var(--ergo-aspect, 1.1)); }
.message { grid-area: message; height: calc(2.6em + 12px); margin: 8px 8px 0; font-size: 0.9667em; padding-block: 0; }
.own { grid-area: own; }
.toolbar { grid-area: toolbar; padding-inline: 8px; }
.toolbar > button { padding: 0 4px; }
.panel { grid-area: panel; margin: 8px 8px 0; }
.plain { grid-column: 1 / -1; }
.tray { min-height: 44px; padding-block: 2px; border-radius: 0; background: none; gap: 8px; }
.tray, .tray:is(.turn, .won) { box-shadow: none; }
.tray:is(.turn, .won)::before { inset-block: 8px; width: 4px; border-radius: 0 4px 4px 0; }
.own { min-height: 52px; }
:is(.view, .failed) .tray, .view:not(.listed) .panel, .view .tabs, .view:not(.failed) .message { display: none; }
.view .toolbar > button { flex: 1 1 2.4rem; }
.view .toolbar > button span { display: none; }
:host([fill]) .panel.tabbed { container: panel / size; }
@container ergo (width < 380px) { .toolbar > button { flex-direction: column; gap: 1px; min-height: 46px; padding: 0 4px; font-size: 0.8em; } }
@container ergo (height < 600px) {
  .table {
    grid-template:
      "goal goal" auto "far far" auto "board board" ${BOARD_ROW} "message message" auto "own toolbar" auto
      "panel panel" minmax(var(--panel-least, 0px), 1fr) / minmax(0, 1fr) auto;
  }
  .message { height: 36px; min-height: 0; margin-top: 6px; padding-inline: 12px; }
  .panel { margin-top: 0; }
  .analysing .panel { margin-top: 6px; }
  .table:has(.welcoming) { --panel-least: 3rem; }
  .panel.welcoming { margin-top: 2px; }
  .message.dense { font-size: 0.8em; line-height: 1.2; }
  .toolbar { flex-wrap: nowrap; align-items: center; padding: 0 4px 0 0; }
  .toolbar > [data-action="threats"] { display: none; }
  .toolbar > button { flex: none; width: 40px; min-height: 44px; padding: 0; }
  .toolbar > button span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@container ergo (height < 545px) {
  .own { min-height: 48px; }
  .message { height: 32px; margin-top: 4px; }
  .message:has(button:not([hidden])) .icon { display: none; }
  .message.dense:has(button:not([hidden])) { font-size: 0.72em; line-height: 1.1; }
  .message button { min-height: 28px; padding: 0 8px; font-size: 0.85em; }
  .message:not(.dense) { font-size: 0.9em; }
  .tray .state { font-size: 0.8em; }
  .tray .stones { display: none; }
}
@container ergo (width >= 720px) {
  .table { padding-inline: 14px; }
  .table:where(:has(> .tabbed)) { --panel-least: 160px; }
  .tray .name { font-size: 1.1em; }
}
${WIDE.map((condition) => `@container ergo ${condition} {${WIDE_RULES}}`).join("")}
@container ergo (width >= 1500px) and (height >= 800px) {
  .table { --column: 440px; }
  .far, .panel, .message, .own, .toolbar { zoom: 1.13; }
}
@container ergo ${LYING} {
  .table {
    gap: 6px 12px;
    grid-template:
      "board head" auto "board far" auto "board goal" auto "board panel" minmax(0, 1fr) "board message" auto "board own" auto
      "board toolbar" auto / min(100cqh * var(--ergo-aspect, 1.1), 100cqw - 226px) minmax(0, 1fr);
  }
  .gamehead {
    grid-area: head; display: var(--_head, flex); align-items: baseline; gap: 8px; padding: 0 4px;
  }
  .gamehead b { font: 560 1.2667em/1.2 var(--_display); }
  .gamehead span { margin-inline-start: auto; font-size: 0.8667em; color: var(--_quiet); }
  .tray, .own { min-height: 50px; padding-block: 4px; }
  .message, .message.dense { height: auto; min-height: calc(2.5em + 8px); padding: 4px 12px; font-size: 0.9em; line-height: 1.25; }
  .tabs > button { min-height: 32px; }
  .tabs { margin-bottom: 2px; }
  .tabbed .sheet { padding: 2px 10px 4px; border-radius: 12px; }
  .toolbar { flex-wrap: nowrap; }
  .toolbar > button { flex-direction: column; gap: 1px; min-width: 0; min-height: 46px; padding: 0; font-size: 0.8em; }
}
@container ergo ${LARGE_LETTERS} {
  .table {
    --edge: 3px; overflow-y: auto; padding: 0; gap: 0;
    grid-template:
      "goal" max-content "far" max-content "board" min((100cqw - 2 * var(--edge)) / var(--ergo-aspect, 1.1) + 4px, 100cqh)
      "message" max-content "own" max-content "panel" max-content "toolbar" max-content / minmax(0, 1fr);
  }
  .gamehead { display: none; }
  .goal { display: block; }
  .field { min-height: 0; }
  .message, .message.dense { height: auto; min-height: calc(2.6em + 12px); margin: 8px 8px 0; padding: 6px 12px; font-size: 0.9em; line-height: 1.3; }
  .message .icon { display: none; }
  .tray, .own { flex-wrap: wrap; }
  .panel { margin: 8px 8px 0; }
  .panel.tabbed { container: none; }
  .toolbar { flex-wrap: wrap; padding: 8px; }
  .toolbar > button { flex: 1 1 auto; width: auto; min-height: 44px; flex-direction: row; gap: 6px; padding: 0 8px; font-size: 0.9em; }
  .toolbar > button span { position: static; width: auto; height: auto; overflow: visible; clip-path: none; }
}
.view { --rest: 6rem; height: auto; grid-template: "board" auto "toolbar" auto "plain" auto / minmax(0, 1fr); }
.view .field { container-type: inline-size; }
.view .board { width: 100cqw; }
:host([fill]) .table.view { height: 100%; grid-template: "board" minmax(0, 1fr) "toolbar" auto / minmax(0, 1fr); }
:host([fill]) .view .field { container-type: size; }
:host([fill]) .view .board { width: min(100cqw, 100cqh * var(--ergo-aspect, 1.1)); }
.view.listed { --panel-least: 11rem; grid-template: "board" auto "toolbar" auto "panel" var(--panel-least) "plain" auto / minmax(0, 1fr); }
.view.listed .toolbar { display: flex; min-height: 46px; }
.view.listed .panel { margin: 8px 0 0; contain: size; }
:host([fill]) .table.view.listed { grid-template: "board" minmax(0, 1fr) "toolbar" auto "panel" minmax(7rem, 32%) / minmax(0, 1fr); }
@container ergo (width >= 640px) {
  .view.listed {
    --panel-least: 0px; --rest: 2rem; gap: 0 20px;
    grid-template: "board panel" minmax(0, 1fr) "board toolbar" auto "plain plain" auto / minmax(0, var(--most)) minmax(15rem, 1fr);
  }
  .view.listed .panel { margin: 0; }
  :host([fill]) .table.view.listed {
    grid-template: "board panel" minmax(0, 1fr) "board toolbar" auto / minmax(0, 100cqh * var(--ergo-aspect, 1.1)) minmax(15rem, 1fr);
  }
}
:host([bare]) .table.table { --edge: 0px; padding: 0; gap: 0; grid-template: "board" minmax(0, 1fr) / minmax(0, 1fr); }
:host([bare]) .table > :not(.field, .unseen, :has(.typed)) { display: none; }
:host([bare]) .message { grid-area: board; align-self: end; z-index: 3; }
@container panel (height < 104px) { .panel:not(.welcoming) .sheet { display: none; } }
`;
