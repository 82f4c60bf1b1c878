const board = document.querySelector("#puzzle");
const log = document.querySelector("#solved");

board.addEventListener("puzzle-move", ({ detail }) => {
  if (detail.verdict === "wrong") log.textContent = `Tried ${detail.move}.`;
});
board.addEventListener("puzzle-solved", ({ detail }) => {
  log.textContent = `Solved. Tries: ${detail.tries}, hints: ${detail.hints}.`;
});
