/** The messages of the exercises on small boards, which come with these. */

/** @import {CourseWords} from "./language.js" */

/** @type {import("./separate.js").Files<CourseWords>} */
export const COURSE_WORDS = {
  en: () => import("./en/course.js"),
  de: () => import("./de/course.js"),
  es: () => import("./es/course.js"),
  fr: () => import("./fr/course.js"),
  nl: () => import("./nl/course.js"),
  pt: () => import("./pt/course.js"),
};
