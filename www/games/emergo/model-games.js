/**
 * Three games of full strength against itself, from different openings, each with a winner. They were chosen
 * among those of this command:
 *
 *     b=BookFile=tools/explorer/data/emergo.bin
 *     cargo xtask arena match --game emergo --seeds --games 8 --nodes 300000 --max-plies 140 \
 *       --one-option $b --two-option $b --log games.txt
 */
export const emergo = [
  `[Game "emergo"]
[Result "1-0"]

1. e5 d4 2. e6 g5 3. e3 c6 4. f6 g4 5. f3 e4 6. d2 e4xe2 7. d2xf2 d3 8. g3 e1 9. d6 e1xe3 10. d6xb6
d7 11. c5 b4 12. c3 g7 13. c6 e8 14. h6 d5 15. c6-d6 d5xf5xf7 16. d6xd8xf8xf6 g7xe7xe5 17. f3-f4
g4xe4 18. g3-f3 e3xg3 19. c3xe3 e4xe2 20. f2xd2 e3xe1 21. f6-f5 e1xe3 22. f5xd5xd3xf3 g5-g4 23.
f3-f2 g4-h4 24. e3-f3 g3xe3 25. f3xd3 h4-g4 26. e3-f3 g4-g3 27. d3-d4 g3xe3 28. f3xd3 b4-c4 29.
d4xb4 1-0
`,
  `[Game "emergo"]
[Result "1-0"]

1. e5 f6 2. e4 c5 3. e7 g5 4. d4 e2 5. f4 e3 6. c3 g7 7. g3 d6 8. h4 c7 9. b4 h6 10. b6 b5 11. d8 c6
12. e8 f5 13. e8-e9 f5xd5xd3 14. e4-d4 d3xd5 15. g3-g4 g5xg3 16. f4-e4 e3xe5 17. e7-e6 e5xe7 18.
d8-d7 d6xd8 19. b6xd6xd4 c5xe5 20. d5xf5xf7xd7 d8xd6 21. d7xd5 c7-c6 22. d6xb6 e2-f2 23. b4-c4 b5-a5
24. c4-c5 f2-f3 25. c5-b5 a5xc5 26. d5xb5 f3-f4 27. e5-f5 f4xf6 28. e7-e6 f6xd6 29. e6xc6 h6-g6 30.
d6-e6 g6-g5 31. b5-b4 g7-g6 32. e6-f6 g6xe6 33. f6xd6 g3-f3 34. c3-d3 f3-f4 35. e6-f6 f4-f3 36.
d4-e4 f3-g3 37. d3-e3 g5-f5 38. f6xf4 g3-g4 39. f4-f5 g4-g3 40. f5-g5 g3-f3 41. e3xg3 1-0
`,
  `[Game "emergo"]
[Result "0-1"]

1. e5 g5 2. e6 f5 3. d5 e3 4. d4 h4 5. c5 d7 6. g3 f4 7. c3 f7 8. d2 g7 9. b4 d3 10. f2 e2 11. c4 g4
12. b6 h6 13. f2-f3 f4xf2 14. d5-d6 f5xd5xb5 15. d6xd8 d3xd5 16. c3-d3 e3xc3xc5 17. b6-c6 c5xc7 18.
b4xb6 g5-h5 19. g3xg5xi5 f7-e7 20. e6xe8 d5-d6 21. e8-f8 d6-c6 22. b6xd6 c7xc5xa5 23. i5-h5 a5xc5
24. d8-d7 e2-e3 25. f8-e8 h4-g4 26. h5-i5 h6-g6 27. d7-c7 g4-h4 28. i5-h5 h4xh6 29. d6-c6 c5-c4 30.
c6-b6 c4-b4 31. c7-c6 h5-g5 32. c6-c5 g5-f5 33. e8-d8 f5-e5 34. c5-c4 b4xd4 35. b6-b5 g6-f6 36.
d8-d7 f6-e6 37. d7-c7 e6-d6 38. b5-b6 d6-d7 39. c7xe7 e5-e6 40. e7xe5 e6xe4 41. b6-b5 e4-f4 42.
b5-a5 c4-c5 43. a5-b5 c5xa5 44. d2-e2 e3xe1 0-1
`,
];
