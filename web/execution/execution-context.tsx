import { type ReactNode, useMemo } from 'react';
import type { OwnCase } from '../../domain/own-case.ts';
import { useSession } from '../session/session-context.ts';
import { runReport, submissionReport } from './execution-report.ts';
import { type Execution, ExecutionContext } from './execution-value.ts';
import { useLocalRunner } from './local-runner-context.tsx';
import { type LocalChallenge } from './run-locally.ts';
import { useLocalRuns } from './use-local-runs.ts';
import { useRunAttempts } from './use-run-attempts.ts';
import { useServerRuns } from './use-server-runs.ts';

interface ExecutionProviderProps {
  challenge: LocalChallenge;
  children: ReactNode;
}

/** Runs the code of one workspace: in the browser, on the server, and as a submission. */
export function ExecutionProvider({ challenge, children }: ExecutionProviderProps) {
  const { state, attempt, clearResults, sendInput, stop } = useRunAttempts();
  const { progress, loadFailure, load } = useLocalRunner();
  const localRuns = useLocalRuns(challenge, attempt);
  const { execute, submit } = useServerRuns();
  const { refreshUser } = useSession();

  const serverRuns = useMemo(
    () => ({
      executeCode: async (code: string, challengeId: string, ownCases: readonly OwnCase[]) => {
        await attempt(code, {
          activity: 'server',
          start: (context) => execute({ code, challengeId, ownCases: [...ownCases] }, context),
          report: (result) => runReport({ isLocal: false, code }, result),
        });
      },
      submitChallenge: async (code: string, challengeId: string) => {
        const payload = await attempt(code, {
          activity: 'submission',
          start: (context) => submit({ code, challengeId }, context),
          report: (answer) => submissionReport(code, answer),
        });
        if (payload !== null) void refreshUser();
        return payload;
      },
    }),
    [attempt, execute, submit, refreshUser],
  );
  const execution = useMemo<Execution>(
    () => ({
      ...state,
      ...serverRuns,
      ...localRuns,
      localExecuting: state.activity === 'local',
      localResults: state.report?.isLocal ? state.report : null,
      localError: state.failure?.activity === 'local' ? state.failure.message : null,
      localProgress: progress,
      loadFailure,
      loadLocal: load,
      clearResults,
      sendInput,
      stop,
    }),
    [state, serverRuns, localRuns, progress, loadFailure, load, clearResults, sendInput, stop],
  );
  return <ExecutionContext value={execution}>{children}</ExecutionContext>;
}
