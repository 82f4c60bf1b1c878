/**
 * Where things go, by the size of the element. Without a height of its own it is as high as its content; with the
 * attribute `fill` the board takes what is left of the height.
 *
 * - column: far tray, board, message, own tray, panel, toolbar (upright phones, narrow places)
 * - wide: the board left, everything else right
 * - lying: as wide, with less of it (landscape phones)
 */
export const LAYOUT = `
.table {
  --gap: 0px;
  display: grid; height: 100%; box-sizing: border-box;
  grid-template:
    "goal goal" auto "far far" auto "board board" minmax(0, calc(100cqw / var(--ergo-aspect, 1.1)))
    "message message" auto "own own" auto "panel panel" minmax(0, 1fr) "toolbar toolbar" auto / minmax(0, 1fr) auto;
}
slot[name="goal"] { display: block; grid-area: goal; }
.far { grid-area: far; }
.field { grid-area: board; container-type: size; display: grid; place-items: center; min-width: 0; max-width: var(--ergo-board-width, none); width: 100%; margin-inline: auto; }
.board { aspect-ratio: var(--ergo-aspect, 1.1); width: min(100cqw, 100cqh * var(--ergo-aspect, 1.1)); }
.message { grid-area: message; margin: 8px 8px 0; }
.own { grid-area: own; }
.toolbar { grid-area: toolbar; padding-inline: 8px; }
.panel { grid-area: panel; margin: 10px 8px 0; }
.plain { grid-column: 1 / -1; }
.tray { min-height: 44px; padding-block: 4px; border-radius: 0; background: none; gap: 8px; }
.tray, .tray:is(.turn, .won) { box-shadow: none; }
.tray:is(.turn, .won)::before { inset-block: 8px; width: 4px; border-radius: 0 4px 4px 0; }
.own { min-height: 52px; box-sizing: border-box; }
:is(.view, .failed) .tray, .view .panel, .view:not(.failed) .message { display: none; }
.view .toolbar > button { flex: 1 1 2.4rem; }
.view .toolbar > button span { display: none; }

@container (width < 720px) and (height < 600px) {
  .table { grid-template-rows: auto auto minmax(0, calc(100cqw / var(--ergo-aspect, 1.1))) auto 0 auto 0; }
}
@container (width >= 720px) {
  .table {
    --column: 400px; --gap: 28px;
    column-gap: var(--gap); row-gap: 10px;
    grid-template:
      "board far" auto "board goal" auto "board panel" minmax(0, 1fr) "board message" auto "board own" auto "board toolbar" auto
      / minmax(0, 1fr) var(--column);
  }
  .field { min-height: calc((100cqw - var(--column) - var(--gap)) / var(--ergo-aspect, 1.1)); }
  :host([fill]) .field { min-height: 0; }
  .message, .panel { margin: 0; }
  .tray, .own { min-height: 58px; padding-block: 7px; border-radius: 12px; background: var(--ergo-surface); gap: 10px; }
  .tray { box-shadow: var(--ergo-shade); }
  .tray:is(.turn, .won) { box-shadow: inset 0 0 0 1.5px var(--ergo-accent), var(--ergo-shade); }
  .tray:is(.turn, .won)::before { inset-block: 0; width: 5px; border-radius: 0; }
  .toolbar { padding-inline: 0; }
  .view { grid-template: "board" auto "toolbar" auto / minmax(0, 1fr); }
}
`;
