/** Intermedium in English. */

export const intermedium = {
  name: "Intermedium",
  tagline: "Stacks that sow themselves, and two cities",
  grounds: { field: "", "field-alt": "", "city-first": "city", "city-second": "city" },
};
