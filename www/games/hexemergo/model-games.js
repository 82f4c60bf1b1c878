/**
 * Three games of full strength against itself, from different openings, each with a winner. They were chosen
 * among those of this command:
 *
 *     b=BookFile=tools/explorer/data/hexemergo.bin
 *     cargo xtask arena match --game hexemergo --seeds --games 6 --nodes 300000 --max-plies 160 \
 *       --one-option $b --two-option $b --log games.txt
 */
export const hexemergo = [
  `[Game "hexemergo"]
[Result "1-0"]

1. d3 e5 2. c3 d1 3. c2 c5 4. f4 d5 5. e3 c4 6. b2 a3 7. f3 c6 8. e2 e7 9. d2 g6 10. b1 d4 11. c1 a1
12. g4 a2 13. e3-e4 e5xe3xg5 14. c3xe5 a1xc3xe3 15. e2xe4 d5xf5xd3 16. d2xd4xb4xd6 e7xc5 17.
d3xf5xd5xd7xb5xd5xd7 d6xb4 18. c2-b2 a2xc2 19. b1xd3 d1xb1 20. c2-b2 b1xb3 21. d3-c3 b3xd3 22. e3-e4
d3xf5 23. f3-e2 f5xd3 24. g4-f4 g5xe3 25. e2xe4xc2xc4xa4xa2 g6-f6 26. e3-e4 f6-f7 27. e4-e5 f7-g7
28. e5-f6 g7xe5 29. f6xd4 1-0
`,
  `[Game "hexemergo"]
[Result "1-0"]

1. d5 c3 2. g5 g7 3. e5 d3 4. g6 c2 5. d6 e3 6. f5 b4 7. f3 b1 8. c6 a2 9. e6 c1 10. d1 g4 11. b3
g4xe2 12. d1xf3 a2xc4 13. d5xb3xb5 c3xc5xe7 14. e2xe4 b2 15. d5 f7 16. c6-d6 e7xc5 17. e6-e7 f7xd7
18. d5-d4 d3xd5 19. e4-d3 c2xe4xe6 20. f3-e3 d3xf3 21. f5-f4 f3xf5 22. g5xe5xe7 g7xg5xe5 23.
e6xe4xe2 d7xf7 24. e5-d4 d5xd3 25. d4xd2 c1xe3xc3 26. e2xc2xc4xc6 b2xd4xd2 27. c3-d3 d2xd4 28. f5-f6
f7xf5 29. c5-d6 e7xc5 30. c6xc4xe4xg6 c5xe7 31. d4-c4 e7xc5xc3 32. c4xc2 b1xd3xb3 33. c3xa3 1-0
`,
  `[Game "hexemergo"]
[Result "1-0"]

1. c3 d5 2. c2 e4 3. b3 a2 4. d3 a2xc4 5. c3xc5xe5xe3 e5 6. e2 f5 7. d2 d1 8. f3 d6 9. b5 g5 10. b4
f4 11. b1 e6 12. c3 g6 13. a1 e7 14. c3-d4 e5xc3xc5xa3 15. b5-c5 d6xb4 16. d3-d4 d1xd3xd5 17. a1-a2
a3xa1xc1xc3 18. e3-d3 c3xe3 19. e2xe4xc2 f4xd2xb2 20. e3xc3xa1 c2xa2 21. a1xa3xc5xe5 e6xc4xa4 22.
e5-e4 a2xc2 23. d5-e5 f5xd5 24. e4-f4 g5xe3 25. f4xd2xd4xd6 e7xc5xe5 26. e3-e4 e5xe3 27. f3xd3xb1
g6-g7 28. c2-c3 g7-g6 29. c3-c2 g6-g7 30. c2-c3 a4-b5 31. c3-b3 b5-a4 32. b3-a3 a4xa2 33. a3xa1
g7-g6 34. d6-e6 g6-g5 35. e3-f4 g5xe3 36. f4xd2 1-0
`,
];
