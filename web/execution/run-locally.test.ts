import { describe, expect, test } from 'vitest';
import type { CaseOutcome, LanguageRunner, RunRequest } from '../../sandbox/contract.ts';
import { type LocalChallenge, runLocally, sampleInputFor } from './run-locally.ts';

describe('the sample input of a challenge without samples', () => {
  test.each(['Reads user input', 'Greet a NAME', 'Say hello'])(
    '"%s" gets one name line',
    (text) => {
      expect(sampleInputFor(text)).toBe('Hacker\n');
    },
  );

  test.each(['A calculator', 'Add two ports', 'Print the sum.'])('"%s" gets 7 and 3', (text) => {
    expect(sampleInputFor(text)).toBe('7\n3\n');
  });

  test('a text that mentions both gets the name line', () => {
    expect(sampleInputFor('Hello: add two numbers')).toBe('Hacker\n');
  });

  test('a keyword inside a longer word does not count', () => {
    expect(sampleInputFor('Resolve the address, summarize the username')).toBe('');
  });

  test('any other text gets no input', () => {
    expect(sampleInputFor('Scan the ports of one host')).toBe('');
  });
});

const CHALLENGE: LocalChallenge = {
  description: 'Find the open ports.',
  instructions: 'Print each port.',
  samples: [
    { name: 'One port', stdin: '192.0.2.20\n', expectedStdout: '22 open\n' },
    { name: 'No port', stdin: '192.0.2.99\n', expectedStdout: '' },
  ],
  expectedOutput: '22 open\n',
  entry: { kind: 'PROGRAM', functionName: null },
  lab: { hosts: [{ ip: '192.0.2.20', ports: {} }] },
  timeLimitSeconds: 2.5,
};

function printed(stdout: string): CaseOutcome {
  return { status: 'FINISHED', stdout, output: stdout, error: null, seconds: 0.1 };
}

/** A runner that returns the given outcomes for every request, and records the requests. */
function runnerGiving(...outcomes: CaseOutcome[]) {
  const requests: RunRequest[] = [];
  const runner: LanguageRunner = {
    run: async (request) => {
      requests.push(request);
      return { outcomes };
    },
  };
  return { runner, requests };
}

const RUN = { code: 'print("22 open")', title: 'Port scanner' };

test('every sample is run, and its output is compared in the browser', async () => {
  const { runner, requests } = runnerGiving(printed('22 open\n'), printed('22 open\n'));
  const report = await runLocally(runner, CHALLENGE, RUN);
  expect(requests[0]).toMatchObject({
    inputs: ['192.0.2.20\n', '192.0.2.99\n'],
    entry: { kind: 'program' },
    limits: { wallMs: 2500 },
    lab: { hosts: [{ ip: '192.0.2.20' }] },
  });
  expect(report.tests.map(({ isPassed }) => isPassed)).toEqual([true, false]);
  expect(report).toMatchObject({ isLocal: true, isSuccess: false, experienceEarned: 0 });
});

test('the runner receives no expected output', async () => {
  const { runner, requests } = runnerGiving(printed(''), printed(''));
  await runLocally(runner, CHALLENGE, RUN);
  expect(JSON.stringify(requests)).not.toContain('22 open\\n');
});

test('a function is called by its name', async () => {
  const { runner, requests } = runnerGiving(printed('1'), printed('2'));
  const entry = { kind: 'FUNCTION', functionName: 'is_privileged' } as const;
  await runLocally(runner, { ...CHALLENGE, entry, lab: null }, RUN);
  expect(requests[0]).toMatchObject({
    entry: { kind: 'function', name: 'is_privileged' },
    lab: null,
  });
});

test("without samples, the challenge's text determines the input, and nothing is tested", async () => {
  const { runner, requests } = runnerGiving(printed('10\n'));
  const bare = { ...CHALLENGE, samples: [], expectedOutput: null };
  const report = await runLocally(runner, bare, { code: 'x', title: 'Calculator' });
  expect(requests[0]?.inputs).toEqual(['7\n3\n']);
  expect(report).toMatchObject({ isSuccess: true, tests: [], output: '10\n' });
});

test('without samples, the output is still compared with an expected output', async () => {
  const { runner } = runnerGiving(printed('23 open\n'));
  const report = await runLocally(runner, { ...CHALLENGE, samples: [] }, RUN);
  expect(report.tests).toMatchObject([{ name: 'Expected output', isPassed: false }]);
});
