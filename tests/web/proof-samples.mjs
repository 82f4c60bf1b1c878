/** Small proofs, right and wrong, like those of `tools/check-proof/tests`. */

const HEAD = "ergo-proof 1\nposition 10/10/10/10/3SSS4/10/3sss4/10/10 1\n";

/** An open four: if the opponent takes an end, the other one wins. */
export const RIGHT = `${HEAD}turns 2\ng5\nb5\nc5 1 b5 2\n`;

/** Nothing answers the move that closes the end. */
export const WRONG = `${HEAD}turns 2\ng5\nb5\nc5 1\n`;

/**
 * A proof that takes long to check: with four in a row, the winner plays elsewhere four times first, and the
 * entries say that every reply matters. Those on an end of the row and on a cell where the winner would play
 * next are answered by five at once.
 */
export const SLOW = (() => {
  const wasted = ["j1", "j2", "j3", "j4"];
  const cells = [..."abcdefghij"].flatMap((column) => [..."123456789"].map((row) => column + row));
  const steps = wasted.map((cell, at) => {
    const entries = cells.map((reply) => {
      if (reply === "b5") return `-b5 ${at + 2}`;
      const isNext = wasted.slice(0, at).includes(reply);
      return `-${reply} ${isNext || reply === "g5" ? at + 1 : 1}`;
    });
    return `${cell} 1 ${entries.join(" ")}`;
  });
  return `ergo-proof 1\nposition 10/10/10/10/2SSSS4/10/10/10/10 1\nturns 5\ng5\nb5\n${steps.join("\n")}\n`;
})();

/** A line that is not written as it must be. */
export const MISSPELT = RIGHT.replace("g5", "G5");
