/** The card of a review, and that of an exercise, above the list of moves. */
export const REVIEW = `
.review { display: grid; gap: 10px; padding-bottom: 12px; margin-bottom: 6px; border-bottom: 1px solid var(--border); }
.review[hidden] { display: none; }
.review p { margin: 0; }
.review :is(.head, .players, .actions, .progress) { display: flex; align-items: baseline; gap: 8px; flex-wrap: wrap; }
.review .head b { font-size: 1.45rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.review .head span { color: var(--quiet); }
.review .head .place { margin-inline-start: auto; padding: 3px 12px; border-radius: 999px; background: var(--sunk); color: var(--brass); font-size: 13px; font-weight: 600; font-variant-numeric: tabular-nums; }
.review .graph { position: relative; height: 76px; border-radius: 12px; overflow: clip; background: #3a3230; cursor: pointer; touch-action: pan-y; box-shadow: inset 0 0 0 1px var(--border); }
.review .graph:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.review .graph svg { display: block; width: 100%; height: 100%; }
.review .graph .white { fill: #fffdf8; }
.review .graph .half { stroke: #c99a45; stroke-dasharray: 3 3; stroke-width: 1; vector-effect: non-scaling-stroke; }
.review .graph .here { position: absolute; inset-block: 0; width: 2px; margin-inline-start: -1px; background: #2f9e77; }
.review .graph .here[hidden] { display: none; }
.review .graph .dots span { position: absolute; width: 11px; height: 11px; margin: -5.5px; border-radius: 50%; border: 2px solid #fff; box-sizing: border-box; background: #a8321b; pointer-events: none; }
.review .graph .dots [data-sign="?!"] { background: #b5812a; border-radius: 3px; }
.review .graph .dots [data-sign="?"] { background: #c2561f; }
.review .graph .dots [data-sign="!"] { background: #1f8a5f; }
.review .moments { display: flex; gap: 6px; margin: -3px; padding: 3px; list-style: none; overflow-x: auto; scrollbar-width: none; }
.review .moments li { flex: none; }
.review .moments:empty { display: none; }
.review .moments button { min-height: 32px; padding: 3px 12px; border-radius: 999px; background: var(--sunk); color: var(--ink); font: inherit; font-size: 13.5px; border: 0; cursor: pointer; }
.review .moments [aria-current] { background: var(--tint); color: var(--accent); font-weight: 600; }
.review .moments .first { font-weight: 600; }
.review .moments i { margin-inline-end: 5px; font-weight: 700; color: var(--bad); }
.review .moments i[data-sign="?!"] { color: var(--warn); }
.review .moments i[data-sign="!"] { color: var(--good); }
.review .row { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; }
.review .row:not(:has(> :not([hidden]) > *)) { display: none; }
.review .players { flex: 1; display: grid; gap: 0; font-size: 14px; color: var(--quiet); white-space: nowrap; }
.review .players[hidden] { display: none; }
.review .row .actions { flex: 1; }
.review .why { display: flex; gap: 10px; padding: 11px 13px; border-radius: 12px; background: var(--tint); }
.review .why:has(p:empty) { display: none; }
.review .why .icon { flex: none; width: 20px; height: 20px; margin-top: 1px; fill: none; stroke: var(--accent); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.review .why b { font-weight: 650; }
.review .actions { gap: 8px; }
.review .actions:not(:has(button:not([hidden]))) { display: none; }
.review .actions button { flex: 1 1 auto; min-height: 44px; padding: 0 16px; border-radius: 12px; border: 0; background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; box-shadow: inset 0 0 0 1.25px var(--border); cursor: pointer; }
.review .actions .main { background: linear-gradient(var(--accent), var(--accent-deep)); color: var(--on-accent); box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.25), var(--shade); }
.review .actions button:active { translate: 0 1px; }
.review .actions button[hidden] { display: none; }
.review .note { color: var(--quiet); font-size: 14px; }
.review progress { flex: 1; height: 8px; accent-color: var(--accent); }
.review h2 { flex: 1 1 70%; margin: 0; font-size: 17px; font-weight: 650; line-height: 1.25; }
@media (width < 1000px) and (orientation: portrait), (height < 520px) {
  .review { gap: 8px; margin: 0; padding-bottom: 6px; }
  .review .graph { height: 60px; }
  .review .why { padding: 7px 12px; }
  .review > .row, .review > .moments { order: 1; }
}
@media (width < 720px) and (orientation: portrait), (height < 520px) {
  .review .why { padding: 6px 12px; font-size: 0.9rem; line-height: 1.25; }
}
@media (width < 720px) and (height < 820px) and (orientation: portrait), (height < 520px) {
  .review { gap: 6px; }
  .review .graph { height: 42px; }
}
@media (height < 520px) and (width < 760px) {
  .review :is(.head .place, .why .icon) { display: none; }
}
@media (pointer: coarse) {
  .review .moments button { min-height: 44px; }
}
@media (forced-colors: active) {
  .review .graph { forced-color-adjust: none; }
  .review :is(.moments button, .actions button, .why) { border: 1px solid ButtonText; }
  .review .moments [aria-current] { border: 3px solid Highlight; }
}
`;
