import { useMemo } from 'react';
import type { Execution } from './execution-value.ts';
import { useLocalRunner } from './local-runner-value.ts';
import { runInBrowser } from './run-in-browser.ts';
import { type LocalChallenge, runLocally } from './run-locally.ts';
import { runWithOwnInput } from './run-with-own-input.ts';
import type { useRunAttempts } from './use-run-attempts.ts';

type Attempt = ReturnType<typeof useRunAttempts>['attempt'];
type LocalRuns = Pick<Execution, 'canAskForInput' | 'executeCodeLocal' | 'executeWithOwnInput'>;

/** Returns the two ways to run code in this browser: against the samples, and with the learner's own input. */
export function useLocalRuns(challenge: LocalChallenge, attempt: Attempt): LocalRuns {
  const { getRunner } = useLocalRunner();
  return useMemo(
    () => ({
      // A program waits on shared memory, which only a cross-origin isolated page has.
      canAskForInput: globalThis.crossOriginIsolated,
      executeCodeLocal: async (code, title) => {
        await attempt(code, {
          activity: 'local',
          start: ({ signal, observer }) =>
            runInBrowser(getRunner, {
              code,
              signal,
              run: (runner) => runLocally(runner, challenge, { code, title, observer }),
            }),
          report: (report) => report,
        });
      },
      executeWithOwnInput: async (code, startInput) => {
        await attempt(code, {
          activity: 'local',
          isOwnInput: true,
          start: ({ signal, observer }) =>
            runInBrowser(getRunner, {
              code,
              signal,
              run: (runner) => runWithOwnInput(runner, challenge, { code, startInput, observer }),
            }),
          report: (report) => report,
        });
      },
    }),
    [getRunner, challenge, attempt],
  );
}
