/** The pseudo-language for the places and dialogs. */
import en from "../en/places.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").PlaceWords} */
export default disguised(en);
