/** The page about Emergo in Portuguese; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Emergo: pilhas que fazem prisioneiras",
  description:
    "Emergo é um jogo de tabuleiro para dois, de Christian Freeling e Ed van Zon: as pilhas capturam fazendo prisioneiras, e nunca sai nada do tabuleiro. Regras, e um tabuleiro para jogar.",
  lead: "As pilhas saltam e fazem prisioneiras. Nunca sai nada do tabuleiro, e todas as prisioneiras podem vir a ser libertadas.",
  line: "Pilhas que fazem prisioneiras, e voltam a perdê-las.",
  alt: "Um tabuleiro de Emergo: uma peça preta salta de pedra em pedra, com as prisioneiras por baixo",
};
