/** The lessons of Ergo in English: what is said in each step, and about what was tried. */

export default {
  "first-win": {
    title: "Your first win",
    steps: {
      centre: {
        text: "You and Black take turns. Five of your pieces in a row win. Start in the middle: tap e5.",
        right: "Your first soldier.",
        wrong: "Put it in the middle this time: tap e5.",
      },
      beside: {
        text: "Black has answered. Now put a second soldier next to yours, on f5.",
        right: "Two in a row.",
        wrong: "That is allowed, but let us build one row: tap f5.",
      },
      three: {
        text: "Black plays elsewhere. Make it three: tap g5.",
        right: "Three in a row, and both ends are open.",
        wrong: "Keep to the row: e5 and f5 need g5.",
      },
      four: {
        text: "Black plays elsewhere again. Make four: tap d5.",
        right: "Four. You need c5 or h5 now, and Black can stop only one of them.",
        wrong: "Make four: put the next soldier on d5.",
      },
      five: {
        text: "Black blocks on h5. Which cell makes five?",
        right: "Five in a row. You have won your first game!",
        wrong: "That is not five yet. The other end of your row is free.",
      },
    },
  },
  pieces: {
    title: "Soldiers and lions",
    steps: {
      soldier: {
        text: "The middle of the board is the arena. A piece that you drop there is a soldier. Drop one on a marked cell.",
        right: "A soldier, with its helmet.",
        wrong: "Choose one of the marked cells, in the arena.",
      },
      lion: {
        text: "The outermost cells are the ring. A piece that you drop there is a lion. Drop one on a marked cell.",
        right: "A lion. It will be able to go far.",
        wrong: "Choose one of the marked cells, on the ring.",
      },
      together: {
        text: "Soldiers and lions count alike. Complete a row of five.",
        right: "Four soldiers and a lion: five in a row.",
        wrong: "Look along column g: one cell is missing.",
      },
      diagonal: {
        text: "A row may be diagonal, too. Which cell is missing?",
        right: "Five on the diagonal.",
        wrong: "Follow the diagonal from c3 up to the right. It has a gap.",
      },
      straight: {
        text: "A row is straight: it does not go round a corner. Make five.",
        right: "Five lions along the edge.",
        wrong: "Count again: in a straight line, the lions on row 1 are four, and those in column j three.",
        answers: { far: "Column j has only four then. Row 1 already has four: complete that one." },
      },
      more: {
        text: "More than five win as well. Close the gap.",
        right: "Six in a row count as five.",
        wrong: "Between d2 and f2 there is a gap.",
      },
    },
  },
  soldiers: {
    title: "Soldiers walk",
    steps: {
      step: {
        text: "Instead of dropping, you can move a piece. A soldier takes one step, up, down, left or right. Tap e5, then a cell next to it.",
        right: "One step.",
        wrong: "That is a drop. Tap your soldier on e5 first, then a cell beside it.",
      },
      "to-the-ring": {
        text: "When a soldier steps on the ring, it becomes a lion. Move it from b5 to a5.",
        right: "Now it is a lion, and stays one for good.",
        wrong: "Tap the soldier on b5, then a5 on the ring.",
      },
      corner: {
        text: "Make a lion of the soldier on b8. There are two ways.",
        right: "A lion.",
        wrong: "The soldier on b8 has the ring beside it and above it.",
      },
      "walk-to-five": {
        text: "Your hand is empty, so you can only move. Which step makes five?",
        right: "A step makes five as well as a drop.",
        wrong: "Row 4 needs one more on h4. Who is next to it?",
      },
      choose: {
        text: "Two cells complete this row, c3 and h3. Soldiers do not step diagonally. Who can get there?",
        right: "Straight down, and it is five.",
        wrong: "The soldier on i4 is diagonal to h3. Look at the other end.",
      },
    },
  },
  lions: {
    title: "Lions run",
    steps: {
      slide: {
        text: "On the ring a lion slides as far as it likes, round corners too. Slide yours from a5 to j5.",
        right: "All the way round in one move.",
        wrong: "Tap the lion on a5, then j5 on the other side.",
      },
      "either-way": {
        text: "A piece on the ring blocks the way. Go to j1 the other way round.",
        right: "There are always two ways round.",
        wrong: "The lion on a1 can still reach j1: tap it, then j1.",
      },
      "no-jump": {
        text: "Nobody jumps. Slide right next to the black lion on g1.",
        right: "As far as the way is free.",
        wrong: "From c1 slide to f1, the last free cell.",
      },
      "into-the-arena": {
        text: "From the ring, a lion can step into the arena, diagonally as well. Step in.",
        right: "It stays a lion in the arena.",
        wrong: "Tap the lion on d1, then c2, d2 or e2.",
      },
      "in-the-arena": {
        text: "In the arena a lion takes one step, in all eight directions. Take a diagonal one.",
        right: "No soldier can do that.",
        wrong: "Tap the lion on e5, then a marked cell.",
      },
      "from-the-corner": {
        text: "From a corner, only one cell of the arena is a step away. Step in.",
        right: "Straight out of the corner.",
        wrong: "The corner a1 touches the arena only at b2.",
      },
      "no-short-cut": {
        text: "Along the ring a lion only slides: it cannot cut the corner from b1 to a2. Go there the long way.",
        right: "Round the whole board, past three corners.",
        wrong: "Tap the lion on b1, then a2. The way over j1, j9 and a9 is free.",
      },
    },
  },
  "lion-wins": {
    title: "Lions win",
    steps: {
      "last-slide": {
        text: "You have no piece left in hand, but a lion on the ring. Make five.",
        right: "One slide, and five.",
        wrong: "Column f needs f9. Which piece can get there?",
      },
      "step-in": {
        text: "Find the move that makes five.",
        right: "Off the ring, diagonally.",
        wrong: "Row 7 needs i7. A lion is near.",
      },
      "diagonal-step": {
        text: "Again: who makes five?",
        right: "Lions step diagonally in the arena as well.",
        wrong: "h6 is missing. The lion on i7 can step there.",
      },
      "two-steps": {
        text: "Nobody has a piece in hand. Slide your lion so that it threatens to step to i7.",
        right: "No black piece can reach i7 in time.",
        wrong: "Your lion does not threaten i7 from there. Which ring cells touch it?",
      },
      "the-diagram": {
        text: "A real position. Slide the lion from j1 so that it can step to b5.",
        right: "Black has no piece near b5.",
        wrong: "Only the lion on j1 is quick enough. Which ring cells touch b5?",
      },
    },
  },
  threats: {
    title: "Three and four",
    steps: {
      "open-four": {
        text: "Three in a row with both ends open. Make a four that cannot be stopped.",
        right: "Two ends, and Black can block only one.",
        wrong: "After that, Black can still stop you. Make a four with both ends open.",
      },
      finish: {
        text: "Black blocks one end. Finish.",
        right: "Five.",
        wrong: "Complete the row.",
      },
      "block-four": {
        text: "Now Black has four. Stop it.",
        right: "Just in time.",
        wrong: "Black makes five on h6 then. Fours must be stopped at once.",
      },
      "block-three": {
        text: "Black has three with both ends open. Do not wait for the four.",
        right: "Now a black four has only one end.",
        wrong: "Black makes an open four then, which you cannot stop.",
      },
      "broken-three": {
        text: "This three has a gap. A broken three is best blocked in its gap.",
        right: "Now the row is broken in two.",
        wrong: "Put your piece between e5 and g5.",
      },
      "first-win": {
        text: "Both have four. It is your turn: win or block?",
        right: "Your five comes first.",
        wrong: "You are first: complete your own row.",
        answers: { both: "You could have won. Your own four needs one cell only." },
      },
    },
  },
  defence: {
    title: "Stopping Black",
    steps: {
      edge: {
        text: "This three points at the edge. Block it on the ring: there your piece is a lion.",
        right: "Stopped, and you have a lion.",
        wrong: "Block on j5: a lion on the ring will be useful later.",
      },
      "one-end": {
        text: "The four is closed on one side. Stop it.",
        right: "Black cannot use this row any more.",
        wrong: "Black completes the row on c5.",
      },
      "diagonal-four": {
        text: "Black has a four somewhere. Find it and stop it.",
        right: "Well seen.",
        wrong: "Look along the diagonals.",
      },
      "lion-comes": {
        text: "Black has no piece in hand, but pieces move. Which of them can make five?",
        right: "Stopped: the lion on b9 could have slid to j5.",
        wrong: "Watch the lion on b9: it slides to j5 and has five.",
      },
      gap: {
        text: "A four can have a gap, too. Stop it.",
        right: "The gap is filled.",
        wrong: "Black fills the gap and has five.",
      },
    },
  },
  double: {
    title: "Two threats at once",
    steps: {
      "two-fours": {
        text: "One move can make two fours. Where do your rows meet?",
        right: "Two fours, and one block is not enough.",
        wrong: "Black stops that. Find the cell where two rows meet.",
      },
      "two-diagonals": {
        text: "Look at the diagonals now.",
        right: "They cross on f6.",
        wrong: "Two diagonals cross on one cell.",
      },
      "four-and-three": {
        text: "A four has to be answered. Make a four and an open three in one move.",
        right: "Black has to stop the four, and then the three becomes an open four.",
        wrong: "That gives Black time. Use a four, which has to be answered.",
      },
      force: {
        text: "Again: a four that also makes a three.",
        right: "Well done.",
        wrong: "Black gets out of that.",
      },
      "in-order": {
        text: "Fours first, and in the right order. Win by force.",
        right: "Every move a threat.",
        wrong: "That is no forced win.",
      },
    },
  },
  hands: {
    title: "Pieces in hand",
    steps: {
      why: {
        text: "Black has no piece left in hand. Make a four whose end no black piece can reach.",
        right: "Nobody is near i5. That is why pieces in hand are strong.",
        wrong: "Black can reach the cell that you need.",
      },
      "which-end": {
        text: "Which side? Look for black pieces beside the cells you will need.",
        right: "The fifth cell is out of reach for Black.",
        wrong: "A black piece steps in.",
      },
      "ring-end": {
        text: "The fifth can be on the ring. Can a black lion get there?",
        right: "No black lion on the ring, so a5 is yours.",
        wrong: "Black can stop that.",
      },
      "walk-in": {
        text: "A soldier can join a row, too. Make a four whose gap no black piece can reach.",
        right: "i5 is yours: no black piece stands beside it.",
        wrong: "Black can stop that. Look at the diagonal from f2 up to j6.",
      },
      "lion-in": {
        text: "And a lion can come from the other side of the ring. Find the diagonal with a gap on c6.",
        right: "No black piece can step on c6.",
        wrong: "Black can stop that. Which ring cell continues the diagonal of b5, d7 and e8?",
      },
      spend: {
        text: "A four makes Black spend a piece from the hand. Make one, on the side that helps g6.",
        right: "Every block costs Black a piece.",
        wrong: "Make a four on g4: it also lies below your soldier on g6.",
      },
    },
  },
  ring: {
    title: "The ring as a road",
    steps: {
      "close-it": {
        text: "Black has no piece in hand. The lion on b9 wants to slide to j5. Close its road, or take j5.",
        right: "Closed. Your lion on a4 blocks the other way round.",
        wrong: "The lion still gets through to j5. Your lion on a4 blocks one way; close the other.",
      },
      "two-doors": {
        text: "You have two fours, and your hand is empty. Find a ring cell that touches both gaps.",
        right: "i5 and i6: Black can block only one.",
        wrong: "Black blocks that. From which cell can the lion step to i5 and to i6?",
      },
      "ring-row": {
        text: "The ring is a row as well. Slide the lion from h9 to make four on row 1.",
        right: "Four lions: g1 is the cell you need.",
        wrong: "Slide the lion from h9 to f1, next to the others.",
      },
      "both-sides": {
        text: "Black has closed one end. A four on g7 or h7 still makes Black answer: take one.",
        right: "Black has to answer.",
        wrong: "Add to d7, e7 and f7.",
      },
      attack: {
        text: "Hold the centre, and attack from the edge. Make a four on the diagonal.",
        right: "Black has to spend a piece on i2.",
        wrong: "Put it on g4: it joins e6, f5 and h3.",
      },
    },
  },
  tactics: {
    title: "First tactics",
    steps: {
      one: {
        text: "From here on, you find it yourself. Win in two moves.",
        right: "A four with both ends open.",
        wrong: "That does not win in two moves.",
      },
      two: {
        text: "Win in two moves again.",
        right: "A row and a diagonal at once.",
        wrong: "That does not win in two moves. Where does a row of yours have a gap?",
      },
      three: {
        text: "Win in two moves. Look at the diagonals.",
        right: "One stone, several rows.",
        wrong: "That does not win in two moves.",
      },
      four: {
        text: "Now win in three moves.",
        right: "It makes threats on the row and on the column.",
        wrong: "That does not win in three moves. A column and a row meet.",
      },
      hold: {
        text: "Black has an open three somewhere. Find it and stop it in time.",
        right: "Stopped before it was a four.",
        wrong: "Black makes an open four. Look at the diagonals.",
      },
      five: {
        text: "The last one: three moves to win.",
        right: "You are ready for your first game.",
        wrong: "That does not win in three moves.",
      },
    },
  },
};
