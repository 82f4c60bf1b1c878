/**
 * Three games of full strength against itself, from different openings, each with a winner. They were chosen
 * among those of this command:
 *
 *     b=BookFile=tools/explorer/data/intermedium.bin
 *     cargo xtask arena match --game intermedium --seeds --games 6 --nodes 200000 --max-plies 120 \
 *       --one-option $b --two-option $b --log games.txt
 */
export const intermedium = [
  `[Game "intermedium"]
[Result "0-1"]

1. g2@f1-e2-f3-g4 g9@f10-e9-f8-e7 2. d3@e4-f3-g4-f5 e7@d6-e5-f4-g3-f2 3. g4@f3-e4-f5-g4-f3-g2
e9@d8-c7-b8-c9-d8 4. c2@d3-e4-f3-g4 a7@b8-c9-b10-a9 5. f3@e4-f5-g6-f7-g8-f9-e8-f7-g8
c7@d8-c9-b8-a9-b10 6. g8@f9-e10 d8@c9-d10-e9-d8-c9-d10-e9 7. e4@d5-c6-d7-c8-b9-a8-b7-c8 b10@a9-b8 8.
a2@b3-c4-b5-a4 e9@d10-c9 9. e2@d3-e4-f5-e6-d5 d10@c9-b8-c7 10. b3@a4-b5-c4-d5-c6
a9@b8-c9-b10-a9-b8-c9-b10 11. c4@b5-a6-b7-c8-b9-a8 c9@d8-e7-f6-g5-f4-g3-f2-e1-d2-c1-b2-c3-d2 0-1
`,
  `[Game "intermedium"]
[Result "0-1"]

1. g2@f1-e2-f3-g4 g9@f10-e9-f8-g7 2. e2@f3-g4-f5-e4-d3 e9@f8-g7-f6-e7-f8 3. c4@d3-e4-f3-g4
f8@g7-f6-e5-d4-e3-d2-c1 4. f3@e2-d1-c2-d3-e4-f3-e2 c9@d8-e7-f6-g7 5. e4@d3-c2-b1-a2-b3-c2-d1
e7@f6-e5-d4-e3-d2-e1 6. d3@c2-b3-c4-d5-e4-f3-e2-f1 g7@f6-e5-d4-c3-d2-c1-b2-c3 7. a4@b3-c2-d3-c4
f6@e5-f4-g3-f2-e1 8. g4@f5-e6-d7-c8-b7-c6-d5 c7@d6-e5-d4-e3 9. c4@b3-c2 d2@c1-b2 10.
b3@c2-d3-e2-d1-c2-b3-a2-b1 a9@b8-c9-d8-e7 11. a2@b3-c4-d3-e4-f3-e2 a7@b8-c7-d8-c9 12. d1@c2-d3-e4
c9@d8-c7 13. d3@e2-f1-g2-f3 b8@c7-d8-e7-f6-e5-d6 14. f3@g2-f1 c7@d8-e7-f6 15. f1@e2-d1-c2-b3
f6@e7-d8 16. b1@c2-b3 d6@e7-d8 17. c2@d3-e2-f3-g4-f5-e4-f3 d8@c7-b6-c5-d4-c3-b2-c1-d2-e3-f2-e1-d2
0-1
`,
  `[Game "intermedium"]
[Result "0-1"]

1. a2@b1-c2-d3-c4 a9@b10-c9-b8-a7 2. e2@d1-c2-d3-e4 c9@b8-c7-b6-a7-b8 3. a4@b5-a6-b7-a8
a7@b8-c7-d6-e5-d4-e3 4. c4@d5-c6-d7-c8-b7 g7@f6-g5-f4-e3 5. d3@e4-f3-g4-f5-e6-d5 e3@f2-g3 6.
g4@f5-e6-f7-e8-d9 d8@e9-f8-g7-f6 7. f3@e4-d5-e6-f7-e8 b8@c9-d10-e9-d8-e7-f8-e9-d8 8. f5@e4-d5
d8@e9-f8 9. e6@d7-c8-b7 g9@f10-e9-f8-g7 10. d5@e6-f7-g8-f9 f8@e9-d8-c9-b8-a7-b6-c7-b8 11.
c2@d3-c4-b5-a6-b7-c6 f6@g5-f4 12. d7@c6-d5 g5@f4-e3 13. g2@f1-e2-d3-c4
e9@f8-e7-d6-e5-d4-c5-b4-a5-b6-c5 14. e4@d3-c4-b3 c9@b8-a7 15. b3@c4-d3-e4-f3-e2 b8@c7-b6-c5 16.
e2@d3-c4 c5@d4-e3-f2 17. d3@e2-f3-g4-f5-e4 g7@f6-e5 18. c4@d3-e2-f1-g2-f3 e7@d8-c7 19. f1@g2-f3
d8@c7-b6 20. g2@f3-g4 a7@b6-a5 21. g4@f3-e2 a5@b6-c7 22. e2@f3-e4-d3 e5@f4-g3 23.
f3@e4-f5-e6-f7-e8-f9 b6@c7-d6-e5-d4-e3 24. e4@f5-e6-d5-c4 d4@c3-d2-e1 25. d3@e2-f1
c7@d6-c5-d4-c3-d2-c1 26. f5@g4-f3-e2 d2@e1-f2 27. e2@f3-g4 c3@d2-e1 0-1
`,
];
