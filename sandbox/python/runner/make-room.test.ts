import { expect, test, vi } from 'vitest';
import type { RunRequest } from '../../contract.ts';
import type { Interpreter, InterpreterEvent } from './interpreter.ts';
import { runCases } from './run-cases.ts';

const request: RunRequest = {
  language: 'python',
  code: '',
  entry: { kind: 'program' },
  inputs: ['a', 'b', 'c'],
  limits: { wallMs: 20_000, outputBytes: 8 },
  lab: null,
};

const started = (index: number): InterpreterEvent => ({ kind: 'started', index });
const ended = (index: number): InterpreterEvent => ({
  kind: 'ended',
  index,
  report: { status: 'FINISHED', error: null, value: null },
});

/** Returns an interpreter that emits the given events, and how often it was taken. */
function emitting(...events: InterpreterEvent[]) {
  const kill = vi.fn();
  const interpreter: Interpreter = {
    booted: Promise.resolve(),
    begin: (_job, listener) => {
      for (const event of events) listener(event);
    },
    kill,
  };
  return { kill, acquire: vi.fn(() => Promise.resolve(interpreter)) };
}

test('a run that has to make room keeps what has finished, and its other inputs say why they ended', async () => {
  const { acquire, kill } = emitting(started(0), ended(0), started(1));
  const cut = new AbortController();
  const run = runCases(request, acquire, { cut: cut.signal });
  await vi.waitFor(() => expect(acquire).toHaveBeenCalledOnce());
  cut.abort();
  const { outcomes, isCutShort } = await run;
  expect(isCutShort).toBe(true);
  expect(kill).toHaveBeenCalledOnce();
  expect(acquire).toHaveBeenCalledOnce();
  expect(outcomes.map(({ status, error }) => [status, error?.slice(0, 13)])).toEqual([
    ['FINISHED', undefined],
    ['TIME_LIMIT', 'Stopped early'],
    ['TIME_LIMIT', 'Stopped early'],
  ]);
});

test('a run that has to make room while an interpreter starts ends at once', async () => {
  const cut = new AbortController();
  const { acquire } = emitting(started(0));
  const { outcomes, isCutShort } = await runCases(
    request,
    () => {
      cut.abort();
      return acquire();
    },
    { cut: cut.signal },
  );
  expect(isCutShort).toBe(true);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('TIME_LIMIT'));
});

test('nothing runs if a run has to make room before it began', async () => {
  const { acquire } = emitting(started(0), ended(0));
  const result = await runCases(request, acquire, { cut: AbortSignal.abort() });
  expect(acquire).not.toHaveBeenCalled();
  expect(result.isCutShort).toBe(true);
});

test('a run that ended first is whole', async () => {
  const { acquire } = emitting(started(0), ended(0));
  const cut = new AbortController();
  const result = await runCases({ ...request, inputs: ['a'] }, acquire, { cut: cut.signal });
  cut.abort();
  expect(result).not.toHaveProperty('isCutShort');
});
