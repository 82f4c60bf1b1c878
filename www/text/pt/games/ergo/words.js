/** Ergo in Portuguese. */

export const ergo = {
  name: "Ergo",
  aim: "cinco em linha",
  goal: {
    title: "Faça cinco em linha.",
    text: "Joga-se à vez. Coloque uma peça numa casa vazia, ou mova uma das suas. No anel escuro as peças são leões e deslizam a toda a volta.",
    pictures: [
      { title: "Soldado", text: "um passo, nunca na diagonal" },
      { title: "Leão", text: "no anel escuro, desliza" },
      { title: "Cinco em linha", text: "ganha, também na diagonal" },
    ],
  },
  grounds: { arena: "arena", ring: "anel" },
};
