/** The board with its buttons, and what lies on it: toasts and the sign of a preview. */
export const BOARD = `
.board { position: relative; user-select: none; -webkit-user-select: none; }
.board canvas { position: absolute; inset: 0 auto auto 0; width: 100%; height: 100%; pointer-events: none; }
.lift { position: absolute; filter: var(--_lift); }
.lift i { position: absolute; inset: 0; background: #3a2412; }
.grid button {
  position: absolute; padding: 0; border: 0; background: none; border-radius: 12%;
  cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent;
}
.grid button.movable { cursor: grab; touch-action: none; }
.grid button:focus-visible { outline: 3px solid #f0dfc3; outline-offset: -3px; box-shadow: 0 0 0 2px #14100c, inset 0 0 0 5px #14100c; z-index: 1; }
.view .grid button { cursor: default; }
.toast {
  position: absolute; left: 50%; bottom: 8%; z-index: 3; display: flex; gap: 10px; align-items: center; width: max-content; max-width: 86%;
  padding: 11px 16px; border-radius: 14px; background: rgb(30 19 11 / 0.94); color: #fff6e6; font-weight: 500; line-height: 1.3;
  box-shadow: var(--_float); visibility: hidden; opacity: 0; transform: translate(-50%, 6px); pointer-events: none;
}
.toast.high { top: 8%; bottom: auto; }
.toast p { margin: 0; overflow-wrap: anywhere; }
.toast .icon { color: #ffd766; }
.toast.shown { visibility: visible; opacity: 1; transform: translate(-50%, 0); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@keyframes nudge { 25% { transform: translateX(-3px); } 75% { transform: translateX(3px); } }
@media (prefers-reduced-motion: no-preference) {
  .board.refused { animation: nudge 90ms 2; }
  .toast.shown { transition: opacity 160ms ease-out, transform 160ms ease-out; }
}
@media (forced-colors: active) {
  .toast { border: 1px solid CanvasText; }
  .grid button:focus-visible { outline-color: Highlight; }
}
`;
