import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOfFailure } from './failure-message.ts';
import { preloadOutcome } from './lazy-outcome.ts';
import type { RunWait, TrialRunner } from './trial-runner.ts';
import type { TrialRun } from './trial-state.ts';

interface TrialRuns {
  run: TrialRun;
  start: (code: string) => void;
  stop: () => void;
  /** Starts loading Python in this browser. */
  prepare: () => void;
}

/** Returns a function that loads what runs code, once. Only visitors who touch the editor need it. */
function useRunner(): () => Promise<TrialRunner> {
  const opened = useRef<Promise<TrialRunner> | null>(null);
  useEffect(
    () => () => {
      opened.current?.then(({ close }) => close()).catch(() => undefined);
    },
    [],
  );
  return useCallback(async () => {
    opened.current ??= import('./trial-runner.ts').then((module) => module.createTrialRunner());
    try {
      return await opened.current;
    } catch (error) {
      opened.current = null;
      throw error;
    }
  }, []);
}

/** Runs the visitor's code, one run at a time. */
export function useTrialRuns(): TrialRuns {
  const open = useRunner();
  const [run, setRun] = useState<TrialRun>({ kind: 'none' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const prepare = useCallback(() => {
    preloadOutcome();
    open().then(
      (runner) => runner.prepare(),
      () => undefined,
    );
  }, [open]);
  const start = useCallback(
    (code: string) => {
      if (code.trim() === '' || current.current !== null) return;
      const controller = new AbortController();
      const { signal } = controller;
      current.current = controller;
      setRun({ kind: 'running', wait: null });
      const onWait = (wait: RunWait | null): void => {
        if (!signal.aborted) setRun({ kind: 'running', wait });
      };
      const perform = async (): Promise<TrialRun> => {
        const runner = await open();
        runner.prepare();
        const { python } = runner;
        return { kind: 'report', python, ...(await runner.run(code, { signal, onWait })) };
      };
      const finish = (result: TrialRun): void => {
        if (signal.aborted) return;
        current.current = null;
        setRun(result);
      };
      preloadOutcome();
      perform().then(finish, (error: unknown) =>
        finish({ kind: 'failed', message: messageOfFailure(error) }),
      );
    },
    [open],
  );
  const stop = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setRun({ kind: 'stopped' });
  }, []);
  return { run, start, stop, prepare };
}
