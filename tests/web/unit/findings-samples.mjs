/** Sample arguments for the messages of the place of findings. */
const COUNTS = [[1], [12], [1000]];

/** @type {Record<string, any[][]>} */
export const FINDINGS_SAMPLES = {
  "findings.about": [["Ergo"]],
  "findings.after": [["f6 a9 e4"]],
  "findings.boardBelief": [["Emergo"]],
  "findings.cells": [[13, 4]],
  "findings.checking": [
    [0, 100_000],
    [46, 31_200_000],
  ],
  "findings.left": [[1], [40], [100], [600]],
  "findings.losesIn": [[1], [9]],
  "findings.longestReplies": [
    [1, 1],
    [9, 10],
  ],
  "findings.lost": [
    ["a1", 12],
    ["a1", 1],
  ],
  "findings.moves": COUNTS,
  "findings.nothing": [["Intermedium"]],
  "findings.number": COUNTS,
  "findings.opening": [["1. e5"]],
  "findings.openingBelief": [["1. e5"]],
  "findings.openingText": [
    ["1. e5", 49, 1],
    ["1. e5", 49, 25],
    ["1. e5", 49, 48],
  ],
  "findings.percent": [[5], [88]],
  "findings.place": [[4], [4, 7]],
  "findings.proof": [
    ["f6", 10_757, 202],
    ["f6", 1, 1],
  ],
  "findings.rectangle": [[4, 3, 5]],
  "findings.repliesTo": [
    ["f6", 1, 91],
    ["f6", 90, 91],
  ],
  "findings.right": [
    ["white", 12],
    ["black", 1],
  ],
  "findings.rightDetails": [
    ["10/10/10/10/4S5/10/10/10/l9 1", 141_404_233, 60],
    ["10/10/10/10/4S5/10/10/10/l9 1", 1, 1],
  ],
  "findings.scores": [["1. e5", 1_000_000, 1.6, 5.7]],
  "findings.selfPlay": [[200, 20_000, 82, 5.1]],
  "findings.task": [[12]],
  "findings.turnsLeft": [[1], [9]],
  "findings.value": [
    ["win", 11],
    ["win", 1],
    ["draw", 0],
    ["loss", 17],
  ],
  "findings.whitePlays": [["f4"]],
  "findings.whiteWins": [["f4"]],
  "findings.won": [
    [1, 12],
    [12, 12],
  ],
};
