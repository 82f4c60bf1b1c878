/** Emergo in English. */

export const emergo = {
  name: "Emergo",
  tagline: "Stacks that capture, and set captives free",
  // Most cells need no description.
  grounds: { field: "", centre: "centre" },
};
