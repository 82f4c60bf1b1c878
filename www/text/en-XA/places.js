/** The places and dialogs in the language that grows. */
import en from "../en/places.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").PlaceWords} */
export default grown(en);
