/** The page about Ergo in Portuguese; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Ergo: cinco em linha com peças que andam",
  description:
    "Ergo é um jogo de tabuleiro para dois: cinco em linha ganha, mas as peças andam, e na borda passam a leões. Regras, e um tabuleiro para jogar já.",
  lead: "Cinco em linha ganha. Mas aqui as peças andam, e as da borda do tabuleiro passam a leões.",
  line: "Cinco em linha, com peças que andam.",
  alt: "Um tabuleiro de Ergo: soldados na arena, e um leão preto prestes a deslizar pelo anel da borda",
};
