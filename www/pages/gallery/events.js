const board = document.querySelector("#events");
const log = document.querySelector("#log");

board.addEventListener("moved", ({ detail }) => {
  log.textContent = `Move ${detail.ply}: the ${detail.side} player played ${detail.move}.`;
});
board.addEventListener("gameover", ({ detail }) => {
  log.textContent = detail.winner ? `The ${detail.winner} player wins: ${detail.reason}.` : "A draw.";
});
document.querySelector("#count").addEventListener("click", async () => {
  await board.ready;
  const moves = await board.legalMoves();
  log.textContent = `${moves.length} moves are legal, ${moves[0]} among them.`;
});
