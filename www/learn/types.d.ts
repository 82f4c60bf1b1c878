/** Types that several modules share. */

/** A lesson with the game texts of its steps. */
export type Lesson = { id: string; title: string; steps: string[] };
