/** The places and dialogs in the language that runs from right to left. */
import en from "../en/places.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").PlaceWords} */
export default mirrored(en);
