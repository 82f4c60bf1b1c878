/** @jsxImportSource vue */
import type { GlobalComponents } from "vue";
import type { ErgoBoard } from "ergo-board/vue";

export let board: ErgoBoard | undefined;
export const right = (
  <ergo-board
    key="board"
    class={{ board: true }}
    game="emergo"
    mode="play"
    level={4}
    board-theme="slate"
    fill
    onMoved={({ detail }) => console.log(detail.move.length)}
  />
);
// @ts-expect-error There is no such game.
export const game = <ergo-board game="chess" />;
// @ts-expect-error There is no such level.
export const level = <ergo-board level={11} />;
// @ts-expect-error A move has no such detail.
export const listener = <ergo-board onMoved={({ detail }) => console.log(detail.reason)} />;

/** The types that a template checks: properties and the arguments of events. */
type Template = InstanceType<GlobalComponents["ergo-board"]>;
export const props: Template["$props"] = { game: "emergo", "game-text": "1. e5 *", level: "4", ref: "board" };
// @ts-expect-error There is no such mode.
export const mode: Template["$props"] = { mode: "watch" };
// @ts-expect-error There is no such theme.
export const theme: Template["$props"] = { theme: "blue" };
export const emit = ({ $emit }: Template, event: CustomEvent<string>) => {
  // @ts-expect-error A move is described by another detail.
  $emit("moved", event);
};
