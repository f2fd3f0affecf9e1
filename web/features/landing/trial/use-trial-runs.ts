import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOfFailure } from './failure-message.ts';
import { preloadOutcome } from './lazy-outcome.ts';
import type { RunOptions, RunWait, TrialRunner } from './trial-runner.ts';
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

/** A run that isn't over. */
interface CurrentRun {
  controller: AbortController;
  /** What it has printed for its current input. */
  output: { text: string; caseIndex: number };
}

function begin(): CurrentRun {
  return { controller: new AbortController(), output: { text: '', caseIndex: 0 } };
}

/** Keeps the output of the current input only. */
function keepOutput(run: CurrentRun, text: string, caseIndex: number): void {
  const { output } = run;
  run.output = { text: caseIndex === output.caseIndex ? output.text + text : text, caseIndex };
}

async function perform(
  open: () => Promise<TrialRunner>,
  code: string,
  options: RunOptions,
): Promise<TrialRun> {
  const runner = await open();
  runner.prepare();
  const { python } = runner;
  return { kind: 'report', python, ...(await runner.run(code, options)) };
}

/** Runs the visitor's code, one run at a time. */
export function useTrialRuns(): TrialRuns {
  const open = useRunner();
  const [run, setRun] = useState<TrialRun>({ kind: 'none' });
  const current = useRef<CurrentRun | null>(null);
  useEffect(() => () => current.current?.controller.abort(), []);

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
      const mine = begin();
      const { signal } = mine.controller;
      current.current = mine;
      setRun({ kind: 'running', wait: null });
      const onWait = (wait: RunWait | null): void => {
        if (!signal.aborted) setRun({ kind: 'running', wait });
      };
      const onOutput = (text: string, caseIndex: number): void => {
        if (!signal.aborted) keepOutput(mine, text, caseIndex);
      };
      const onStopped = (line: number | null): void =>
        setRun((shown) => (shown.kind === 'stopped' ? { ...shown, line } : shown));
      const options = { signal, onWait, onOutput, onStopped };
      const finish = (result: TrialRun): void => {
        if (signal.aborted) return;
        current.current = null;
        setRun(result);
      };
      preloadOutcome();
      perform(open, code, options).then(finish, (error: unknown) =>
        finish({ kind: 'failed', message: messageOfFailure(error) }),
      );
    },
    [open],
  );
  const stop = useCallback(() => {
    const stopped = current.current;
    current.current = null;
    setRun({ kind: 'stopped', line: null, output: stopped?.output.text ?? '' });
    stopped?.controller.abort();
  }, []);
  return { run, start, stop, prepare };
}
