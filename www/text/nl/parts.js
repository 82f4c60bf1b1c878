/** The messages in Dutch that are loaded on demand, together. */
import editor from "./editor.js";
import explained from "./explained.js";
import { frame } from "./frame.js";
import goals from "./goals.js";
import learn from "./learn.js";
import places from "./places.js";
import publish from "./publish.js";
import puzzles from "./puzzles.js";
import review from "./review.js";
import study from "./study.js";

/** @type {import("../language.js").OtherWords} */
const parts = {
  ...editor,
  ...explained,
  frame,
  ...goals,
  ...learn,
  ...places,
  ...publish,
  ...puzzles,
  ...review,
  ...study,
};

export default parts;
