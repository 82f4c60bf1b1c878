/** The lessons of Intermedium in English: what is said in each step, and about what was tried. */

export default {
  "first-win": {
    title: "Your first win",
    steps: {
      sow: {
        text: "A stack moves by being sown: one stone on each cell, diagonally. Sow d3: tap it, then e4, then f5.",
        right: "One stone on each cell.",
        wrong: "Sow the two stones of d3 on e4 and f5.",
      },
      surround: {
        text: "Black on d4 is nearly surrounded. Sow b5 over c4 and d3, so that the last stone lands on your single stone on e4.",
        right: "Surrounded on all four sides, and the last stone fell on a single one: captured!",
        wrong: "The last stone has to land on a single stone beside d4, with white all round it.",
      },
      approach: {
        text: "The castle on d10 is Black’s city. Surround it to win. Move closer: sow e6 so that it ends on d9.",
        right: "Beside the city. Two more cells, c10 and e10, and it is surrounded.",
        wrong: "Sow the three stones of e6 so that the last one lands on d9.",
      },
      city: {
        text: "Now take the city in the same way: occupy e10, and end on the single stone on d9.",
        right: "The city has fallen. You have won your first game!",
        wrong: "All three cells beside the city must be yours, and the last stone must land on a single one.",
      },
    },
  },
  sowing: {
    title: "Sowing",
    steps: {
      straight: {
        text: "Three stones go three steps. Sow d3 in a straight line to g6.",
        right: "Three steps.",
        wrong: "Go on in the same direction: e4, f5, g6.",
      },
      zigzag: {
        text: "Every step may turn, but not straight back. Sow d3 so that it ends on d7.",
        right: "Left and right, as you like.",
        wrong: "Four steps up, and the column must be the same in the end.",
      },
      raise: {
        text: "Your own stones are no obstacle. End on f5: the stack grows.",
        right: "Now it has three stones.",
        wrong: "Sow over e4 to f5.",
      },
      home: {
        text: "Four stones can come back to where they began. Sow d5 round in a square, back to d5.",
        right: "Back home, with three stones laid out.",
        wrong: "Go round: four turns to the same side.",
      },
      wake: {
        text: "A single stone cannot move. Drop one on it, and it is a stack again: sow b3 over c4.",
        right: "c4 has two stones now, and can be sown itself.",
        wrong: "Make the first of your stones fall on c4, and go straight on.",
      },
      "wake-two": {
        text: "And now sow c4.",
        right: "Awake again.",
        wrong: "Sow the two stones that are on c4 now.",
      },
    },
  },
  opening: {
    title: "The first two turns",
    steps: {
      first: {
        text: "This is how a game begins. On your first two turns, the last stone must land nearer to the enemy, and one stone on an empty cell. Choose any stack.",
        right: "The two armies pass each other: they stand on cells of different colours.",
      },
      middle: {
        text: "The start again. Stones in the middle reach everything: sow a stack so that it ends on d5.",
        right: "From there, all sides are near.",
        wrong: "Choose a stack on row 3, and end on d5.",
      },
      second: {
        text: "Your second turn: the same rule holds. Sow another stack forward.",
        right: "From the third turn on, you may sow as you like.",
      },
      free: {
        text: "Third turn: backwards is allowed now. Sow f3 backwards, so that the last stone lands on row 1.",
        right: "Sometimes the way back is the best one.",
        wrong: "Sow f3, and end on row 1: on b1 or d1.",
      },
      round: {
        text: "Or go round in a square: sow d3 so that it comes back to d3.",
        right: "Three stones laid out, and nothing given away.",
        wrong: "Four turns to the same side bring d3 back home.",
      },
    },
  },
  capture: {
    title: "Capturing",
    steps: {
      "four-sides": {
        text: "Three sides of d4 are yours. Fill the fourth, and let the last stone fall on a single stone beside it.",
        right: "Surrounded and captured.",
        wrong: "You need a stone on c4, and the last one has to fall on d3.",
      },
      "on-a-single": {
        text: "A last stone on a stack of two or more captures nothing. It must fall on a single stone. Take c5.",
        right: "d5 was a single stone: captured.",
        wrong: "c5 has to be surrounded, and the last stone must fall on a single stone beside it.",
      },
      tiny: {
        text: "A single black stone can be captured just like a stack. Take d6.",
        right: "Gone.",
        wrong: "Fill d5, and end on a single stone beside d6.",
      },
      two: {
        text: "One last stone can take several stacks. Take d4 and e5 at once.",
        right: "Two at one stroke.",
        wrong: "The last stone has to touch both d4 and e5.",
      },
      "from-afar": {
        text: "Take a black stack. Count the steps: they must bring you exactly there.",
        right: "Well counted.",
        wrong: "Nothing falls. Which black stack lacks only what one sowing can fill?",
      },
    },
  },
  edges: {
    title: "At the edge and in the corner",
    steps: {
      edge: {
        text: "At the edge three sides are enough. Take e1.",
        right: "Three sides: captured.",
        wrong: "e1 has three neighbours: d1, f1 and e2.",
      },
      side: {
        text: "Take the tall stack on c1.",
        right: "Four stones at the edge.",
        wrong: "c1 has the neighbours b1, d1 and c2. Which one is missing?",
      },
      corner: {
        text: "In a corner, two sides are enough. Take a1.",
        right: "A corner is a dangerous place.",
        wrong: "a1 has two neighbours only: a2 and b1.",
      },
      "right-corner": {
        text: "And the other corner.",
        right: "Four stones again.",
        wrong: "g1 has the neighbours f1 and g2. End on the single one.",
      },
      sideways: {
        text: "Which stack of Black can fall now?",
        right: "Corners again.",
        wrong: "Look at the corner a1.",
      },
    },
  },
  city: {
    title: "The city",
    steps: {
      "three-sides": {
        text: "The city falls like a stack at the edge: three sides, and the last stone on a single one. Take it.",
        right: "The city has fallen.",
        wrong: "c10, d9 and e10 must be yours, and the last stone must fall on a single stone.",
      },
      occupied: {
        text: "A stack in the city does not protect it. Take it.",
        right: "The stack falls with its city.",
        wrong: "e10 has two stones already. On which single stone can you end?",
      },
      "four-steps": {
        text: "Four steps to the city.",
        right: "A detour, just long enough.",
        wrong: "c10 is missing, and the last stone must fall on d9 or e10.",
      },
      "by-the-back-door": {
        text: "Past the city, and end behind it.",
        right: "Through d9 to c10.",
        wrong: "e10 first. Where does the last stone fall on a single one?",
      },
      prepare: {
        text: "One quiet move, and Black cannot save the city. Find it.",
        right: "Next turn the city falls.",
        wrong: "Black has time to save the city then.",
      },
    },
  },
  "no-stack": {
    title: "No stack left",
    steps: {
      "last-one": {
        text: "A player who has no stack of two or more to sow loses. Black has one only. Take it.",
        right: "Three black stones are left, but none can move.",
        wrong: "Capture d4: fill c4, and end on d3.",
      },
      "corner-one": {
        text: "Again, only one black stack can move.",
        right: "No stack left: you win.",
        wrong: "The stack is in the corner a1.",
      },
      "by-a-loop": {
        text: "The last black stack stands on b2. Go round it.",
        right: "Black has only single stones now.",
        wrong: "Fill the cells around b2, and end on the single stone on b3.",
      },
      "keep-one": {
        text: "The same goes for you: this is your only stack. Sow it so that a stack is left.",
        right: "c4 is a stack now, and you can go on.",
        wrong: "Then you have single stones only, and lose. Let the first stone fall on c4.",
      },
      "keep-two": {
        text: "Your only stack again. Where could it pick up another stone of yours?",
        right: "A stack is left.",
        wrong: "Then you have no stack, and lose. Look for a single stone two steps from d3.",
      },
    },
  },
  "stepping-stones": {
    title: "Stepping stones",
    steps: {
      "use-it": {
        text: "Single stones cannot move, but captures end on them. Use the one on d7.",
        right: "A stepping stone at the right place.",
        wrong: "The stack on d6 is your aim; end on d7.",
      },
      "which-one": {
        text: "Two single stones stand beside e5. Go round it and end on one of them.",
        right: "All the way round.",
        wrong: "You must fill e4 and d5 on the way.",
      },
      fresh: {
        text: "One sowing can take both a5 and b6. Find it.",
        right: "Five stones.",
        wrong: "End on a6: it touches both.",
      },
      "own-stone": {
        text: "The stone to end on may come from the same sowing. Take d4: start and end on the same cell beside it.",
        right: "Your first stone was the stepping stone of the last.",
        wrong: "Go round d4, over d5, so that the fifth stone falls on the first one.",
      },
      lay: {
        text: "Lay stepping stones towards the enemy: sow d3 so that it ends on e6.",
        right: "Now there are single stones to end on.",
        wrong: "Three steps up, with one turn: end on e6.",
      },
    },
  },
  tall: {
    title: "Tall stacks at risk",
    steps: {
      "take-it": {
        text: "Seven stones in one stack can be lost in one move. Take them.",
        right: "A big stack is a big target.",
        wrong: "Surround d4: c4 and d3 are missing. End on e4.",
      },
      bigger: {
        text: "What can you take?",
        right: "A small gain, but a sure one.",
        wrong: "g5 is not surrounded, and nothing reaches g4. Look at d4.",
      },
      "round-it": {
        text: "Eight stones on e5, and no white one near. Your stack on c4 has five: enough to go round.",
        right: "Eight stones at one stroke.",
        wrong: "Start on d5, go around e5, and end on d5 again.",
      },
      reach: {
        text: "What is a tall stack good for? It goes far: sow c2 so that its seven stones reach d9.",
        right: "Across the whole board in one turn.",
        wrong: "Seven steps up, and end on d9.",
      },
      save: {
        text: "Your seven stones on c4 are nearly surrounded. Sow them away, up to d7.",
        right: "Spread out, they cannot be taken at one stroke.",
        wrong: "Sow the tall stack, and end on d7.",
      },
    },
  },
  defend: {
    title: "Defending the city",
    steps: {
      "take-the-stone": {
        text: "You cannot block Black: your stones stand on other cells. Capture a stone that Black needs beside d1.",
        right: "Without that stone the city is safe.",
        wrong: "The city falls then. Capture c1.",
      },
      "other-side": {
        text: "Which of the two black stones beside the city can you capture?",
        right: "The danger is over.",
        wrong: "Black takes the city then. Capture e1.",
      },
      "count-steps": {
        text: "Save the city. The last stone has to fall on a single one.",
        right: "Just enough steps.",
        wrong: "The city falls. Which stack reaches c2, b1 or d1?",
      },
      both: {
        text: "Leave some stones at home: here they save the city.",
        right: "Those at home were the stepping stones.",
        wrong: "Black takes the city.",
      },
      "last-chance": {
        text: "One move saves the city.",
        right: "Saved.",
        wrong: "Black takes the city. Which black stone can you surround?",
      },
    },
  },
  tactics: {
    title: "First tactics",
    steps: {
      one: {
        text: "From here on, you find it yourself. White takes the city in two moves.",
        right: "Black cannot stop the tall stack.",
        wrong: "Black has time then. Which stack can reach the city exactly?",
      },
      two: {
        text: "Two moves again.",
        right: "Move by move.",
        wrong: "That takes longer, or fails.",
      },
      three: {
        text: "And once more.",
        right: "Step aside, then strike.",
        wrong:
          "That takes longer, or fails. The stack on e10 will take the city next turn: make that possible.",
      },
      four: {
        text: "Take a third side of the city, and strike next turn.",
        right: "a6 has exactly the right height.",
        wrong: "That takes longer, or fails.",
      },
      five: {
        text: "The last one.",
        right: "You are ready for your first game.",
        wrong: "That takes longer, or fails.",
      },
    },
  },
};
