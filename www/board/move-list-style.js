/** The list of moves, and the buttons that step through it. */
export const MOVES = `
#moves > p, #moves header p { margin: 8px 0; color: var(--_quiet); overflow-wrap: anywhere; }
#moves :is(p, header):empty { display: none; }
#moves header p { margin: 0; }
#moves header .players { color: var(--_ink); font: 560 1.1333em/1.3 var(--_display); }
#moves header { margin-bottom: 8px; }
#moves ol { margin: 0; padding: 0; list-style: none; counter-reset: turn; font-variant-numeric: tabular-nums; }
#moves li { display: grid; grid-template-columns: 2.2em 1fr 1fr; gap: 1px 4px; align-items: baseline; counter-increment: turn; }
#moves li::before { content: counter(turn) "."; color: var(--_quiet); text-align: end; }
#moves :is(button, .none) { min-height: 31px; padding: 4px 8px; border-radius: 7px; text-align: start; }
#moves button { overflow-wrap: anywhere; }
#moves button small { margin-inline-start: 6px; font-size: 0.8em; color: var(--_quiet); }
#moves button[aria-current] small { color: inherit; }
#moves button:hover { background: color-mix(in srgb, var(--_ink) 7%, transparent); }
#moves .none { color: var(--_quiet); }
#moves button[aria-current] { background: var(--_accent); color: var(--_on-accent); font-weight: 600; }
/* Where moves are long, each takes a line of its own. */
#moves .long li { grid-template-columns: 2.2em 1fr; }
#moves .long li > :nth-child(n + 2) { grid-column: 2; }
#moves ol:not(.long) :is(p, .rest) ~ button { grid-column: 3; }
#moves :is(li p, .remark) { margin: 2px 0 4px; color: var(--_quiet); overflow-wrap: anywhere; }
#moves li :is(p, .rest) { grid-column: 2 / -1; }
#moves li p { padding-inline: 8px; }
#moves .rest { content-visibility: auto; contain-intrinsic-size: auto 40px; }
#moves .variation { margin-inline-start: 8px; padding-inline-start: 10px; border-inline-start: 2px solid var(--_brass-line); font-size: 0.9333em; }
#moves .variation button { min-height: 26px; padding: 1px 3px; color: var(--_ink); }
#moves .variation button[aria-current] { color: var(--_on-accent); }
#moves span.remark { font-style: italic; }
#moves .final { color: var(--_ink); font-weight: 600; }
#moves ::slotted(*) { display: block; padding-block: 8px; color: var(--_accent); font-weight: 600; }
.stepper { flex: none; display: flex; gap: 4px; margin-top: 6px; }
.stepper[hidden], .view .stepper { display: none; }
.stepper button { flex: 1; display: grid; place-items: center; min-height: 40px; padding: 0; color: var(--_quiet); }
.stepper button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
/* In low panels the moves themselves are tapped. */
@media (height < 520px), (width < 720px) and (height < 960px) {
  .stepper { display: none; }
  #moves :is(button, .none) { min-height: 28px; padding-block: 3px; }
}
@media (pointer: coarse) and (height >= 520px) { #moves li > button { min-height: 40px; } }
@media (forced-colors: active) {
  #moves button[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
}
`;
