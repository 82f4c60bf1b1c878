const board = document.querySelector("#events");
const last = document.querySelector("#last");

board.addEventListener("moved", ({ detail }) => {
  last.textContent = `${detail.ply}. ${detail.move}`;
});
board.addEventListener("gameover", ({ detail }) => {
  last.append({ first: " 1-0", second: " 0-1" }[detail.winner] ?? " ½-½");
});
document.querySelector("#count").addEventListener("click", async () => {
  await board.ready;
  const moves = await board.legalMoves();
  document.querySelector("#legal").textContent = `${moves.length}: ${moves[0]}, ${moves[1]} …`;
});
