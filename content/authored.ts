import type { Challenge, Curriculum, Lesson } from './curriculum.ts';

/** A known wrong answer and the message that a learner gets for it. */
export interface Mistake {
  /** Relative to the content folder. */
  file: string;
  code: string;
  message: string;
}

/** A challenge with the parts that only its author and the validator see. */
export interface AuthoredChallenge {
  challenge: Challenge;
  /** Relative to the content folder. */
  folder: string;
  skills: string[];
  prerequisites: string[];
  solution: string;
  mistakes: Mistake[];
  /** Python with `generate(seed)`, which returns the stdin of a hidden case; null when there is none. */
  generator: string | null;
}

/** A lesson with its folder and the skills that it teaches. */
export interface AuthoredLesson {
  lesson: Lesson;
  /** Relative to the content folder. */
  folder: string;
  skills: string[];
}

/** The whole curriculum as its authors see it. */
export interface AuthoredCurriculum extends Omit<Curriculum, 'lessons' | 'challenges'> {
  lessons: AuthoredLesson[];
  challenges: AuthoredChallenge[];
  /** Lessons that have a folder but are not on the path. */
  unlistedLessons: string[];
}
