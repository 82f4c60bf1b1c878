/** The types that Svelte checks in its components. */
import type { SvelteHTMLElements } from "svelte/elements";
import type { ErgoBoard } from "ergo-board/svelte";

type Props = SvelteHTMLElements["ergo-board"];

export let board: ErgoBoard | undefined;
export const right: Props = {
  class: "board",
  game: "emergo",
  mode: "play",
  level: "4",
  "board-theme": "slate",
  fill: true,
  onmoved: ({ detail, currentTarget }) => console.log(detail.move.length, currentTarget.ply),
  "on:gameover": ({ detail }) => console.log(detail.winner === "first"),
};
// @ts-expect-error There is no such game.
export const game: Props = { game: "chess" };
// @ts-expect-error There is no such mode.
export const mode: Props = { mode: "watch" };
// @ts-expect-error There is no such level.
export const level: Props = { level: 11 };
// @ts-expect-error There is no such theme.
export const theme: Props = { theme: "blue" };
// @ts-expect-error A move has no such detail.
export const listener: Props = { onmoved: ({ detail }) => console.log(detail.reason) };
