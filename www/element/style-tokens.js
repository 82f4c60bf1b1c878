/**
 * The colours and measures of a board. They are custom properties, so that a page that embeds a board can
 * set its own.
 */

export const LIGHT = `
  --ergo-board-theme: walnut;
  --ergo-white: #fffdf6;
  --ergo-black: #46434b;
  --ergo-display: Fraunces, Georgia, serif;
  --ergo-page: #f4ecdd;
  --ergo-surface: #fffaf1;
  --ergo-sunk: #ede3d0;
  --ergo-border: #dccdb2;
  --ergo-ink: #2a1d12;
  --ergo-quiet: #665440;
  --ergo-accent: #12564a;
  --ergo-accent-deep: #0d4238;
  --ergo-on-accent: #ffffff;
  --ergo-tint: #dcebe3;
  --ergo-brass: #8a5c14;
  --ergo-brass-line: #c99a45;
  --ergo-good: #1f6b3f;
  --ergo-alert: #a8321b;
  --ergo-warn: #8f5a00;
  --ergo-shade: 0 1px 2px rgb(60 35 10 / 0.1), 0 2px 8px rgb(60 35 10 / 0.06);
  --ergo-float: 0 2px 6px rgb(60 35 10 / 0.14), 0 14px 40px rgb(60 35 10 / 0.2);
  --ergo-lift: drop-shadow(0 1.5px 1px rgb(40 20 4 / 0.45)) drop-shadow(0 10px 18px rgb(50 25 5 / 0.3));
`;

export const DARK = `
  --ergo-board-theme: night;
  --ergo-white: #f6efe0;
  --ergo-black: #3a373f;
  --ergo-page: #14100c;
  --ergo-surface: #211a14;
  --ergo-sunk: #181310;
  --ergo-border: #3b3027;
  --ergo-ink: #f4eadb;
  --ergo-quiet: #b9a78f;
  --ergo-accent: #86e0c3;
  --ergo-accent-deep: #74d3b4;
  --ergo-on-accent: #08231b;
  --ergo-tint: #1d3a32;
  --ergo-brass: #dcb56b;
  --ergo-brass-line: #8c6a32;
  --ergo-good: #7fd49d;
  --ergo-alert: #f5937a;
  --ergo-warn: #eebc62;
  --ergo-shade: 0 1px 2px rgb(0 0 0 / 0.5);
  --ergo-float: 0 2px 8px rgb(0 0 0 / 0.5), 0 18px 50px rgb(0 0 0 / 0.6);
  --ergo-lift: drop-shadow(0 0 1px rgb(255 225 180 / 0.22)) drop-shadow(0 12px 26px rgb(0 0 0 / 0.7));
`;

export const CONTRAST = `
  --ergo-quiet: var(--ergo-ink);
  --ergo-border: var(--ergo-ink);
`;
