/** Sample arguments for the messages of the place of puzzles. */
const DATE = new Date(2026, 10, 24);

export const PUZZLE_SAMPLES = {
  "page.titles.puzzles": [["Ergo"]],
  "puzzles.calibration": [[1], [4]],
  "puzzles.chooseReply": [["black"]],
  "puzzles.count": [[3, 600]],
  "puzzles.dayState": [
    [DATE, true],
    [DATE, false],
  ],
  "puzzles.decide": [
    ["white", 1],
    ["white", 2],
  ],
  "puzzles.gain": [
    ["white", 1],
    ["black", 4],
  ],
  "puzzles.hands": [["white", 3, "black", 0]],
  "puzzles.hintCell": [["e5"]],
  "puzzles.hold": [
    ["white", "black", 1],
    ["white", "black", 2],
  ],
  "puzzles.longer": [["e5"]],
  "puzzles.none": [["Ergo"]],
  "puzzles.nothing": [[2]],
  "puzzles.rating": [[1250.7645]],
  "puzzles.ratingGraph": [[800.2645, 1012.7645]],
  "puzzles.refutation": [
    ["allows-five", "black", "e5"],
    ["gain", "white", "e5"],
  ],
  "puzzles.right": [["e5"]],
  "puzzles.runNote": [[0], [12]],
  "puzzles.runOver": [
    [12, 12],
    [3, 12],
  ],
  "puzzles.runState": [[5, "1:07"]],
  "puzzles.moveOf": [
    ["white", "e5"],
    ["black", "d4"],
  ],
  "puzzles.solvedOne": [
    [{ kind: "win", plies: 3, moves: 2, stones: 0, names: [] }, 900],
    [{ kind: "gain", plies: 1, moves: 1, stones: 3, names: [] }, 900],
  ],
  "puzzles.solvedOnes": [[3]],
  "puzzles.step": [[2, 5]],
  "puzzles.streak": [[1], [6]],
  "puzzles.tasks.any": [["white", 0.5]],
  "puzzles.tasks.decide": [["white", 2]],
  "puzzles.tasks.end": [["white", 0.5]],
  "puzzles.tasks.gain": [
    ["white", 1],
    ["white", 2],
  ],
  "puzzles.tasks.hold": [["white", 2]],
  "puzzles.tasks.play": [["white", 0.5]],
  "puzzles.tasks.win": [
    ["white", 1],
    ["white", 3],
  ],
  "puzzles.themeState": [["making five", 3, 4]],
  "puzzles.toMove": [["white"]],
  "puzzles.uncertain": [[300.2645], [60.2645]],
  "puzzles.unknownId": [["abc123"]],
  "puzzles.weekday": [[DATE]],
  "puzzles.win": [
    ["white", 1],
    ["black", 3],
  ],
  "puzzles.youAre": [["black"]],
};
