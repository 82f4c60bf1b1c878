/**
 * Three games of full strength against itself, from different openings, each with a winner. They were chosen
 * among those of this command:
 *
 *     b=BookFile=tools/explorer/data/ergo.bin
 *     cargo xtask arena match --game ergo --seeds --games 8 --nodes 500000 --max-plies 200 \
 *       --one-option $b --two-option $b --log games.txt
 */
export const ergo = [
  `[Game "ergo"]
[Result "1-0"]

1. g5 f4 2. f6 e7 3. g4 g6 4. h5 d6 5. e5 f5 6. d4 g7 7. c3 b2 8. f3 e2 9. d4-d3 e3 10. j7 i6 11.
j7-j2 i3 12. j2-g1 g6-h6 13. g3 g2 14. g1-f2 i3-i4 15. g4-h4 e2-e1 16. i3 e1-j2 17. j3 i6-i5 18.
h4-h3 1-0
`,
  `[Game "ergo"]
[Result "0-1"]

1. g5 g4 2. f4 e3 3. e5 f3 4. g3 d6 5. h4 h5 6. e2 i1 7. f6 e7 8. g7 d4 9. j2 i3 10. j2-i9 h8 11. f2
h5-i5 12. i9-j8 d5 13. h6 i7 14. e2-e1 e3-d3 15. d7 h8-h9 16. e1-d1 i5-h5 17. h6-i6 i1-e1 18. d1-d2
h9-d1 19. f2-e2 d3-e3 20. j8-i1 e1-g1 21. h4-h3 g1-h2 22. i1-g1 d5-c5 23. d2-c1 i7-j7 24. c1-g9
d1-a3 25. g9-a5 j7-g9 26. a5-b4 a3-e9 27. g1-i9 e9-f8 0-1
`,
  `[Game "ergo"]
[Result "1-0"]

1. g5 h5 2. g4 g6 3. f7 h4 4. e6 f5 5. e4 d5 6. e5 e7 7. e3 e2 8. h6 f4 9. e6-f6 d4 10. i9 d3 11.
f7-g7 h8 12. d2 f7 13. f6-e6 h4-i4 14. e8 d4-c4 15. d2-d1 h8-g8 16. d1-g9 c4-d4 17. e6-f6 g8-h8 18.
g9-f8 h5-i5 19. g4-h4 i4-j4 20. i9-d1 j4-i3 21. e8-e9 d4-c4 22. e4-d4 d3-c3 23. e5-e6 c3-d3 24.
h6-h5 h8-h7 25. e3-e4 d5-e5 26. d1-f1 i3-j4 27. e9-a6 c4-c5 28. d4-d5 c5-c6 29. e6-d6 i5-i4 30.
a6-d9 e7-d7 31. i3 f7-e7 32. f1-j2 1-0
`,
];
