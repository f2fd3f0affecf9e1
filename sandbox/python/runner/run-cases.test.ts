import { describe, expect, it } from 'vitest';
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

/** An interpreter that says what it is told to, whatever its job is. */
const saying = (...events: InterpreterEvent[]): Interpreter => ({
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

const CASE_A: InterpreterEvent[] = [
  { kind: 'started', index: 0 },
  { kind: 'ended', index: 0, report: finished },
];
const CASE_B: InterpreterEvent[] = [
  { kind: 'started', index: 1 },
  { kind: 'ended', index: 1, report: finished },
];

describe('an interpreter that is not trusted', () => {
  it('is believed as long as it keeps the order', async () => {
    expect(await statusesOf(saying(...CASE_A, ...CASE_B))).toEqual(['FINISHED', 'FINISHED']);
  });

  const LIARS: Record<string, InterpreterEvent[]> = {
    'ends a case that it did not start': [{ kind: 'ended', index: 0, report: finished }],
    'skips a case': [{ kind: 'started', index: 1 }],
    'starts a case twice': [
      { kind: 'started', index: 0 },
      { kind: 'started', index: 0 },
    ],
    'prints before a case': [{ kind: 'printed', stream: 'stdout', bytes: new Uint8Array(1) }],
    dies: [{ kind: 'gone' }],
  };
  for (const [name, events] of Object.entries(LIARS)) {
    it(`and ${name} has crashed, and the rest runs on a fresh one`, async () => {
      expect(await statusesOf(saying(...events), saying(...CASE_A))).toEqual([
        'CRASHED',
        'FINISHED',
      ]);
    });
  }

  it('cannot print more than the limit', async () => {
    const bytes = new TextEncoder().encode('123456789');
    const { outcomes } = await runCases({ ...request, inputs: ['a'] }, () =>
      Promise.resolve(
        saying({ kind: 'started', index: 0 }, { kind: 'printed', stream: 'stdout', bytes }),
      ),
    );
    expect(outcomes).toMatchObject([{ status: 'OUTPUT_LIMIT', stdout: '12345678' }]);
  });

  it('is replaced twice, and then the remaining inputs are not run', async () => {
    const gone = saying({ kind: 'gone' });
    const inputs = ['1', '2', '3', '4'];
    const { outcomes } = await runCases({ ...request, inputs }, () => Promise.resolve(gone));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('CRASHED'));
    expect(outcomes[3]?.error).toMatch(/^Not run: the program was ended by a breakdown/);
  });
});
