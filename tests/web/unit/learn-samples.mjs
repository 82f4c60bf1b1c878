/** Sample arguments for the messages of the place of lessons. */
export const LEARN_SAMPLES = {
  "learn.about": [[4, 3]],
  "learn.done": [["Lions run"]],
  "learn.finished": [[0, 11]],
  "learn.goOn": [
    ["Lions run", true],
    ["Lions run", false],
  ],
  "learn.left": [[1], [38]],
  "learn.lesson": [[4, 11]],
  "learn.nextLesson": [["Lions run"]],
  "learn.none": [["Ergo"]],
  "learn.progress": [
    [3, 6],
    [6, 6],
  ],
  "learn.refuted": [["black", "e5"]],
  "learn.reply": [["e5-e6"]],
  "learn.step": [[4, 6]],
};
