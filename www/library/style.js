/** What the library looks like. */
import { addStyles } from "../ui/styles.js";

addStyles(`
#place.library { width: 100%; max-width: 1280px; --row: 5.125rem; --columns: 44px 76px minmax(0, 1fr) minmax(7rem, 190px) minmax(5.5rem, 150px) minmax(7rem, 130px) 44px; }
.library .top { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 12px; margin-bottom: 14px; }
#place.library .top h1 { margin: 0; }
.library .top .count { margin: 0 auto 0 0; color: var(--quiet); }
.library button, .library .import { min-height: 44px; padding: 4px 14px; border: 0; border-radius: 12px; background: var(--surface); box-shadow: inset 0 0 0 1.25px var(--border), 0 1px 1px rgb(60 35 10 / 0.06); font-weight: 600; display: inline-flex; align-items: center; justify-content: center; gap: 8px; }
.library button.main { background: linear-gradient(var(--accent), var(--accent-deep)); color: var(--on-accent); }
.library .find { position: relative; flex: 0 1 230px; padding: 0; }
.library .find input { width: 100%; min-height: 44px; padding: 4px 12px 4px 42px; border: 0; border-radius: 12px; background: var(--surface); box-shadow: inset 0 0 0 1.25px var(--quiet); color: inherit; font: inherit; }
.library .find input::placeholder { color: var(--quiet); opacity: 1; }
.library .find .icon { position: absolute; left: 13px; top: calc(50% - 11px); color: var(--quiet); pointer-events: none; }
.library .filters { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 8px; }
.library .filters .segments { flex: 0 1 auto; }
.library .filters select { width: auto; max-width: 100%; min-height: 44px; margin: 0; padding: 4px 10px; border: 0; border-radius: 12px; background: var(--surface); box-shadow: inset 0 0 0 1.25px var(--quiet); font: inherit; }
.library .filters .opening { background: var(--tint); color: var(--accent); box-shadow: none; overflow-wrap: anywhere; text-align: start; }
.library .filters .opening .icon { width: 16px; height: 16px; flex: none; }
.library .note { margin: 0 0 10px; padding: 10px 14px; border-radius: 12px; background: var(--tint); }
.library .note.warn { background: var(--surface); box-shadow: inset 0 0 0 2px var(--warn); }
.library .note button { margin-inline-start: 10px; }
.library .heads, .library .row { display: grid; grid-template-columns: var(--columns); align-items: center; column-gap: 8px; }
.library .heads { min-height: 44px; border-bottom: 1px solid var(--border); color: var(--quiet); font-size: 13px; }
.library .heads label, .library .row label { display: grid; place-items: center; width: 44px; height: 44px; padding: 0; cursor: pointer; }
.library input[type="checkbox"] { width: 18px; height: 18px; margin: 0; }
.library .rows { position: relative; }
.library .row { position: absolute; inset-inline: 0; height: var(--row); border-bottom: 1px solid var(--border); contain: strict; }
.library .row:has(:checked) { background: var(--tint); }
.library .row > * { min-width: 0; }
.library .row .text { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.library .row .small { color: var(--quiet); font-size: 13px; font-weight: 400; }
.library .narrow { display: none; }
.library .row .open { display: block; width: 100%; min-height: 44px; padding: 0; background: none; box-shadow: none; border-radius: 6px; text-align: start; font-weight: 600; }
.library .row:hover .open .text:first-child { text-decoration: underline; text-underline-offset: 3px; }
.library .row .more { width: 44px; padding: 0; background: none; box-shadow: none; color: var(--quiet); }
.library .emblem { display: block; width: 62px; height: 62px; margin-inline-start: 4px; }
.library .pill { display: inline-block; max-width: 100%; padding: 3px 11px; border-radius: 99px; background: var(--sunk); color: var(--quiet); font-size: 13px; font-weight: 600; }
.library .pill.won { background: var(--tint); color: var(--accent); }
.library .pill.running { box-shadow: inset 0 0 0 1.25px var(--brass-line); color: var(--brass); background: var(--surface); }
.library .mark { padding: 1px 8px; border-radius: 99px; background: var(--sunk); font-size: 12px; font-weight: 500; }
.library .mark.warn { background: none; box-shadow: inset 0 0 0 1.25px var(--warn); color: var(--warn); font-weight: 600; }
.library .none { display: grid; justify-items: center; gap: 14px; padding: 48px 12px; color: var(--quiet); text-align: center; }
.library .bar { position: sticky; bottom: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 10px; margin-top: 10px; padding: 10px 14px; border-radius: 14px; background: var(--surface); box-shadow: var(--float); }
.library .bar p { margin: 0 auto 0 0; }
.library .menu { position: fixed; inset: auto; min-width: 180px; margin: 0; padding: 6px; border: 0; border-radius: 14px; background: var(--surface); color: var(--ink); box-shadow: var(--float), 0 0 0 1px var(--border); }
.library .menu > * { display: flex; justify-content: flex-start; gap: 12px; width: 100%; background: none; box-shadow: none; font-weight: 500; }
.library .menu > :is(:hover, :focus-visible) { background: var(--tint); }
.library .privacy { margin: 14px 0 0; color: var(--quiet); }
.library .row :focus-visible { outline-offset: -2px; }
@media (width < 1000px) {
  #place.library { --columns: 44px 60px minmax(8rem, 1fr) 8rem 3.5rem 7.5rem 44px; }
  .library .emblem { width: 48px; height: 48px; }
  .library .row .turns .small { display: none; }
}
@media (width < 720px) {
  #place.library { padding-inline: 10px; --row: 5.6rem; --columns: 36px 44px minmax(0, 1fr) auto 36px; }
  .library .heads > :not(:first-child) { display: none; }
  #place.library .top h1 { font-size: 1.6rem; }
  .library .top { column-gap: 8px; }
  .library .top button { flex: 1; padding-inline: 10px; }
  .library .top button .icon { display: none; }
  .library .bar { gap: 6px; padding: 8px 10px; }
  .library .bar p { flex: 1 1 100%; }
  .library .bar button { flex: 1; padding-inline: 6px; }
  .library .find { flex: 1 1 100%; order: 2; }
  .library .filters select { flex: 1 1 40%; }
  .library .filters .segments { flex: 1 1 100%; }
  .library .filters .segments label { padding-inline: 6px; }
  .library .row { column-gap: 6px; grid-template-rows: 1fr 1fr; }
  .library .row > :is(.pick, .shape, .what, .last) { grid-row: 1 / 3; }
  .library .row > .how { grid-area: 1 / 4; align-self: end; text-align: end; max-width: 32vw; }
  .library .row > .when { grid-area: 2 / 4; align-self: start; text-align: end; max-width: 32vw; }
  .library .row > .last { grid-column: 5; }
  .library .row > .turns, .library .row .how .small { display: none; }
  .library .row label, .library .row .more { width: 36px; }
  .library .heads { grid-template-columns: 1fr; }
  .library .heads label { display: flex; align-items: center; width: fit-content; padding-inline: 9px; }
  .library .narrow { display: inline; }
  .library .emblem { width: 40px; height: 40px; margin: 0; }
}
@media (forced-colors: active) {
  .library :is(button, select, .find input, .bar, .note, .pill) { border: 1px solid ButtonText; }
  .library .row .open, .library .row .more { border: 0; }
  .library .row:has(:checked) { outline: 2px solid Highlight; outline-offset: -2px; }
}
`);
