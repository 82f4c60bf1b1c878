/** The page about HexEmergo in Portuguese; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "HexEmergo: prisioneiras em seis direções",
  description:
    "HexEmergo é um jogo de tabuleiro para dois, de Christian Freeling e Ed van Zon: o Emergo num hexágono, onde as pilhas fazem prisioneiras em seis direções. Regras, e um tabuleiro para jogar.",
  lead: "O Emergo num hexágono: as pilhas saltam e fazem prisioneiras em seis direções, e todas podem vir a ser libertadas.",
  line: "Pilhas que fazem prisioneiras em seis direções.",
  alt: "Um tabuleiro de HexEmergo: uma peça preta salta de pedra em pedra, com as prisioneiras por baixo",
};
