/** Emergo in Dutch. */

export const emergo = {
  name: "Emergo",
  aim: "sla alle stenen",
  goal: {
    title: "Sla alle stenen.",
    text: "Spring over een vijandelijke stapel, neem de bovenste steen en leg die onder je eigen stapel. Slaan is verplicht: sla er zo veel als je kunt.",
    pictures: [
      { title: "Spring", text: "over een stapel naar het veld erachter" },
      { title: "Gevangene", text: "de bovenste steen gaat onder de jouwe" },
      { title: "Bevrijd", text: "jouw stenen eronder zijn weer van jou" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "midden" },
};
