import type { LanguageRunner } from '../sandbox/contract.ts';
import { measureSlowdown } from './stopwatch.ts';

/** The machine is measured again after so many milliseconds, because what else it does changes. */
const VALID_MS = 5_000;
/** The slowest of so many measurements counts: a machine that was busy a moment ago may be again. */
const REMEMBERED = 3;

/**
 * Creates a runner whose limits of time follow the speed of the machine. A program that finishes on a quiet machine then
 * finishes on a busy one, too.
 *
 * @param create creates the runner, whose clock is slowed down by what the function returns
 */
export function createPacedRunner<Runner extends LanguageRunner>(
  create: (slowdown: () => number) => Runner,
): Runner {
  const measured: number[] = [];
  let measuredAt = -Infinity;
  let measuring: Promise<void> | null = null;
  const runner = create(() => Math.max(1, ...measured));
  const measure = async (): Promise<void> => {
    try {
      measured.push(await measureSlowdown(runner));
      measured.splice(0, measured.length - REMEMBERED);
    } finally {
      measuredAt = performance.now();
      measuring = null;
    }
  };
  return {
    ...runner,
    async run(...job: Parameters<LanguageRunner['run']>) {
      if (performance.now() - measuredAt > VALID_MS) await (measuring ??= measure());
      return runner.run(...job);
    },
  };
}
