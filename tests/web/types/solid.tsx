/** @jsxImportSource solid-js */
import type { ErgoBoard } from "ergo-board/solid";

export const right = (
  <ergo-board
    ref={(board: ErgoBoard) => console.log(board.ply)}
    class="board"
    style={{ width: "30rem" }}
    game="emergo"
    mode="play"
    level={4}
    prop:pieceSet="plain"
    attr:board-theme="slate"
    fill
    on:moved={({ detail, currentTarget }) => console.log(detail.move.length, currentTarget.ply)}
  >
    <a slot="link" href="#/emergo">
      Play on
    </a>
  </ergo-board>
);
// @ts-expect-error There is no such game.
export const game = <ergo-board game="chess" />;
// @ts-expect-error There is no such mode.
export const mode = <ergo-board mode="watch" />;
// @ts-expect-error There is no such level.
export const level = <ergo-board prop:level={11} />;
// @ts-expect-error There is no such theme.
export const theme = <ergo-board attr:theme="blue" />;
// @ts-expect-error There is no such attribute.
export const attribute = <ergo-board strength={4} />;
// @ts-expect-error A move has no such detail.
export const listener = <ergo-board on:moved={({ detail }) => console.log(detail.reason)} />;
