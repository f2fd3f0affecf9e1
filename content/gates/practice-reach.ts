import { grade } from '../../domain/grading.ts';
import type { CaseOutcome, LanguageRunner, RunLimits } from '../../sandbox/contract.ts';
import type { AuthoredChallenge } from '../authored.ts';
import type { Challenge, PracticeCase } from '../curriculum.ts';
import {
  isEndless,
  knownOutcomes,
  shortPracticeCases,
  triedPracticeCases,
} from '../digest-outcomes.ts';
import { judge, solutionLimits } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The share of known mistakes that short practice cases must catch. */
const SMALLEST_SHARE = 0.9;
/** How many cases run at once. A new run costs as much as several cases. */
const CASES_AT_ONCE = 16;

/** A known mistake that no practice case has caught so far. */
interface UncaughtMistake {
  mistake: AuthoredChallenge['mistakes'][number];
  /** The cases that it hasn't run on. */
  untried: readonly PracticeCase[];
  /** Its limits. One that never ended in a fixed case has only as long as a solution. */
  limits: RunLimits;
}

/** Grading needs names, which practice cases don't have. */
const named = (test: PracticeCase) => ({ ...test, name: '', isHidden: false });

/** Returns whether a program ran on a case. Those that were left out, because others took all the time, have taken none. */
const hasRun = (outcome: CaseOutcome | undefined): boolean =>
  outcome !== undefined &&
  (outcome.status === 'FINISHED' || outcome.status === 'ERROR' || outcome.seconds > 0);

/** Looks at the cases that ran together with the fixed ones. @returns nothing if one of them fails */
async function tryKnown(
  challenge: Challenge,
  mistake: UncaughtMistake['mistake'],
  runner: LanguageRunner,
): Promise<UncaughtMistake[]> {
  const { fixed, practice } = await knownOutcomes(challenge, mistake.code, runner);
  const tried = triedPracticeCases(challenge).filter((_, index) => hasRun(practice[index]));
  const { tests } = grade(tried.map(named), practice.filter(hasRun));
  if (tests.some(({ isPassed }) => !isPassed)) return [];
  const untried = shortPracticeCases(challenge).cases.filter((test) => !tried.includes(test));
  const { limits } = challenge;
  return [{ mistake, untried, limits: fixed.some(isEndless) ? solutionLimits(limits) : limits }];
}

/** Runs a mistake on the next cases. @returns nothing if one of them fails */
async function tryNext(
  challenge: Challenge,
  { mistake, untried, limits }: UncaughtMistake,
  runner: LanguageRunner,
): Promise<UncaughtMistake[]> {
  const cases = untried.slice(0, CASES_AT_ONCE).map(named);
  const limited = { ...challenge, limits };
  const attempt = { challenge: limited, code: mistake.code, cases, endsAtTimeLimit: true };
  const { tests } = await judge(runner, attempt);
  if (tests.some(({ isPassed }) => !isPassed)) return [];
  return [{ mistake, untried: untried.slice(CASES_AT_ONCE), limits }];
}

/** For nearly every known mistake, some practice case of at most five lines fails. It is the one that learners see. */
export const practiceReach: ChallengeGate = async ({ challenge, mistakes }, runner) => {
  if (challenge.practiceCases.length === 0) return [];
  const isEnough = (uncaught: readonly UncaughtMistake[]): boolean =>
    mistakes.length - uncaught.length >= SMALLEST_SHARE * mistakes.length;
  const known = mistakes.map((mistake) => tryKnown(challenge, mistake, runner));
  let uncaught = (await Promise.all(known)).flat();
  // Every mistake runs on some cases before one runs on more: once enough are caught, the others say nothing.
  while (!isEnough(uncaught) && uncaught.some(({ untried }) => untried.length > 0)) {
    const tried = uncaught.map((one) => tryNext(challenge, one, runner));
    uncaught = (await Promise.all(tried)).flat();
  }
  if (isEnough(uncaught)) return [];
  const { mostLines } = shortPracticeCases(challenge);
  const fix = `No practice case of at most ${mostLines} lines fails with this mistake. Let the generator draw such a situation more often.`;
  return uncaught.map(({ mistake: { file } }) => ({ file, field: '', fix }));
};
