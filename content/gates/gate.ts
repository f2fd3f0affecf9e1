import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { AuthoredChallenge, AuthoredCurriculum, AuthoredLesson } from '../authored.ts';
import type { Problem } from '../content-error.ts';

/** A rule for one challenge. Code runs in the real sandbox. */
export type ChallengeGate = (
  authored: AuthoredChallenge,
  runner: LanguageRunner,
) => Problem[] | Promise<Problem[]>;

/** A rule for one lesson. Code runs in the real sandbox. */
export type LessonGate = (
  authored: AuthoredLesson,
  runner: LanguageRunner,
) => Problem[] | Promise<Problem[]>;

/** A rule about how lessons and challenges fit together. */
export type CurriculumGate = (curriculum: AuthoredCurriculum) => Problem[];

/** One text file of the curriculum. */
export interface TextFile {
  /** Relative to the content folder. */
  file: string;
  text: string;
}

/** A rule for every file. */
export type FileGate = (file: TextFile) => Problem[];
