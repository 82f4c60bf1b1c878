/** Sample arguments for the messages of pictures, animations and printed sheets. */
export const PUBLISH_SAMPLES = {
  "publish.about": [[["making five", "one move"], 1450]],
  "publish.alt": [["Ergo", "Move 3, White: e5"]],
  "publish.difficulty": [[1, 3]],
  "publish.done": [
    [61, 290_828],
    [1, 900],
  ],
  "publish.inHand": [
    [
      [
        { colour: "white", count: 3 },
        { colour: "black", count: 0 },
      ],
    ],
  ],
  "publish.line": [
    [["e5", "d5", "e6"], 0],
    [["e5", "d5", "e6"], 1],
  ],
  "publish.made": [[1], [2]],
  "publish.move": [
    [3, "white", "e5"],
    [1, "black"],
  ],
  "publish.number": [[6]],
  "publish.piece": [["Lion", "on the dark ring it slides"]],
  "publish.progress": [[15, 61]],
  "publish.stays": [[0.5], [1]],
  "publish.puzzlesOf": [["Ergo"]],
  "publish.sheet": [[12]],
  "publish.sheetOf": [[90]],
  "publish.solutionsOf": [["Ergo"]],
  "publish.toMove": [["white"]],
  "publish.turn": [
    [3, false],
    [3, true],
  ],
};
