/**
 * The colours and measures of a board. They are custom properties, so that a page that embeds a board can
 * set its own.
 */

export const LIGHT = `
  --ergo-ground: #d8bd8a;
  --ergo-ground-ring: #a9694a;
  --ergo-ground-field-alt: #cdae77;
  --ergo-ground-centre: #cfae74;
  --ergo-ground-city-first: #b98a3c;
  --ergo-ground-city-second: #8f6a4d;
  --ergo-ground-edge: #5c4331;
  --ergo-frame: #5c4331;
  --ergo-frame-ink: #f0dfc3;
  --ergo-line: rgb(92 67 49 / 0.42);
  --ergo-target: #12564a;
  --ergo-target-rim: #fff6e0;
  --ergo-last: rgb(255 244 180 / 0.42);
  --ergo-white: #fffdf6;
  --ergo-white-shade: #e2d5bb;
  --ergo-white-ink: #5a4630;
  --ergo-white-mane: #f0c565;
  --ergo-white-detail: #4a3925;
  --ergo-black: #46434b;
  --ergo-black-shade: #17161a;
  --ergo-black-ink: #0b0a0c;
  --ergo-black-mane: #6a4a24;
  --ergo-black-detail: #d9cfbd;
  --ergo-shadow: rgb(40 22 8 / 0.38);
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
  --ergo-ground: #9a8058;
  --ergo-ground-ring: #6e4330;
  --ergo-ground-field-alt: #8c734c;
  --ergo-ground-centre: #8c734c;
  --ergo-ground-city-first: #a07526;
  --ergo-ground-city-second: #63482f;
  --ergo-ground-edge: #33261d;
  --ergo-frame: #33261d;
  --ergo-frame-ink: #d9c4a3;
  --ergo-line: rgb(40 28 18 / 0.5);
  --ergo-target: #86e0c3;
  --ergo-target-rim: #17332c;
  --ergo-last: rgb(255 238 160 / 0.26);
  --ergo-white: #f6efe0;
  --ergo-white-shade: #cdbf9f;
  --ergo-white-ink: #4a3925;
  --ergo-white-mane: #dcae55;
  --ergo-white-detail: #4a3925;
  --ergo-black: #3a373f;
  --ergo-black-shade: #121115;
  --ergo-black-ink: #8f8678;
  --ergo-black-mane: #5c4020;
  --ergo-black-detail: #cfc4b1;
  --ergo-shadow: rgb(0 0 0 / 0.5);
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
  --ergo-last: rgb(255 255 120 / 0.6);
`;
