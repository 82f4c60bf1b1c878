/** The editing of a study, below the list of moves. */
export const STUDY = `
#moves { display: flex; flex-direction: column; min-height: 100%; }
.stepper:has(.bar:not([hidden])) { display: flex; }
.bar { flex: 4; display: flex; gap: 4px; }
.bar > button { display: flex; align-items: center; justify-content: center; gap: 6px; flex: 1; min-height: 44px; padding: 0 8px; border-radius: 10px; color: var(--_quiet); }
.bar[hidden] { display: none; }
.bar > button span { display: none; }
.bar > [aria-pressed="true"] { background: var(--_tint); color: var(--_accent); }
.bar > button:disabled { opacity: 0.45; cursor: default; }
.bar .menu button { justify-content: start; color: var(--_ink); min-height: 40px; }
/* In low panels the moves themselves are tapped. */
@media (height < 520px), (width < 720px) and (height < 960px) {
  .stepper > [data-step] { display: none; }
  .bar > [data-study="comment"] { flex: 2; white-space: nowrap; }
  .bar > [data-study="comment"] span { display: inline; max-width: 5em; overflow: hidden; text-overflow: ellipsis; }
}
@container panel (width < 300px) { .bar > [data-study="comment"] span { display: none; } }
/* What the page puts above the moves stays in sight. */
@container panel (height >= 240px) {
  #panel-aside:not([hidden]) { display: flex; flex-direction: column; overflow: hidden; }
  #panel-aside > slot { display: block; flex: none; max-height: calc(100% - var(--_moves, 92px)); overflow-y: auto; }
  #panel-aside > #moves { flex: 1; min-height: 0; overflow-y: auto; }
}
#moves .comment { display: grid; gap: 6px; padding-block: 8px; }
#moves .comment[hidden] { display: none; }
#moves .comment label { font-weight: 600; }
#moves .comment :is(textarea, select, input) { box-sizing: border-box; width: 100%; padding: 8px 10px; border: 1.25px solid var(--_quiet); border-radius: 10px; background: var(--_surface); color: var(--_ink); font: inherit; resize: vertical; }
#moves dialog { box-sizing: border-box; width: min(26rem, 100vw - 16px); max-height: calc(100dvh - 16px); padding: 10px 20px; border: 0; border-radius: 18px; background: var(--_surface); color: var(--_ink); box-shadow: var(--_shade); }
#moves dialog::backdrop { background: rgb(0 0 0 / 0.5); }
#moves .goal :is(select, input) { min-height: 44px; }
#moves .goal .numbers { display: flex; flex-wrap: wrap; gap: 6px 12px; }
#moves .goal .line { display: flex; align-items: center; gap: 8px; }
#moves .goal [hidden] { display: none; }
#moves .goal .numbers input { width: 5em; }
#moves .goal .check { margin: 0; min-height: 2.6em; color: var(--_quiet); }
#moves .goal .bad { color: var(--_warn); }
@media (forced-colors: active) { #moves dialog { border: 1px solid CanvasText; } }
#moves .comment .buttons { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; }
#moves .comment .buttons button { min-height: 44px; padding: 0 16px; border-radius: 12px; }
#moves .comment .primary { background: var(--_accent); color: var(--_on-accent); font-weight: 600; }
#moves li button { -webkit-touch-callout: none; }
`;
