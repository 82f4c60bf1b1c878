/** The handicaps of Ergo: the helped player begins, and already has soldiers in the centre. */

/** @type {import("../handicap.js").Handicap[]} */
export const ergo = [
  {
    kind: "soldiers",
    amount: 1,
    starts: ["10/10/10/10/4S5/10/10/10/10 1", "10/10/10/10/4s5/10/10/10/10 2"],
  },
  {
    kind: "soldiers",
    amount: 2,
    starts: ["10/10/10/10/3S2S3/10/10/10/10 1", "10/10/10/10/3s2s3/10/10/10/10 2"],
  },
];
