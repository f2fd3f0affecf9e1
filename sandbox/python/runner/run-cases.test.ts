import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RunRequest } from '../../contract.ts';
import type { Interpreter, InterpreterEvent, Job } from './interpreter.ts';
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

const CASE_A: InterpreterEvent[] = [
  { kind: 'started', index: 0 },
  { kind: 'ended', index: 0, report: finished },
];
const CASE_B: InterpreterEvent[] = [
  { kind: 'started', index: 1 },
  { kind: 'ended', index: 1, report: finished },
];

describe('an interpreter that is not trusted', () => {
  it('is believed as long as its events are in order', async () => {
    expect(await statusesOf(emitting(...CASE_A, ...CASE_B))).toEqual(['FINISHED', 'FINISHED']);
  });

  const PROTOCOL_VIOLATIONS: Record<string, InterpreterEvent[]> = {
    'ends a case that it did not start': [{ kind: 'ended', index: 0, report: finished }],
    'skips a case': [{ kind: 'started', index: 1 }],
    'starts a case twice': [
      { kind: 'started', index: 0 },
      { kind: 'started', index: 0 },
    ],
    'prints before a case': [{ kind: 'printed', stream: 'stdout', bytes: new Uint8Array(1) }],
    dies: [{ kind: 'started', index: 0 }, { kind: 'gone' }],
    'asks for input that nobody gives': [{ kind: 'started', index: 0 }, { kind: 'asked' }],
  };
  for (const [name, events] of Object.entries(PROTOCOL_VIOLATIONS)) {
    it(`and ${name} has crashed, and the rest runs on a fresh one`, async () => {
      expect(await statusesOf(emitting(...events), emitting(...CASE_A))).toEqual([
        'CRASHED',
        'FINISHED',
      ]);
    });
  }

  it('does not affect the result if it dies before it starts', async () => {
    const dead = () => emitting({ kind: 'gone' });
    expect(await statusesOf(dead(), emitting(...CASE_A, ...CASE_B))).toEqual([
      'FINISHED',
      'FINISHED',
    ]);
    expect(await statusesOf(dead(), dead(), dead(), emitting(...CASE_A))).toEqual([
      'CRASHED',
      'CRASHED',
    ]);
  });

  it('cannot print more than the limit', async () => {
    const bytes = new TextEncoder().encode('123456789');
    const { outcomes } = await runCases({ ...request, inputs: ['a'] }, () =>
      Promise.resolve(
        emitting({ kind: 'started', index: 0 }, { kind: 'printed', stream: 'stdout', bytes }),
      ),
    );
    expect(outcomes).toMatchObject([{ status: 'OUTPUT_LIMIT', stdout: '12345678' }]);
  });

  it('is replaced twice, then the remaining inputs are skipped', async () => {
    const ended = emitting({ kind: 'gone' });
    const inputs = ['1', '2', '3', '4'];
    const { outcomes } = await runCases({ ...request, inputs }, () => Promise.resolve(ended));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('CRASHED'));
    expect(outcomes[3]?.error).toMatch(/^Not run: the program was ended by a crash/);
  });
});

/** Creates an interpreter whose cases all take some time. */
const slow = (caseMs: number): Interpreter => ({
  booted: Promise.resolve(),
  begin(job, listener) {
    const work = (index: number): void => {
      listener({ kind: 'started', index });
      setTimeout(() => {
        listener({ kind: 'ended', index, report: finished });
        if (index + 1 < job.inputs.length) work(index + 1);
      }, caseMs);
    };
    work(0);
  },
  kill: () => undefined,
});

describe('the time of all inputs together', () => {
  it('is limited, so that the response arrives before the request times out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const inputs = Array<string>(9).fill('');
    const run = runCases({ ...request, inputs }, () => Promise.resolve(slow(3_001)));
    await vi.runAllTimersAsync();
    const { outcomes } = await run;
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array<string>(6).fill('FINISHED'),
      ...Array<string>(3).fill('TIME_LIMIT'),
    ]);
    expect(outcomes[6]?.error).toMatch(/^Not run: the earlier inputs took 18 seconds/);
  });
});

describe('a machine at half its speed', () => {
  it.each([
    [1_900, { status: 'FINISHED', seconds: 0.95 }],
    [2_200, { status: 'TIME_LIMIT' }],
  ])('gives a program twice its time: %d ms', async (caseMs, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const short = { ...request, limits: { wallMs: 1_000, outputBytes: 8 } };
    const run = runCases(short, () => Promise.resolve(slow(caseMs)), { slowdown: 2 });
    await vi.runAllTimersAsync();
    expect((await run).outcomes[0]).toMatchObject(expected);
  });
});

describe('an interpreter that does not start a case in time', () => {
  const LATE = emitting(...CASE_A);
  const NEVER = emitting();

  async function outcomesOf(...interpreters: Interpreter[]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const run = runCases(request, () => Promise.resolve(interpreters.shift() ?? NEVER));
    await vi.runAllTimersAsync();
    return (await run).outcomes;
  }

  it('is replaced, and the program did not crash', async () => {
    expect(await outcomesOf(NEVER, emitting(...CASE_A, ...CASE_B))).toMatchObject([
      { status: 'FINISHED' },
      { status: 'FINISHED' },
    ]);
    expect(await outcomesOf(LATE, emitting(...CASE_A))).toMatchObject([
      { status: 'FINISHED' },
      { status: 'FINISHED' },
    ]);
  });

  it('is the fault of the machine if the next one does not either', async () => {
    const outcomes = await outcomesOf(LATE, NEVER);
    expect(outcomes.map(({ status }) => status)).toEqual(['FINISHED', 'CRASHED']);
    expect(outcomes[1]?.error).toMatch(
      /^Not run: Python didn't start in time, because this machine/,
    );
  });
});

describe('a request that ends at the time limit', () => {
  it('skips the inputs after an endless loop, on the first interpreter', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const endless = {
      ...emitting({ kind: 'started', index: 0 }),
      findLine: async () => 7,
    };
    const acquire = vi.fn(() => Promise.resolve(endless));
    const onCase = vi.fn();
    const inputs = ['1', '2', '3'];
    const run = runCases({ ...request, inputs, endsAtTimeLimit: true }, acquire, { onCase });
    await vi.runAllTimersAsync();
    const { outcomes } = await run;
    expect(acquire).toHaveBeenCalledOnce();
    expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('TIME_LIMIT'));
    expect(outcomes[0]?.error).toMatch(
      /^Stopped after 20 seconds, the time limit, in line 7\. Look/,
    );
    expect(outcomes[1]?.error).toMatch(/^Not run: the program reached the time limit/);
    expect(onCase.mock.calls).toEqual([[0]]);
  });
});

/** Creates an interpreter whose program prints a name as soon as it reads one. */
function askingInterpreter() {
  const jobs: Job[] = [];
  const answers: (string | null)[] = [];
  const interpreter: Interpreter & { emit: (event: InterpreterEvent) => void } = {
    booted: Promise.resolve(),
    emit: () => undefined,
    begin(job, listener) {
      jobs.push(job);
      interpreter.emit = listener;
      for (const event of [CASE_A[0], { kind: 'asked' } as const]) if (event) listener(event);
    },
    answer(text) {
      answers.push(text);
      interpreter.emit({
        kind: 'printed',
        stream: 'stdout',
        bytes: new TextEncoder().encode('Hi'),
      });
      for (const event of [CASE_A[1]]) if (event) interpreter.emit(event);
    },
    kill: () => undefined,
  };
  return { interpreter, jobs, answers };
}

describe('a run that is followed', () => {
  const one: RunRequest = { ...request, inputs: ['a'] };

  it('reports what each case prints, with the index of the case', async () => {
    const bytes = new TextEncoder().encode('four');
    const printing: InterpreterEvent = { kind: 'printed', stream: 'stderr', bytes };
    const interpreters = [
      emitting({ kind: 'started', index: 0 }, printing, { kind: 'gone' }),
      emitting({ kind: 'started', index: 0 }, printing, printing, printing),
    ];
    const outputs: [string, number][] = [];
    await runCases(request, () => Promise.resolve(interpreters.shift() ?? emitting()), {
      onOutput: (text, index) => outputs.push([text, index]),
    });
    expect(outputs).toEqual([
      ['four', 0],
      ['four', 1],
      ['four', 1],
    ]);
  });

  it('passes a person’s input to the program that asked', async () => {
    const { interpreter, jobs, answers } = askingInterpreter();
    const { outcomes } = await runCases(one, () => Promise.resolve(interpreter), {
      askInput: () => Promise.resolve('Ada\n'),
    });
    expect(jobs.map(({ mayAsk }) => mayAsk)).toEqual([true]);
    expect(answers).toEqual(['Ada\n']);
    expect(outcomes).toMatchObject([{ status: 'FINISHED', stdout: 'Hi' }]);
  });

  it('does not count the time that a person takes to answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { interpreter } = askingInterpreter();
    const asked = Promise.withResolvers<string | null>();
    const run = runCases(one, () => Promise.resolve(interpreter), {
      askInput: () => asked.promise,
    });
    await vi.advanceTimersByTimeAsync(10 * one.limits.wallMs);
    asked.resolve(null);
    expect((await run).outcomes).toMatchObject([{ status: 'FINISHED', seconds: 0 }]);
  });

  it('has only its remaining time after a person has answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { interpreter } = askingInterpreter();
    const endless: Interpreter = { ...interpreter, answer: () => undefined };
    const run = runCases(one, () => Promise.resolve(endless), {
      askInput: () => Promise.resolve('Ada\n'),
    });
    await vi.advanceTimersByTimeAsync(one.limits.wallMs + 100);
    expect((await run).outcomes).toMatchObject([{ status: 'TIME_LIMIT', seconds: 20.05 }]);
  });

  it('does not let programs ask if nobody can answer', async () => {
    const jobs: Job[] = [];
    const deaf: Interpreter = {
      ...emitting(...CASE_A),
      begin: (job, listener) => {
        jobs.push(job);
        for (const event of CASE_A) listener(event);
      },
    };
    await runCases(one, () => Promise.resolve(deaf), { askInput: () => Promise.resolve('x') });
    await runCases(one, () => Promise.resolve(askingInterpreter().interpreter));
    expect(jobs.map(({ mayAsk }) => mayAsk)).toEqual([false]);
  });
});
