/**
 * The card of a board in the mode `puzzle`: the text above the board, the answer and the buttons below it, or
 * all of them beside it where the board is wide.
 */
import { CARD } from "../exercise/style.js";
import { BOARD_ROW, LYING, WIDE } from "./style-layout.js";

const TABLE = ':host([mode="puzzle"]) .table:not(.failed)';

const WIDE_RULES = `
  ${TABLE} { --rest: 2rem; gap: 10px 28px; padding: 0; grid-template: "board card" minmax(0, 1fr) / minmax(0, var(--most)) var(--column); }
  ${TABLE} .exercise-card { display: grid; align-self: start; max-height: 100%; box-sizing: border-box; overflow-y: auto; }
  ${TABLE} .exercise-card > * { grid-area: auto; }
  ${TABLE} .exercise-card .head { display: flex; }
  ${TABLE} .exercise-card :is(.title, .text, .dashes, .answer, .actions) { margin: 0; padding: 0; min-height: 0; }
  ${TABLE} .exercise-card .title { font-size: 1.8em; }
  ${TABLE} .exercise-card .text { font-size: 1.05em; }
  ${TABLE} .exercise-card .answer { min-height: 3em; padding: 10px 14px; font-size: 1em; }
`;

export const PUZZLE = `${CARD}
.exercise-card {
  --surface: var(--_surface); --border: var(--_border); --brass: var(--_brass); --brass-line: var(--_brass-line); --accent: var(--_accent);
  --accent-deep: var(--_accent-deep); --on-accent: var(--_on-accent); --tint: var(--_tint); --ink: var(--_ink); --quiet: var(--_quiet);
  --bad: var(--_alert); --shade: var(--_shade);
}
.failed > .exercise-card { display: none; }
${TABLE} {
  --rest: 17rem; --panel-least: 0px; gap: 0; padding: 0; overflow-y: auto;
  grid-template:
    "dashes" auto "title" auto "text" auto "board" ${BOARD_ROW} "answer" auto "actions" auto "link" auto / minmax(0, 1fr);
}
${TABLE} > :not(.field, .exercise-card, .content, .unseen, dialog, :has(.typed)) { display: none; }
${TABLE} > .message { grid-area: board; align-self: end; z-index: 3; }
${TABLE} > .field { grid-area: board; }
.exercise-card { grid-area: card; display: contents; overflow-wrap: anywhere; }
.exercise-card .head, .exercise-card .dashes:empty { display: none; }
.exercise-card .head { font-size: 0.85em; }
.exercise-card .dashes { grid-area: dashes; padding: 6px 8px 0; }
.exercise-card .title { grid-area: title; min-height: 1.2em; padding: 6px 8px 0; font: 560 1.5em/1.2 var(--_display); outline: none; }
.exercise-card .text { grid-area: text; min-height: 2.7em; padding: 2px 8px 8px; font-size: 1em; line-height: 1.35; }
.exercise-card .answer { grid-area: answer; margin: 8px 0 0; min-height: calc(2.7em + 12px); padding: 6px 14px; line-height: 1.35; align-items: center; box-sizing: border-box; }
.exercise-card .actions { grid-area: actions; padding: 8px 0; }
.exercise-card .actions > * { flex: 1 1 auto; min-height: 44px; padding: 0 10px; }
.exercise-card slot { grid-area: link; display: block; text-align: end; }
.exercise-card ::slotted(a) { display: inline-block; padding: 10px 8px; color: var(--_accent); }
${WIDE.map((condition) => `@container ergo ${condition} {${WIDE_RULES}}`).join("")}
@container ergo ${LYING} {
  ${TABLE} { gap: 6px 12px; grid-template: "board card" minmax(0, 1fr) / min(100cqh * var(--ergo-aspect, 1.1), 100cqw - 226px) minmax(0, 1fr); }
  ${TABLE} .exercise-card { gap: 6px; padding: 10px 12px; }
  ${TABLE} .exercise-card .title { font-size: 1.25em; }
  ${TABLE} .exercise-card .answer { padding: 6px 10px; font-size: 0.9em; line-height: 1.3; }
  ${TABLE} .exercise-card .actions > * { padding: 0 6px; }
}
`;
