/** The analysis panel and the evaluation bar. */
export const ANALYSIS = `
.gauge {
  display: none; position: absolute; inset-block: 0; left: -7px; width: 5px; overflow: hidden; border-radius: 3px;
  background: var(--_black); outline: 1px solid var(--_border);
}
.gauge .share { position: absolute; inset-inline: 0; bottom: 0; height: 50%; background: var(--_white); }
.gauge[data-tone="black"] { background: var(--_white); }
.gauge[data-tone="black"] .share { background: var(--_black); }
.gauge.flipped .share { inset-block: 0 auto; }
.gauge::after { content: ""; position: absolute; inset: calc(50% - 1px) 0 auto; height: 2px; background: var(--_accent); }
.analysed .gauge { display: block; }
.pill {
  display: none; position: absolute; top: 0; left: 50%; transform: translate(-50%, -45%); padding: 0 0.7em; border-radius: 1em;
  background: var(--_accent); color: var(--_surface); font-size: 0.875em; font-weight: 600; pointer-events: none; z-index: 2;
}
.previewed .pill { display: block; }
.previewed::after {
  content: ""; position: absolute; inset: -2px; border: 2px dashed var(--_accent); border-radius: 0.9rem; pointer-events: none;
}
.analysis[hidden] { display: none; }
.analysis { padding: 0.6rem 0.8rem 0.5rem; border: 1px solid var(--_border); border-radius: 0.6rem; background: var(--_surface); }
.analysis h2 { flex: 1 0 100%; margin: 0; font-size: 1.2rem; font-weight: 600; line-height: 2rem; }
.analysis p { margin: 0; }
.analysis .head { position: relative; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.6rem; min-height: 3.6rem; }
.analysis .points { font-size: 1.1em; }
.analysis :is(.points, .worth, .effort) { font-variant-numeric: tabular-nums; }
.analysis .points:empty { display: none; }
.analysis .pause { position: absolute; inset: 0 0 auto auto; }
.analysis button {
  font: inherit; color: inherit; min-height: 2rem; padding: 0.1rem 0.6rem; cursor: pointer;
  border: 1px solid var(--_border); border-radius: 0.45rem; background: none;
}
.analysis button:hover { border-color: var(--_accent); }
.analysis button:focus-visible { outline: 3px solid var(--_accent); outline-offset: -1px; }
.analysis button[aria-disabled="true"] { color: var(--_quiet); border-style: dashed; cursor: default; }
.lines { list-style: none; margin: 0.35rem 0; padding: 0; }
.lines li[hidden], .lines .add[hidden] { display: none; }
.lines .add { flex: none; display: grid; place-items: center; width: 2.2rem; padding: 0; border-color: transparent; }
.lines .add .icon { width: 18px; height: 18px; }
.analysis .settings { display: flex; gap: 0.5rem; margin-top: 0.3rem; }
.analysis select { flex: 1; min-width: 0; min-height: 2.2rem; padding: 0 0.5rem; border: 1px solid var(--_border); border-radius: 0.45rem; background: var(--_surface); color: inherit; font: inherit; font-size: 0.94em; }
.lines li { display: flex; align-items: center; height: 2.25rem; border-top: 1px solid var(--_border); }
.lines .worth { flex: 0 0 5.5em; font-size: 0.94em; font-weight: 600; white-space: nowrap; }
.lines .way { flex: 1; display: flex; min-width: 0; overflow-x: auto; scrollbar-width: none; padding: 2px 20px 2px 2px; position: relative;
  mask-image: linear-gradient(to right, #000 calc(100% - 20px), transparent); }
.lines .move { flex: none; min-width: 2rem; min-height: 1.9rem; padding-inline: 0.35rem; border-color: transparent; white-space: nowrap; }
.lines .move[hidden] { display: none; }
.lines .move:nth-child(even) { color: var(--_quiet); }
.lines .move[aria-current] { background: var(--_accent); color: var(--_surface); }
.below { display: grid; align-items: center; min-height: 2.25rem; }
.below > * { grid-area: 1 / 1; visibility: hidden; }
.below > .shown { visibility: visible; }
.below .effort { color: var(--_quiet); font-size: 0.94em; }
.below .steps { display: flex; gap: 0.4rem; }
.below .step { display: grid; place-items: center; min-width: 2.5rem; }
@media (prefers-reduced-motion: no-preference) { .gauge .share { transition: height 400ms ease-out; } }
/* Room for two rows, so that nothing moves when the words get longer. */
@container ergo (width < 22.5rem) { .analysis .head { min-height: 5rem; align-content: start; } }
@container ergo (min-width: 32rem) { .gauge { left: -0.9rem; width: 0.5rem; } }
@media (pointer: coarse) { .analysis :is(button, select) { min-height: 2.75rem; } .lines li { height: 2.75rem; } }
@media (forced-colors: active) {
  .pill { forced-color-adjust: none; background: CanvasText; color: Canvas; }
  .gauge { forced-color-adjust: none; outline-color: CanvasText; }
  .lines .move[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
}
`;
