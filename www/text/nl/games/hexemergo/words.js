/** HexEmergo in Dutch. */

export const hexemergo = {
  name: "HexEmergo",
  aim: "sla alle stenen",
  goal: {
    title: "Sla alle stenen.",
    text: "Spring, in zes richtingen, over een vijandelijke stapel en leg de bovenste steen onder je eigen stapel. Sla er zo veel als je kunt: dat is verplicht.",
    pictures: [
      { title: "Spring", text: "over een stapel naar het veld erachter" },
      { title: "Gevangene", text: "de bovenste steen gaat onder de jouwe" },
      { title: "Bevrijd", text: "jouw stenen eronder zijn weer van jou" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "midden" },
};
