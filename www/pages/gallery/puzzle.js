const board = document.querySelector("#puzzle");
const solutions = ["j1-a4", "j1-a5", "j1-a6"];
let isSolved = false;

board.addEventListener("move", (event) => {
  const { by, move } = event.detail;
  if (isSolved || by !== "person") return;
  isSolved = solutions.includes(move);
  if (isSolved) return;
  event.preventDefault();
  board.notify("That is not it. Try another move.");
});
