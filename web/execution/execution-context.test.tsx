import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RunResult } from '../../sandbox/contract.ts';
import { serveGraphql } from '../testing/serve-graphql.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { ExecutionProvider } from './execution-context.tsx';
import { useExecution } from './execution-value.ts';
import { type CreateLocalRunner, LocalRunnerProvider } from './local-runner-context.tsx';
import type { LocalChallenge } from './run-locally.ts';

const CHALLENGE: LocalChallenge = {
  description: 'Print one line.',
  instructions: null,
  samples: [{ name: 'One', stdin: '', expectedStdout: 'ready\n' }],
  expectedOutput: null,
  entry: { kind: 'PROGRAM', functionName: null },
  lab: null,
  timeLimitSeconds: 5,
};

/** A runner whose single run ends when the test ends it. */
function heldRunner() {
  const held = Promise.withResolvers<RunResult>();
  const stop = vi.fn(async () => null);
  const create: CreateLocalRunner = () => ({
    run: () => held.promise,
    stop,
    findMistake: async () => null,
    warm: async () => undefined,
    close: () => undefined,
  });
  const finish = (): void => {
    const stdout = 'ready\n';
    const outcome = {
      status: 'FINISHED',
      stdout,
      output: stdout,
      error: null,
      seconds: 0,
    } as const;
    held.resolve({ outcomes: [outcome] });
  };
  return { create, stop, finish };
}

function Bench({ code }: { code: string }) {
  const execution = useExecution();
  const { localExecuting, localResults, localError, stoppedAfter } = execution;
  return (
    <>
      <button onClick={() => void execution.executeCodeLocal(code, 'Title')}>run</button>
      <button onClick={execution.stop}>stop</button>
      <p>{localExecuting ? 'executing' : 'still'}</p>
      {localResults !== null && <p>success: {String(localResults.isSuccess)}</p>}
      {localError !== null && <p role="alert">{localError}</p>}
      {stoppedAfter !== null && <p>stopped</p>}
    </>
  );
}

function showBench(code: string, createRunner?: CreateLocalRunner) {
  const calls = serveGraphql({});
  renderSignedIn(
    <LocalRunnerProvider {...(createRunner ? { createRunner } : {})}>
      <ExecutionProvider challenge={CHALLENGE}>
        <Bench code={code} />
      </ExecutionProvider>
    </LocalRunnerProvider>,
    { at: '/' },
  );
  return calls;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a local run does not call the server', async () => {
  const { create, finish } = heldRunner();
  const calls = showBench('print("ready")', create);
  await press('run');
  expect(screen.getByText('executing')).toBeTruthy();
  finish();
  expect(await screen.findByText('success: true')).toBeTruthy();
  expect(calls()).toEqual([]);
});

test('stopping ends a run at once, and its later output is not shown', async () => {
  const { create, stop, finish } = heldRunner();
  showBench('while True: pass', create);
  await press('run');
  await press('stop');
  expect(stop).toHaveBeenCalledOnce();
  finish();
  expect(await screen.findByText('stopped')).toBeTruthy();
  expect(screen.getByText('still')).toBeTruthy();
  expect(screen.queryByText(/success/)).toBeNull();
});
