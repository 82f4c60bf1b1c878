/** @jsxImportSource react */
import type { ErgoBoard } from "ergo-board/react";
import { createRef } from "react";

export const board = createRef<ErgoBoard>();
export const right = (
  <ergo-board
    ref={board}
    key="board"
    class="board"
    style={{ width: "30rem" }}
    game="emergo"
    mode="play"
    level={4}
    seconds="2"
    board-theme="slate"
    pieceSet="plain"
    moves={["a1"]}
    fill
    onmoved={({ detail, currentTarget }) => console.log(detail.move.length, currentTarget.ply)}
    ongameover={({ detail }) => console.log(detail.winner === "first")}
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
export const level = <ergo-board level={11} />;
// @ts-expect-error There is no such theme.
export const theme = <ergo-board theme="blue" />;
// @ts-expect-error There is no such material.
export const material = <ergo-board board-theme="glass" />;
// @ts-expect-error There is no such attribute.
export const attribute = <ergo-board strength={4} />;
// @ts-expect-error A move has no such detail.
export const listener = <ergo-board onmoved={({ detail }) => console.log(detail.reason)} />;
