const board = document.querySelector("#puzzle");

board.addEventListener("puzzle-move", ({ detail }) => {
  document.querySelector("#tries").append(`${detail.move}${detail.verdict === "wrong" ? "?" : "!"} `);
});
board.addEventListener("puzzle-solved", () => {
  document.querySelector("#solved").hidden = false;
});
