/** How hard a lesson or a challenge is: 1 is the easiest, 5 the hardest. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

const CHALLENGE_LABELS: Record<Difficulty, string> = {
  1: 'Beginner',
  2: 'Easy',
  3: 'Medium',
  4: 'Hard',
  5: 'Expert',
};

const LESSON_LABELS: Record<Difficulty, string> = {
  ...CHALLENGE_LABELS,
  3: 'Intermediate',
  4: 'Advanced',
};

/** Checks whether a number is one of the five difficulties. */
function isDifficulty(value: number): value is Difficulty {
  return value in CHALLENGE_LABELS;
}

/** The word for a challenge's difficulty; the number itself if it is not one of the five. */
export function challengeDifficultyLabel(difficulty: number): string {
  return isDifficulty(difficulty) ? CHALLENGE_LABELS[difficulty] : String(difficulty);
}

/** The word for a lesson's difficulty; the number itself if it is not one of the five. */
export function lessonDifficultyLabel(difficulty: number): string {
  return isDifficulty(difficulty) ? LESSON_LABELS[difficulty] : String(difficulty);
}
