/** Where games with friends are stored. */
import { PLACE, keysFrom } from "../storage/storage.js";

/** What their keys start with. */
export const FRIENDS = `${PLACE} friend `;

/** The keys of those that the browser has stored. */
export const storedKeys = () => keysFrom(FRIENDS);
