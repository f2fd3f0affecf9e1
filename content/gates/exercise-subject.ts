import type { Exercise, ExerciseKey } from '../../domain/exercise.ts';
import { runOnCases } from '../../domain/exercise-harness.ts';
import type { Outcome } from '../../domain/grading.ts';
import { callCheck, missingCall } from '../../domain/required-calls.ts';
import { DEFAULT_LIMITS, type LanguageRunner, type RunLimits } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { wrongLimits } from '../judge.ts';

/** The shortest time limit of an answer that isn't the solution, in milliseconds. */
const SHORTEST_TIMEOUT_MS = 1_250;

/** An exercise with its key, ready to run. */
export interface ExerciseSubject {
  exercise: Exercise;
  key: ExerciseKey;
  runner: LanguageRunner;
  /** Runs code on every input of the exercise. */
  run: (code: string) => Promise<readonly Outcome[]>;
  /** Returns the first function that the exercise asks for and the code doesn't call; null if there is none. */
  findMissingCall: (code: string) => Promise<string | null>;
}

/** Returns an exercise, ready to run in the lab of its lesson. */
export function subjectOf(
  exercise: Exercise,
  key: ExerciseKey,
  { lab, runner }: { lab: LabScenario | null; runner: LanguageRunner },
): ExerciseSubject {
  const runWithin = (limits: RunLimits, code: string): Promise<readonly Outcome[]> => {
    const settings = { language: 'python', limits, endsAtTimeLimit: true, lab } as const;
    return runOnCases({ exercise, key, code }, async (request) => {
      const { outcomes } = await runner.run({ ...settings, ...request });
      return outcomes;
    });
  };
  return {
    exercise,
    key,
    runner,
    async run(code) {
      const solved = await runWithin(DEFAULT_LIMITS, key.solution === '' ? code : key.solution);
      if (key.solution === '' || code === key.solution) return solved;
      // Other answers are mostly wrong, and some never end.
      return runWithin(wrongLimits(DEFAULT_LIMITS, solved, SHORTEST_TIMEOUT_MS), code);
    },
    async findMissingCall(code) {
      const request = callCheck(key, code);
      if (request === null) return null;
      const { outcomes } = await runner.run({ ...request, limits: DEFAULT_LIMITS });
      return missingCall(key, outcomes[0]);
    },
  };
}
