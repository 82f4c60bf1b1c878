/** Sample arguments for the messages of the exercises on small boards. */
const COUNTS = [[2], [1], [11]];

/** @type {Record<string, any[][]>} */
export const COURSE_SAMPLES = {
  "course.holdText": COUNTS,
  "course.solved": [
    [3, 12],
    [1, 9],
  ],
  "course.task": [[3, 12]],
  "course.win": COUNTS,
};
