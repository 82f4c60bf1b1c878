/** Trays, the message line, the toolbar with its menu, and the panel with its tabs. */
export const PARTS = `
.icon {
  width: 22px; height: 22px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
}
button { font: inherit; color: inherit; border: 0; background: none; cursor: pointer; }
:is(button, a):focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
.tray {
  box-sizing: border-box; position: relative; display: flex; align-items: center; gap: 10px; min-height: 58px; padding: 7px 14px 7px 12px; overflow: hidden;
  border-radius: 12px; background: var(--_surface); box-shadow: var(--_shade);
}
.tray canvas { display: block; flex: none; }
.tray canvas:not([style]) { width: 0; height: 0; }
.tray .token:not([style]) { width: 39px; height: 39px; }
.tray .who { flex: 0 1 auto; min-width: 0; line-height: 1.2; }
.tray .name { display: block; font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.tray .state { display: block; font-size: 0.8667em; color: var(--_quiet); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.tray .stones { flex: 1 1 0; min-width: 0; display: flex; justify-content: flex-end; }
.tray.own.turn .stones { cursor: grab; touch-action: none; }
.flying { position: absolute; z-index: 5; top: 0; left: 0; pointer-events: none; }
.tray .count { flex: none; margin-inline-start: auto; text-align: right; white-space: nowrap; line-height: 1; font-variant-numeric: tabular-nums; }
.tray .count b { font-size: 1.3333em; font-weight: 600; }
.tray .count small { display: block; font-size: 0.7667em; line-height: 1.2; font-weight: 500; color: var(--_quiet); }
.tray:is(.turn, .won) { box-shadow: inset 0 0 0 1.5px var(--_accent), var(--_shade); }
.tray:is(.turn, .won)::before { content: ""; position: absolute; inset: 0 auto 0 0; width: 5px; background: var(--_accent); }
.tray:is(.turn, .won) .state { color: var(--_accent); font-weight: 600; }
.tray.thinking::after {
  content: ""; position: absolute; inset: auto 0 0; height: 2px; background: var(--_accent); transform-origin: left;
  animation: clock var(--ergo-bound) linear both;
}
@keyframes clock { from { transform: scaleX(0); } }
@media (prefers-reduced-motion: reduce) { .tray.thinking::after { display: none; } }
.message {
  box-sizing: border-box; position: relative; display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 8px 14px; border-radius: 12px;
  background: var(--_tint); font-weight: 500; line-height: 1.3;
}
.message p { flex: 1; min-width: 0; margin: 0; }
.message b { font-weight: 650; }
.message .icon { color: var(--_accent); }
.message[data-kind="error"] .icon { color: var(--_alert); }
.message button {
  flex: none; min-height: 36px; padding: 0 14px; border-radius: 10px; font-weight: 600; white-space: nowrap;
  background: linear-gradient(var(--_accent), var(--_accent-deep)); color: var(--_on-accent);
}
.message button[hidden], .message.brief .now { display: none; }
.toolbar { display: flex; flex-wrap: wrap; gap: 2px; justify-content: space-between; }
.toolbar > button {
  flex: 1 1 auto; display: flex; align-items: center; justify-content: center; gap: 7px; min-height: 44px; padding: 0 8px;
  border-radius: 12px; color: var(--_quiet); font-weight: 550; font-size: 0.9667em; white-space: nowrap;
}
.toolbar > button:hover { background: color-mix(in srgb, var(--_ink) 6%, transparent); }
.toolbar > button[aria-pressed="true"] { color: var(--_accent); background: var(--_tint); }
.toolbar > button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
.toolbar > button[hidden], .toolbar.needless, .plain:empty { display: none; }
.menu {
  box-sizing: border-box; position: fixed; inset: auto; margin: 0; padding: 6px; min-width: 210px; max-width: min(20rem, 100vw - 16px); overflow-y: auto; border: 0;
  border-radius: 14px; background: var(--_surface); color: var(--_ink); box-shadow: var(--_float), 0 0 0 1px var(--_border);
}
.menu > * {
  display: flex; align-items: center; gap: 12px; width: 100%; min-height: 44px; padding: 4px 12px; border-radius: 10px; box-sizing: border-box;
  font-weight: 500; text-align: start; text-decoration: none; color: inherit;
}
.menu > :is(:hover, :focus-visible) { background: var(--_tint); }
.menu > [aria-disabled="true"] { opacity: 0.45; cursor: default; }
.menu > [aria-checked="true"] { color: var(--_accent); font-weight: 600; }
.menu .icon { color: var(--_quiet); }
@media (height < 520px) { .menu:popover-open { display: grid; grid-template-columns: 1fr 1fr 1fr; max-width: none; } }
.panel { min-height: 0; min-width: 0; }
.sheet { display: flex; flex-direction: column; height: 100%; box-sizing: border-box; }
.tabbed .sheet { padding: 8px 16px 12px; border-radius: 18px; background: var(--_surface); box-shadow: var(--_shade); }
.tabs { flex: none; display: flex; gap: 20px; padding: 0 4px; margin-bottom: 8px; border-bottom: 1px solid var(--_border); }
slot[name="welcome"] { display: block; flex: 1; min-height: 0; }
slot[hidden], .tabs[hidden], .tabs > [hidden], .body[hidden] { display: none; }
.tabs > button { position: relative; min-height: 38px; padding: 4px 0; font-weight: 550; color: var(--_quiet); }
.tabs > [aria-selected="true"] { color: var(--_ink); font-weight: 600; }
.tabs > [aria-selected="true"]::after {
  content: ""; position: absolute; inset: auto 0 -1px; height: 2.5px; border-radius: 2px; background: var(--_accent);
}
.body { flex: 1; min-height: 0; position: relative; overflow-y: auto; overscroll-behavior: contain; }
.plain {
  margin: 0; padding: 0.6rem 0.8rem; overflow: auto; max-height: 20rem; white-space: pre-wrap; overflow-wrap: anywhere;
  border: 1px solid var(--_border); border-radius: 12px; background: var(--_surface); font: 0.94em/1.5 ui-monospace, monospace;
}
@media (forced-colors: active) {
  .tray, .message, .tabbed .sheet, .menu { border: 1px solid CanvasText; }
  .tray:is(.turn, .won) { outline: 2px solid Highlight; outline-offset: -2px; }
  .tray:is(.turn, .won)::before, .tabs > [aria-selected="true"]::after { background: Highlight; forced-color-adjust: none; }
  .message button { border: 1px solid ButtonText; }
}
`;
