/** The lessons of Emergo in English: what is said in each step, and about what was tried. */

export default {
  "first-win": {
    title: "Your first win",
    steps: {
      jump: {
        text: "Capture all stones of Black and you win. Jump over the black stone: tap yours on e5, then e7 behind it.",
        right: "You have captured it: it is under your stone now.",
      },
      two: {
        text: "One piece can make several jumps in one move. Take both: tap each cell where you land.",
        right: "Both are under your stone.",
      },
      circle: {
        text: "Now take four in one move, right or left about.",
        right: "Round and back to where it began.",
      },
      stack: {
        text: "Only the top stone is taken. What is left on e6 is white, so it is yours. Capture.",
        right: "Black has nothing left, and you have two pieces.",
      },
      lure: {
        text: "Nothing to capture. But Black has to capture if it can: offer your stack. Move it from d7 to d6, beside Black.",
        right: "Black had to jump, and landed where you could take it. You have won your first game!",
        wrong: "Black escapes. Go next to c6, so that Black has to capture.",
      },
    },
  },
  pieces: {
    title: "Stones and pieces",
    steps: {
      enter: {
        text: "The board starts empty, and you have twelve stones in hand. Enter one on a marked cell.",
        right: "A single stone is a piece already.",
        wrong: "Choose a marked cell.",
      },
      top: {
        text: "A piece belongs to the colour on top, whatever is below. Find your piece and move it one step.",
        right: "White on top: yours.",
      },
      whole: {
        text: "A piece moves as a whole, one step up, down, left or right. Move your tall piece to e5.",
        right: "Prisoners travel along.",
        wrong: "Tap d5, then e5.",
      },
      under: {
        text: "Capture, and watch where the stone goes.",
        right: "It slides to the bottom. The small number counts the prisoners.",
      },
      "rest-black": {
        text: "Capture, then look at e6: who owns what is left there?",
        right: "Another black stone was below: what is left still belongs to Black.",
      },
      rest: {
        text: "Only the top stone is captured. Here two white ones wait below.",
        right: "They are free, and yours.",
      },
    },
  },
  jumps: {
    title: "Jumping",
    steps: {
      row: {
        text: "A capture goes on with the same piece as long as it can. Tap every landing cell.",
        right: "Three in one move.",
      },
      corners: {
        text: "It may turn left or right, but never straight back.",
        right: "Well jumped.",
      },
      again: {
        text: "It may even jump over the same piece again. Go round, and over e6 twice.",
        right: "e6 has lost both its stones.",
      },
      which: {
        text: "Two ways take two stones. On which side is your piece safe afterwards?",
        right: "There nobody can take it.",
        wrong: "On g6 Black takes your top stone at once. Go to the other side.",
      },
      most: {
        text: "You must always take as many stones as possible. c4 could take one; find the two.",
        right: "Two it had to be.",
      },
    },
  },
  force: {
    title: "Make Black capture",
    steps: {
      offer: {
        text: "Black has to capture, too. Offer a stone so that Black lands in front of you.",
        right: "Black had no choice, and you take everything.",
        wrong: "Black need not come. Move next to a black piece that has an empty cell behind you.",
      },
      bring: {
        text: "Make Black jump to a cell where you can jump it in turn.",
        right: "It landed right in front of your piece.",
        wrong: "Black gets away. Offer a piece next to d5.",
      },
      far: {
        text: "Which piece do you offer now?",
        right: "f7 had to jump, and that was the end.",
        wrong: "That wins later at best. Offer a piece on row 7.",
      },
      "two-up": {
        text: "A piece with two of your own on top can lose one and strike back. Use it.",
        right: "One given, everything taken.",
        wrong: "Move a tall piece of yours next to f5.",
      },
      patience: {
        text: "It may take a move of patience. Come closer, so that Black has nowhere to hide.",
        right: "Closer and closer.",
        wrong: "Black gets away for now. Come closer to f7.",
      },
    },
  },
  entering: {
    title: "Entering and the feeding ban",
    steps: {
      ban: {
        text: "You may not enter a stone where Black could capture it at once. Such cells have a cross. Enter a stone.",
        right: "Nothing given away.",
      },
      edge: {
        text: "At the edge nothing can be jumped. Enter right beside Black, on e9.",
        right: "Behind e9 there is no cell to land on.",
        wrong: "That is allowed, but try e9: nobody can jump over it.",
      },
      backed: {
        text: "A stone is safe, too, if the cell behind it is taken. Enter on e5.",
        right: "f5 stands behind it, so Black cannot land.",
        wrong: "Enter on e5, between d5 and f5.",
      },
      off: {
        text: "If Black can capture already, the ban is off. Here g3 can take f3. So feed: enter on g6!",
        right: "Now Black has to take all it can.",
        wrong: "Enter on g6, right beside g7.",
      },
      "feed-on": {
        text: "Black took five, and stands on c5 with one black stone on top of your five. Feed on: enter on c6, above it.",
        right: "Black must capture once more elsewhere.",
        wrong: "Enter on c6, so that you can jump down over c5.",
      },
      harvest: {
        text: "Now take the top of the tall piece.",
        right: "Five white stones in one piece, freed at once. Feeding is the heart of Emergo.",
      },
    },
  },
  prisoners: {
    title: "Freed prisoners",
    steps: {
      free: {
        text: "A black stone guards three of yours. Take it.",
        right: "Your three are free, in one piece.",
      },
      richer: {
        text: "You can take one stone here or there. Which capture frees your own?",
        right: "Three of yours are back.",
        wrong: "That leaves Black on top of your three. Take the other one.",
      },
      feed: {
        text: "Two of your stones are prisoners on e8. Offer Black a stone, and free them.",
        right: "You gave one stone, and got more back.",
        wrong: "They are not free yet. Move beside e8, so that Black has to capture.",
      },
      "two-guards": {
        text: "Two black stones guard your three on c4. Feed c4, and take both guards in turn.",
        right: "Every capture took a guard away.",
        wrong: "Black keeps the prisoners. Move to d4, beside c4.",
      },
      thin: {
        text: "Find the move that Black has to answer by a capture.",
        right: "A stone is a small price.",
        wrong: "Black stays away. Offer a stone to d5.",
      },
      "top-heavy": {
        text: "Your tall piece on f6 holds three prisoners under a single white stone. Keep it safe: move it away from the black pieces.",
        right: "Two white stones on top would be better still.",
        wrong: "Move the tall piece on f6, to f5, f7 or g6.",
      },
    },
  },
  defence: {
    title: "Keeping your pieces",
    steps: {
      alone: {
        text: "Only one stone of yours is left, and Black is near. Where is it safe?",
        right: "Black cannot jump over you there.",
        wrong: "There Black captures your last stone.",
      },
      beside: {
        text: "The black piece on d6 is near again. Go where no jump is possible.",
        right: "Safe for now.",
        wrong: "Black jumps there, and you have nothing left.",
      },
      behind: {
        text: "Black wants to jump from d5 over e5 to f5. You could run away, but try this: fill f5.",
        right: "With no empty cell behind it, a piece cannot be jumped.",
        wrong: "Move the stone on f6 to f5, behind your tall piece.",
      },
      corner: {
        text: "Black on d8 is about to jump over e8. The corner e9 has only one neighbour: hide there.",
        right: "A piece in the corner can never be captured.",
        wrong: "Move e8 to the corner e9.",
      },
      trade: {
        text: "The best defence can be an offer. Give one stone on purpose, and win more than that.",
        right: "Black had to take it, and you got more.",
        wrong: "That is not enough. Where does Black have to jump, so that you can jump back?",
      },
    },
  },
  shadow: {
    title: "The shadowpiece",
    steps: {
      "all-in": {
        text: "Black has no stones left in hand. Then all of yours enter at once, as one piece. Tap an empty cell.",
        right: "Three stones in one piece: your shadowpiece.",
      },
      use: {
        text: "Two stones in one piece: enter them where Black has to come to you.",
        right: "Black had to move to you.",
        wrong: "Black gets out of that. Leave f5 no good move.",
      },
      cut: {
        text: "Again, enter so that every move of Black loses.",
        right: "Nowhere to go.",
        wrong: "Black has a way out there.",
      },
      net: {
        text: "Close the net around e7.",
        right: "Closed.",
        wrong: "Black slips away. Where could e7 go?",
      },
      "net-two": {
        text: "Once more: where do your two stones belong?",
        right: "Whatever Black does, you take it.",
        wrong: "Black has a way out there.",
      },
    },
  },
  tempo: {
    title: "Who enters last",
    steps: {
      count: {
        text: "You have three stones in hand, Black one. Enter one on g4, far from trouble.",
        right: "Two left, and Black has one.",
        wrong: "Choose g4 this time.",
      },
      "shadow-two": {
        text: "Black has entered the last stone. The rest of yours comes as one piece.",
        right: "Who has stones left when the other hand is empty gets the shadowpiece.",
      },
      keep: {
        text: "Both players have two stones in hand. A capture uses none of yours. Capture now.",
        right: "You still have two, and now Black has to enter one first.",
      },
      spend: {
        text: "Enter so that Black cannot capture: on e5, with f5 behind it.",
        right: "Every stone fed costs you one from the hand, so do not feed without a reason.",
        wrong: "Enter on e5, between d5 and f5.",
      },
      close: {
        text: "Your shadowpiece decides. Place it near c4.",
        right: "Black is caught.",
        wrong: "Black keeps away from that. Come nearer to c4.",
      },
    },
  },
  closing: {
    title: "Closing in",
    steps: {
      corner: {
        text: "One black piece is left. Take away its way out.",
        right: "It can only come to you.",
        wrong: "It gets away. Which cells can e2 still reach?",
      },
      block: {
        text: "Offer your biggest piece: it can lose a stone.",
        right: "A long chase, with a good end.",
        wrong: "That does not win by force. Move next to g6.",
      },
      spare: {
        text: "Five stones in one piece: you have some to spare. Offer the tall one.",
        right: "Black had to follow, and was caught.",
        wrong: "That does not win by force. Move the tall piece from e6 towards e4.",
      },
      side: {
        text: "Drive d3 to the edge.",
        right: "There it is caught.",
        wrong: "It gets away. Come from the side of row 4.",
      },
      opposition: {
        text: "Enter your shadowpiece, and leave Black only one way.",
        right: "The only way was yours.",
        wrong: "Black goes another way then.",
      },
    },
  },
  tactics: {
    title: "First tactics",
    steps: {
      one: {
        text: "From here on, you find it yourself. White wins in three moves.",
        wrong: "That does not win in three moves.",
      },
      two: {
        text: "White wins in three moves.",
        wrong: "That does not win in three moves.",
      },
      three: {
        text: "A long one: four moves. Offer a stone on g4.",
        wrong: "Black survives that. Make Black capture.",
      },
      four: {
        text: "Chase d7. White wins in four moves.",
        wrong: "That takes longer. Come nearer with the big piece.",
      },
      five: {
        text: "The last one: four moves to win.",
        right: "You are ready for your first game.",
        wrong: "That does not win in four moves.",
      },
    },
  },
};
