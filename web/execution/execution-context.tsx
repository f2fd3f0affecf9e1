import { type ReactNode, useMemo } from 'react';
import { useSession } from '../session/session-context.ts';
import { runReport, submissionReport } from './execution-report.ts';
import { type Execution, ExecutionContext } from './execution-value.ts';
import { type CreateLocalRunner, createBrowserRunner } from './local-runner.ts';
import { runInBrowser } from './run-in-browser.ts';
import type { LocalChallenge } from './run-locally.ts';
import { useLocalRunner } from './use-local-runner.ts';
import { useRunAttempts } from './use-run-attempts.ts';
import { useServerRuns } from './use-server-runs.ts';

interface ExecutionProviderProps {
  challenge: LocalChallenge;
  createRunner?: CreateLocalRunner;
  children: ReactNode;
}

/** Runs the code of one workspace: in the browser, on the server, and for the record. */
export function ExecutionProvider(props: ExecutionProviderProps) {
  const { challenge, createRunner = createBrowserRunner, children } = props;
  const { state, attempt, clearResults, stop } = useRunAttempts();
  const { getRunner, progress } = useLocalRunner(createRunner);
  const { execute, submit } = useServerRuns();
  const { refreshUser } = useSession();

  const runs = useMemo(
    () => ({
      executeCode: async (code: string, challengeId: string) => {
        await attempt(code, {
          activity: 'server',
          start: (signal) => execute({ code, challengeId }, signal),
          report: (result) => runReport({ isLocal: false, code }, result),
        });
      },
      executeCodeLocal: async (code: string, title: string) => {
        await attempt(code, {
          activity: 'local',
          start: (signal) => runInBrowser(getRunner, { code, title, challenge, signal }),
          report: (report) => report,
        });
      },
      submitChallenge: async (code: string, challengeId: string) => {
        const payload = await attempt(code, {
          activity: 'submission',
          start: () => submit({ code, challengeId }),
          report: (answer) => submissionReport(code, answer),
        });
        if (payload !== null) void refreshUser();
        return payload;
      },
    }),
    [attempt, execute, submit, getRunner, challenge, refreshUser],
  );
  const execution = useMemo<Execution>(
    () => ({
      ...state,
      ...runs,
      localExecuting: state.activity === 'local',
      localResults: state.report?.isLocal ? state.report : null,
      localError: state.failure?.activity === 'local' ? state.failure.message : null,
      localProgress: progress,
      clearResults,
      stop,
    }),
    [state, runs, progress, clearResults, stop],
  );
  return <ExecutionContext value={execution}>{children}</ExecutionContext>;
}
