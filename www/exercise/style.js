/**
 * The card of an exercise, and its position in a section of the page: beside the board, or the words above
 * the board and the answer and the buttons below it, on upright phones.
 */

/** The appearance of the card, independent of its position. */
export const CARD = `
.exercise-card { display: grid; gap: 14px; padding: 20px 22px; border-radius: 18px; background: var(--surface); box-shadow: var(--shade); }
.exercise-card :is(.title, p) { margin: 0; }
.exercise-card :is(.title, .text):empty::before { content: "\\200b"; }
.exercise-card .text { font-size: 1.0625rem; color: var(--quiet); text-wrap: pretty; }
.exercise-card .head { display: flex; align-items: center; gap: 10px; font-size: 0.8125rem; color: var(--quiet); font-variant-numeric: tabular-nums; }
.exercise-card .chip { padding: 3px 11px; border-radius: 99px; background: color-mix(in srgb, var(--brass-line) 22%, var(--surface)); color: var(--brass); font-weight: 600; }
.exercise-card .place { margin-inline-start: auto; }
.exercise-card .dashes { display: flex; gap: 7px; }
.exercise-card .dashes span { flex: 1; height: 6px; border-radius: 3px; background: var(--border); }
.exercise-card .dashes .done { background: var(--accent); }
.exercise-card .dashes .now { background: var(--brass-line); }
.exercise-card .answer { display: flex; gap: 12px; min-height: 44px; padding: 11px 15px; border-radius: 12px; background: var(--tint); }
.exercise-card .answer:has(p:empty) { visibility: hidden; }
.exercise-card .answer .icon { width: 20px; height: 20px; color: var(--accent); }
.exercise-card .answer[data-kind="wrong"] .icon { color: var(--bad); }
.exercise-card .actions { display: flex; flex-wrap: wrap; gap: 10px; }
.exercise-card .actions > * {
  flex: 1; display: flex; justify-content: center; align-items: center; gap: 10px; min-height: 48px; padding: 0 14px; box-sizing: border-box;
  border: 0; border-radius: 12px; background: var(--surface); box-shadow: inset 0 0 0 1.25px var(--border); color: var(--ink);
  font-weight: 600; text-decoration: none; text-align: center;
}
.exercise-card .actions > .main { background: linear-gradient(var(--accent), var(--accent-deep)); color: var(--on-accent); box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.25), var(--shade); }
.exercise-card .actions > [aria-disabled="true"] { opacity: 0.45; }
.exercise-card .actions > :active { translate: 0 1px; }
@media (forced-colors: active) {
  .exercise-card .actions > *, .exercise-card .answer { border: 1px solid ButtonText; }
  .exercise-card .dashes span { forced-color-adjust: none; background: GrayText; }
  .exercise-card .dashes .done { background: Highlight; }
  .exercise-card .dashes .now { background: LinkText; }
}
`;

/** Its position in a section of the page. */
export const PLACE = `
#place:has(> .exercise) { max-width: none; height: 100%; padding: 0; }
.exercise {
  display: grid; height: 100%; min-height: 0; gap: 10px 28px;
  grid-template: "board card" auto "board rest" minmax(0, 1fr) / minmax(0, 1fr) clamp(300px, 32.5cqw, 400px);
}
.exercise ergo-board { grid-area: board; height: 100%; min-width: 0; min-height: 0; }
.exercise-card { grid-area: card; }
.exercise-rest { grid-area: rest; min-height: 0; overflow-y: auto; border-radius: 18px; background: var(--surface); box-shadow: var(--shade); }
#place .exercise-card h1 { margin: 0; font-size: 2.125rem; }
@media (width < 720px) and (height >= 520px), (width < 1000px) and (orientation: portrait) {
  .exercise {
    gap: 0; grid-template: "dashes" auto "title" auto "text" auto "board" minmax(0, 1fr) "answer" auto "actions" auto / minmax(0, 1fr);
  }
  .exercise-card { display: contents; }
  .exercise-card .head, .exercise-rest { display: none; }
  .exercise-card .dashes { grid-area: dashes; padding: 6px 16px 0; }
  #place .exercise-card h1 { grid-area: title; padding: 8px 16px 0; font-size: 1.5rem; }
  .exercise-card .text { grid-area: text; min-height: 4.2em; padding: 2px 16px 6px; font-size: 0.9375rem; line-height: 1.35; }
  .exercise-card .answer { grid-area: answer; margin: 6px 8px 0; min-height: calc(2.7em + 12px); padding: 6px 14px; line-height: 1.35; align-items: center; }
  .exercise-card .actions { grid-area: actions; padding: 8px 12px max(8px, env(safe-area-inset-bottom)); }
}
@media (width < 720px) and (height < 700px) {
  #place .exercise-card h1 { font-size: 1.2rem; padding-top: 5px; }
  .exercise-card .text { font-size: 0.875rem; min-height: 4.05em; padding-bottom: 3px; }
  .exercise-card .answer { margin-top: 3px; font-size: 0.875rem; }
  .exercise-card .actions { padding-block: 5px; }
  .exercise-card .actions > * { min-height: 44px; }
}
/* As in a game: where the window is low, the menu leads to the places. */
@media (width < 720px) and (height < 620px) {
  body:has(.exercise) { --bar: 0px; }
  body:has(.exercise) #places { display: none; }
}
@media (height < 520px) and (orientation: landscape) {
  .exercise { gap: 6px 10px; grid-template: "board card" minmax(0, 1fr) / minmax(0, 1fr) clamp(224px, 28.5vw, 320px); }
  .exercise-card { grid-template-rows: auto auto minmax(0, 1fr) auto auto auto; gap: 6px; padding: 10px 12px; overflow-y: auto; }
  #place .exercise-card h1 { font-size: 1.25rem; }
  .exercise-card .text { font-size: 0.9375rem; }
  .exercise-card .answer { padding: 6px 10px; font-size: 0.875rem; line-height: 1.3; align-items: center; }
  .exercise-card .actions { gap: 8px; }
  .exercise-card .actions > * { min-height: 44px; padding: 0 6px; }
  .exercise-card .actions .icon { display: none; }
  .exercise-rest { display: none; }
}
`;
