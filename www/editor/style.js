/** What the place where positions are set up looks like. */
import { addStyles } from "../ui/styles.js";
import { UPRIGHT } from "./board.js";

addStyles(`
#place.editor { height: 100%; max-width: none; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr) 400px; gap: 8px 28px; }
.editor .table { display: flex; align-items: center; min-width: 0; min-height: 0; }
.editor .draft-board { flex: 1; min-width: 0; }
.editor .panel { display: flex; flex-direction: column; gap: 12px; min-height: 0; overflow-y: auto; padding: 4px 6px 14px; }
.editor .pieces { display: flex; flex-wrap: wrap; gap: 2px; margin: 0; padding: 3px; border: 0; border-radius: 14px; background: var(--sunk); box-shadow: inset 0 0 0 1.25px var(--border); min-width: 0; }
.editor .pieces label { position: relative; flex: 1 1 48px; display: grid; place-items: center; height: 52px; min-width: 48px; overflow: hidden; border-radius: 11px; color: var(--quiet); cursor: grab; touch-action: none; }
.editor .pieces label:last-child { cursor: pointer; }
.editor .pieces input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
.editor .pieces canvas { pointer-events: none; margin: -8px; }
.editor .pieces label:has(:checked) { background: var(--surface); color: var(--ink); box-shadow: inset 0 0 0 2px var(--accent), var(--shade); }
.editor .pieces label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
.editor .tools { display: flex; flex-wrap: wrap; gap: 6px; }
.editor :is(.tools, .actions, .text, .stepper) button { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 44px; padding: 4px 12px; border: 0; border-radius: 12px; background: var(--surface); box-shadow: inset 0 0 0 1.25px var(--border), 0 1px 1px rgb(60 35 10 / 0.06); font-weight: 600; }
.editor .tools button { flex: 1 1 auto; flex-direction: column; gap: 0; padding-inline: 4px; color: var(--quiet); font-size: 0.75rem; font-weight: 550; }
.editor .tools .icon { width: 19px; height: 19px; }
.editor [aria-disabled="true"] { opacity: 0.45; cursor: default; }
.editor .verdict { display: flex; gap: 10px; padding: 10px 14px; border-radius: 12px; background: var(--tint); }
.editor .verdict .icon { color: var(--accent); }
.editor .verdict :is(p, ul) { margin: 0; padding: 0; list-style: none; }
.editor .verdict li + li { margin-top: 6px; }
.editor .verdict.wrong { background: var(--surface); box-shadow: inset 0 0 0 2px var(--bad); }
.editor .verdict.wrong .icon { color: var(--bad); }
.editor .fields > * + * { border-top: 1px solid var(--border); }
.editor .fields .hands { margin: 0; padding: 12px 0; color: var(--quiet); }
.editor .stepper { display: inline-flex; gap: 4px; }
.editor .stepper button { width: 44px; padding: 0; font-size: 1.25rem; }
.editor .stepper input { width: 3.4rem; min-height: 44px; padding: 4px; border: 0; border-radius: 12px; background: var(--surface); box-shadow: inset 0 0 0 1.25px var(--quiet); color: inherit; font: inherit; font-variant-numeric: tabular-nums; text-align: center; appearance: textfield; }
.editor .stepper input::-webkit-inner-spin-button { display: none; }
.editor .actions { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.editor .actions .main { grid-column: 1 / -1; min-height: 48px; background: linear-gradient(var(--accent), var(--accent-deep)); box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.22), 0 1px 2px rgb(0 0 0 / 0.25); color: var(--on-accent); font-size: 1.0625rem; }
.editor .actions :is(input, p) { grid-column: 1 / -1; }
.editor .actions input { min-height: 44px; padding: 4px 12px; border: 0; border-radius: 12px; background: var(--surface); box-shadow: inset 0 0 0 1.25px var(--quiet); color: inherit; font: inherit; }
.editor .told { margin: 0; color: var(--quiet); }
.editor .told:empty { display: none; }
.editor .text .heading { display: flex; align-items: center; justify-content: space-between; margin: 0 0 6px; font-weight: 550; }
.editor .text .heading label { padding: 0; }
.editor .text textarea { width: 100%; height: auto; min-height: 0; margin: 0; overflow-wrap: anywhere; }
.editor .text textarea[aria-invalid] { box-shadow: inset 0 0 0 2px var(--bad); }
.editor .error { margin: 6px 0 0; color: var(--bad); font-weight: 550; overflow-wrap: anywhere; }
.editor .error:empty { display: none; }
.dragged-piece { position: fixed; inset: 0 auto auto 0; z-index: 5; pointer-events: none; filter: drop-shadow(0 4px 5px rgb(0 0 0 / 0.35)); }
@media ${UPRIGHT} {
  #place.editor { display: block; height: auto; }
  .editor .table { display: block; }
  .editor .panel { overflow: visible; padding: 8px 10px 18px; }
}
@media (height < 520px) and (orientation: landscape) {
  #place.editor { grid-template-columns: minmax(0, 1fr) minmax(300px, 42%); column-gap: 12px; }
}
@media (width >= 1600px) { #place.editor { grid-template-columns: minmax(0, 1fr) 440px; } }
@media (forced-colors: active) {
  .editor .pieces label:has(:checked) { outline: 3px solid Highlight; outline-offset: -3px; }
  .editor :is(.tools, .actions, .text, .stepper) :is(button, input), .editor .verdict { border: 1px solid ButtonText; }
  .editor .verdict.wrong { border-width: 3px; }
}
`);
