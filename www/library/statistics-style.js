/** What the statistics of the library look like. */
import { addStyles } from "../ui/styles.js";

addStyles(`
.stats { --won: var(--accent); --drawn: var(--brass-line); --lost: color-mix(in srgb, var(--quiet) 45%, var(--surface)); }
.stats .cards { columns: 3 300px; column-gap: 14px; margin-bottom: 14px; }
.stats .cards .card:last-child { margin-bottom: 0; }
.stats .card { margin: 0 0 14px; padding: 18px 22px 20px; border-radius: 18px; background: var(--surface); box-shadow: var(--shade); break-inside: avoid; }
.stats .card h2 { margin: 0 0 10px; font: 560 20px/1.12 var(--serif); letter-spacing: 0; word-spacing: 0.1em; }
.stats .card h3 { margin: 16px 0 0; font: 600 13px/1.4 var(--sans); color: var(--quiet); }
.stats .small { margin: 10px 0 0; color: var(--quiet); font-size: 13px; font-weight: 400; }
.stats .tallies { margin: 0; padding: 0; list-style: none; }
.stats .tallies li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 2px 12px; margin-top: 10px; }
.stats .name { font-weight: 600; overflow-wrap: anywhere; }
.stats .figures { color: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; }
.stats .score { flex: 1 0 100%; display: flex; gap: 2px; height: 9px; margin-top: 3px; border-radius: 5px; overflow: hidden; background: var(--sunk); }
.stats .score span { flex: 0 0 0; min-width: 3px; }
.stats .won { background: var(--won); fill: var(--won); }
.stats .drawn { background: var(--drawn); fill: var(--drawn); }
.stats .lost { background: var(--lost); fill: var(--lost); }
.stats .numbers dl { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 0 0 10px; }
.stats .numbers dl > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.stats .numbers dt { color: var(--quiet); font-size: 13px; }
.stats .numbers dd { margin: 0; font-size: 30px; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
.stats .numbers dd.small { font-size: 15px; line-height: 36px; }
.stats .numbers dl:last-child { margin-bottom: 0; }
.stats .legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0 0 14px; color: var(--quiet); font-size: 13px; }
.stats .legend > span { display: inline-flex; align-items: center; gap: 7px; }
.stats .swatch { width: 11px; height: 11px; border-radius: 3px; }
.stats .chart { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px 10px; color: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; }
.stats .scale { display: flex; flex-direction: column; justify-content: space-between; margin: -0.7em 0; line-height: 1.4; text-align: end; }
.stats .plot { height: 150px; background: linear-gradient(var(--border) 1px, transparent 1px) 0 0 / 100% 75px; border-bottom: 1px solid var(--quiet); }
.stats .plot svg { display: block; width: 100%; height: 100%; }
.stats .axis { grid-column: 2; display: flex; justify-content: space-between; gap: 10px; }
.stats details { margin-top: 12px; }
.stats summary { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 2px; color: var(--accent); font-weight: 600; cursor: pointer; }
.stats summary::before { content: ""; width: 7px; height: 7px; margin-inline: 2px 10px; border: solid currentColor; border-width: 0 2px 2px 0; rotate: -45deg; }
.stats [open] summary::before { rotate: 45deg; }
.stats table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.stats :is(th, td) { padding: 7px 10px 7px 0; border-bottom: 1px solid var(--border); text-align: start; font-weight: 400; }
.stats thead th { color: var(--quiet); font-size: 13px; }
.stats details table { max-width: 30rem; }
.stats .openings .filters { margin: 12px 0 4px; }
.stats .openings ol { display: flex; flex-wrap: wrap; align-items: center; margin: 0 -8px; padding: 0; list-style: none; }
.stats .openings li + li::before { content: ""; display: inline-block; width: 6px; height: 6px; margin: 0 4px 2px 2px; border: solid var(--quiet); border-width: 1.75px 1.75px 0 0; rotate: 45deg; }
.stats .openings li button { padding: 4px 8px; background: none; box-shadow: none; color: var(--accent); overflow-wrap: anywhere; }
.stats .openings [aria-current] { color: var(--ink); cursor: default; }
.stats .openings :is(li, th) button:not([aria-current]):hover { text-decoration: underline; text-underline-offset: 3px; }
.stats .node { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; min-height: 44px; margin-bottom: 6px; }
.stats .node p { margin: 0; }
.stats .openings th button { justify-content: flex-start; min-width: 44px; padding: 4px 0; background: none; box-shadow: none; color: var(--accent); overflow-wrap: anywhere; text-align: start; }
.stats .openings table :is(th, td) { padding-block: 3px; }
.stats .openings thead th { padding-block: 7px; }
.stats .openings :is(th, td):first-child { width: 30%; }
.stats .openings td.count { width: 6rem; }
.stats .openings td:last-child { padding-inline-end: 0; }
.stats .openings .figures, .stats .openings td .score { display: flex; }
.stats .openings :is(th, td) { line-height: 1.3; }
@media (width < 720px) {
  .stats .card { padding: 16px 14px; border-radius: 16px; }
  .stats .top button { flex: none; }
  .stats .openings td.count { width: 3.6rem; }
}
@media (forced-colors: active) {
  .stats .card { border: 1px solid CanvasText; }
  .stats :is(.score, .swatch, .plot) { forced-color-adjust: none; }
  .stats { --won: CanvasText; --drawn: GrayText; --lost: Canvas; }
  .stats .score { border: 1px solid CanvasText; background: Canvas; }
  .stats .score span + span { border-inline-start: 1px solid CanvasText; }
  .stats .swatch { border: 1px solid CanvasText; }
  .stats .plot { background: none; border-bottom-color: CanvasText; }
  .stats rect { stroke: CanvasText; stroke-width: 1px; vector-effect: non-scaling-stroke; }
}
`);
