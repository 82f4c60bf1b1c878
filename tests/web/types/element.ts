/** The element without a framework: its properties, methods and events. */
import { ErgoBoard } from "ergo-board";

const board = document.createElement("ergo-board");
board.game = "emergo";
board.level = 7;
board.theme = "";
board.moves = "e5 d5";
board.moves = ["e5", "d5"];
ErgoBoard.partsUrl = new URL("https://example.org/parts/");
board.addEventListener("moved", ({ detail, currentTarget }) =>
  console.log(detail.move.length, detail.ply + 1, currentTarget),
);
board.addEventListener("puzzle-solved", ({ detail }) =>
  console.log(detail.tries + detail.hints, detail.shown === true),
);
board.addEventListener("gameover", ({ detail }) => console.log(detail.winner === "first"));
board.addEventListener("error", ({ detail }) => console.log(detail.message.length));
board.addEventListener("click", (event) => console.log(event.clientX));
export const moves: string[] = board.moves;
export const number: number | undefined = board.state.view?.at;
export const found = board
  .readGames({ text: "1. e5 *" })
  .then(({ games }) => games?.[0] && board.open(games[0]));
board.amend({ remark: { lead: "Look:", text: "a row." }, shapes: [{ colour: "G", cells: ["e5"] }] });
board.addMenuItems(() => [{ name: "save", label: "Save", icon: "file", run: () => board.toGameText() }]);

// @ts-expect-error There is no such game.
board.game = "chess";
// @ts-expect-error There is no such level.
board.level = 11;
// @ts-expect-error There is no such mode.
board.mode = "watch";
// @ts-expect-error There is no such theme.
board.theme = "blue";
// @ts-expect-error There is no such side.
board.orientation = "left";
// @ts-expect-error It cannot be set.
board.turn = "first";
// @ts-expect-error Only these can play.
board.open({ players: ["person", "ghost"] });
// @ts-expect-error A place is an address.
ErgoBoard.partsUrl = 1;
// @ts-expect-error A move has no such detail.
board.addEventListener("moved", ({ detail }) => detail.reason);
