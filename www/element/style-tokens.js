/**
 * The colours and measures of a board. A page that embeds a board can set its own for those that have a name
 * with `--ergo-`, on the board or on anything around it; those with `--_` are for the board alone.
 */

export const LIGHT = `
  --_board-theme: var(--ergo-board-theme, walnut);
  --_white: #fffdf6;
  --_black: #46434b;
  --_display: Fraunces, Georgia, serif;
  --_page: #f4ecdd;
  --_surface: var(--ergo-surface, #fffaf1);
  --_sunk: #ede3d0;
  --_border: var(--ergo-border, #dccdb2);
  --_ink: var(--ergo-ink, #2a1d12);
  --_quiet: var(--ergo-quiet, #665440);
  --_accent: var(--ergo-accent, #12564a);
  --_accent-deep: color-mix(in srgb, var(--_accent) 78%, black);
  --_on-accent: var(--ergo-on-accent, #ffffff);
  --_tint: var(--ergo-tint, #dcebe3);
  --_brass: #8a5c14;
  --_brass-line: #c99a45;
  --_good: #1f6b3f;
  --_alert: var(--ergo-alert, #a8321b);
  --_warn: #8f5a00;
  --_shade: 0 1px 2px rgb(60 35 10 / 0.1), 0 2px 8px rgb(60 35 10 / 0.06);
  --_float: 0 2px 6px rgb(60 35 10 / 0.14), 0 14px 40px rgb(60 35 10 / 0.2);
  --_lift: drop-shadow(0 1.5px 1px rgb(40 20 4 / 0.45)) drop-shadow(0 10px 18px rgb(50 25 5 / 0.3));
`;

export const DARK = `
  --_board-theme: var(--ergo-board-theme, night);
  --_white: #f6efe0;
  --_black: #3a373f;
  --_page: #14100c;
  --_surface: var(--ergo-surface, #211a14);
  --_sunk: #181310;
  --_border: var(--ergo-border, #3b3027);
  --_ink: var(--ergo-ink, #f4eadb);
  --_quiet: var(--ergo-quiet, #b9a78f);
  --_accent: var(--ergo-accent, #86e0c3);
  --_accent-deep: color-mix(in srgb, var(--_accent) 92%, black);
  --_on-accent: var(--ergo-on-accent, #08231b);
  --_tint: var(--ergo-tint, #1d3a32);
  --_brass: #dcb56b;
  --_brass-line: #8c6a32;
  --_good: #7fd49d;
  --_alert: var(--ergo-alert, #f5937a);
  --_warn: #eebc62;
  --_shade: 0 1px 2px rgb(0 0 0 / 0.5);
  --_float: 0 2px 8px rgb(0 0 0 / 0.5), 0 18px 50px rgb(0 0 0 / 0.6);
  --_lift: drop-shadow(0 0 1px rgb(255 225 180 / 0.22)) drop-shadow(0 12px 26px rgb(0 0 0 / 0.7));
`;

export const CONTRAST = `
  --_quiet: var(--_ink);
  --_border: var(--_ink);
`;
