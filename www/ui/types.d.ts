/** Types that several modules share. */

export interface MenuItem {
  name: string;
  label: string;
  icon?: import("./icons.js").IconName;
  run: () => unknown;
  disabled?: boolean;
  /** For an item that is on or off. */
  pressed?: boolean;
  /** For one of several items, whether it is the chosen one. */
  chosen?: boolean;
  /** For an item that leads to another place. */
  href?: string;
}
