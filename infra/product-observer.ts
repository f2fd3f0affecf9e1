import { AppError } from '../domain/app-error.ts';
import { statusOfRun } from '../domain/grading.ts';
import type { LessonStepState } from '../domain/practice.ts';
import type { Log } from '../functions/http/log.ts';
import { FunctionFailure } from '../functions/invoke/lambda-execution.ts';
import type { AwardRepository, ExecutionPort } from '../functions/services/ports/ports.ts';

/** How a run ended: as the first case that didn't finish, or with the code of the error that kept it from running. */
interface EndedRun {
  language: string;
  outcome: string;
  /** Including the time spent waiting for a place. */
  seconds: number;
}

/** Learns what the product does, to count and to measure it. */
export interface ProductObserver {
  runEnded?: (run: EndedRun) => void;
  /** Called after each transaction in which a learner can earn something. */
  awarded?: (seconds: number) => void;
  /** Called when a step of a lesson was stored, with its state. */
  stepStored?: (state: LessonStepState) => void;
}

const secondsSince = (startMs: number): number => (performance.now() - startMs) / 1_000;

/** Returns what the execution function said; undefined if it said nothing. */
function reasonOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof FunctionFailure ? cause.message : undefined;
}

/** Reports every run, and logs those that didn't take place, with the request and its trace. */
export function watchRuns(
  execution: ExecutionPort,
  { runEnded, log }: ProductObserver & { log: Log },
): ExecutionPort {
  return {
    async run(request, caller) {
      const startMs = performance.now();
      const { language } = request;
      try {
        const result = await execution.run(request, caller);
        runEnded?.({
          language,
          outcome: statusOfRun(result.outcomes),
          seconds: secondsSince(startMs),
        });
        return result;
      } catch (error) {
        const outcome = error instanceof AppError ? error.code : 'FAILED';
        const seconds = secondsSince(startMs);
        runEnded?.({ language, outcome, seconds });
        const reason = reasonOf(error);
        log({ level: 'warn', message: 'A program could not be run.', outcome, seconds, reason });
        throw error;
      }
    },
  };
}

/** Reports how long the transactions take in which learners earn something, and the lesson steps that they store. */
export function watchAwards(
  awards: AwardRepository,
  { awarded, stepStored }: ProductObserver = {},
): AwardRepository {
  return {
    ...awards,
    async transaction(learnerId, work) {
      const startMs = performance.now();
      const stored: LessonStepState[] = [];
      try {
        const result = await awards.transaction(learnerId, (award) =>
          work({
            ...award,
            storeStep: async (step) => {
              await award.storeStep(step);
              stored.push(step.state);
            },
          }),
        );
        // Only now are they stored for good.
        for (const state of stored) stepStored?.(state);
        return result;
      } finally {
        awarded?.(secondsSince(startMs));
      }
    },
  };
}
