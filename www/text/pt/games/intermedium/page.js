/** The page about Intermedium in Portuguese; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Intermedium: semeie as pilhas e tome a cidade",
  description:
    "Intermedium é um jogo de tabuleiro para dois, de Matt Crispis: as pilhas semeiam-se na diagonal " +
    "pelo tabuleiro, cercam-se umas às outras e tomam a cidade adversária. Regras, e um tabuleiro para " +
    "jogar.",
  lead: "As pilhas semeiam-se pelo tabuleiro, pedra a pedra. Cerque as do adversário e, no fim, a cidade dele.",
  line: "Pilhas que se semeiam, e duas cidades para tomar.",
  alt: "Um tabuleiro de Intermedium: uma pilha branca a ser semeada, entre as duas cidades",
};
