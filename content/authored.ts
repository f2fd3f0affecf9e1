import type { Evidence } from '../domain/evidence.ts';
import type { Answer } from '../domain/grade-exercise.ts';
import type { Challenge, Curriculum, Lesson, Solution } from './curriculum.ts';
import type { AuthoredRecording, FindProgram } from './lesson/recordings.ts';

/** A known wrong answer. */
export interface Mistake {
  /** The file name without its extension. */
  name: string;
  /** Relative to the content folder. */
  file: string;
  code: string;
  /** The sentence that the judge gives for it; null if its author left it out. */
  message: string | null;
}

/** A wrong program that someone submitted, or that passed once although it is wrong. */
export interface ArchivedProgram {
  /** Relative to the content folder. */
  file: string;
  code: string;
  /** The known mistake that it makes, by its name; null if its bug is another one. */
  makes: string | null;
}

/** A solution with another idea than the model solution. */
export interface Alternative extends Solution {
  /** Relative to the content folder. */
  file: string;
}

/** How a defense gets evidence, with attacks to try it with. */
export interface AuthoredEvidence {
  published: Evidence;
  attack: {
    challenge: Challenge;
    /** Programs that are accepted. */
    programs: string[];
  };
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
  alternatives: Alternative[];
  archive: ArchivedProgram[];
  /** Python with `generate(seed, size)`, which returns the stdin of a case. */
  generator: string;
  /** Null if it isn't the defense of a chain. */
  evidence: AuthoredEvidence | null;
}

/** A lesson with its folder. */
export interface AuthoredLesson {
  lesson: Lesson;
  /** What its `find` exercises search. */
  recordings: AuthoredRecording[];
  /** The programs that compute the answers of its `find` exercises. */
  finds: FindProgram[];
  /** Wrong answers with a feedback of their own, by the id of the exercise. */
  mistakes: Readonly<Record<string, readonly Answer[]>>;
  /** Relative to the content folder. */
  folder: string;
}

/** The whole curriculum as its authors see it. */
export interface AuthoredCurriculum extends Omit<Curriculum, 'lessons' | 'challenges'> {
  lessons: AuthoredLesson[];
  challenges: AuthoredChallenge[];
  /** Lessons that have a folder but are not on the path. */
  unlistedLessons: string[];
  /** Every id that was ever recorded. */
  permanentIds: string[];
}

/** Returns all prerequisites of a challenge, direct and indirect. */
export function everyPrerequisite(
  { challenges }: AuthoredCurriculum,
  authored: AuthoredChallenge,
): ReadonlySet<string> {
  const found = new Set(authored.prerequisites);
  // Iterating over a set also visits elements that are added during the iteration.
  for (const id of found) {
    const next = challenges.find(({ challenge }) => challenge.id === id);
    for (const earlier of next?.prerequisites ?? []) found.add(earlier);
  }
  return found;
}

/** Returns the lessons that prepare for a challenge: all up to the last one among its prerequisites. */
export function lessonsBefore(
  curriculum: AuthoredCurriculum,
  authored: AuthoredChallenge,
): readonly AuthoredLesson[] {
  const asked = everyPrerequisite(curriculum, authored);
  const last = curriculum.lessons.findLastIndex(({ lesson }) => asked.has(lesson.id));
  return curriculum.lessons.slice(0, last + 1);
}
