import { expect, it } from 'vitest';
import type { RunRequest } from '../../contract.ts';
import type { Interpreter, InterpreterEvent } from './interpreter.ts';
import { runCases } from './run-cases.ts';

const request: RunRequest = {
  language: 'python',
  code: '',
  entry: { kind: 'program' },
  inputs: ['a', 'b'],
  limits: { wallMs: 20_000, outputBytes: 8 },
  lab: null,
};
const finished = { status: 'FINISHED', error: null, value: null } as const;
const CASE_A: InterpreterEvent[] = [
  { kind: 'started', index: 0 },
  { kind: 'ended', index: 0, report: finished },
];

/** Creates an interpreter that emits the given events, whatever its job is. */
const emitting = (...events: InterpreterEvent[]): Interpreter => ({
  booted: Promise.resolve(),
  begin: (_job, listener) => {
    for (const event of events) listener(event);
  },
  kill: () => undefined,
});

async function statusesOf(...interpreters: Interpreter[]) {
  const { outcomes } = await runCases(request, () => {
    const next = interpreters.shift();
    return next ? Promise.resolve(next) : Promise.reject(new Error('No interpreter is left.'));
  });
  return outcomes.map(({ status }) => status);
}

const BETWEEN: Record<string, InterpreterEvent> = {
  'says that it cannot take the next one': { kind: 'exhausted' },
  dies: { kind: 'gone' },
  prints: { kind: 'printed', stream: 'stdout', bytes: new Uint8Array(1) },
  'ends a case that it did not start': { kind: 'ended', index: 1, report: finished },
  'starts another case': { kind: 'started', index: 2 },
};
for (const [name, event] of Object.entries(BETWEEN)) {
  it(`an interpreter that ${name} between two cases leaves the next one to a fresh one`, async () => {
    expect(await statusesOf(emitting(...CASE_A, event), emitting(...CASE_A))).toEqual([
      'FINISHED',
      'FINISHED',
    ]);
  });
}

it('an interpreter is replaced as often as it has run a case and cannot take the next one', async () => {
  const inputs = Array<string>(9).fill('');
  const { outcomes } = await runCases({ ...request, inputs }, () =>
    Promise.resolve(emitting(...CASE_A, { kind: 'exhausted' })),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(Array(9).fill('FINISHED'));
});

it('an interpreter has crashed if it says at once that it cannot take a case', async () => {
  const exhausted = () => emitting({ kind: 'exhausted' });
  expect(await statusesOf(exhausted(), emitting(...CASE_A))).toEqual(['CRASHED', 'FINISHED']);
});
