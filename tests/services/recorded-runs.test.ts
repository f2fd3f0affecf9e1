import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_RECORDED_STEPS, type RunRequest } from '../../sandbox/contract.ts';
import { readRecording } from '../../sandbox/recording/read-recording.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const OWN_CASES = [{ name: 'Mine', stdin: 'omega\n', expectedStdout: null }];
const run = (recordedCase: number | null, code = RIGHT_CODE) => ({
  ...{ challengeId: 'first', language: 'PYTHON', code, ownCases: OWN_CASES, recordedCase },
});

test('a recorded case runs alone, with what it did step by step', async () => {
  const context = await newSession(world);
  const code = 'word = input()\nprint(word.upper())\n';
  const result = await world.services.submissions.execute(context, run(0, code));
  expect(result).toMatchObject({ isAccepted: true, tests: [{ name: 'alpha', isPassed: true }] });
  const record = { steps: MAX_RECORDED_STEPS, packets: false };
  const recording = readRecording(result.recording ?? 'none', { code, record });
  expect(recording?.steps.map(({ line, outputBytes }) => [line, outputBytes])).toEqual([
    [1, 0],
    [2, 0],
    [2, 6],
  ]);
});

test('own cases come after the samples', async () => {
  const { submissions } = world.services;
  const result = await submissions.execute(await newSession(world), run(1));
  expect(result.tests).toMatchObject([{ name: 'Mine', actualStdout: 'OMEGA\n' }]);
  expect(result.recording).toContain('["e",1]');
});

test('a run without a recorded case has no recording', async () => {
  const { submissions } = world.services;
  const result = await submissions.execute(await newSession(world), run(null));
  expect(result).toMatchObject({ recording: null, tests: [{}, {}] });
});

test.each([2, 3, -1, 0.5])(
  'hidden cases and others that are not visible have no number: %s',
  async (index) => {
    const { submissions } = world.services;
    const execution = submissions.execute(await newSession(world), run(index));
    await expect(execution).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  },
);

/** It writes a step of its own into its recording, and prints something wrong. */
const FORGERY = `import os
try:
    os.write(1023, b'[0,1,0,0,9,["word","sALPHA"],[]]')
except OSError: pass
print("no")
`;

test('a consistent forgery shows in its own recording, and changes no verdict', async () => {
  const context = await newSession(world);
  const { submissions } = world.services;
  const forged = await submissions.execute(context, run(0, FORGERY));
  expect(forged.recording).toContain('["word","sALPHA"]');
  expect(forged).toMatchObject({ isAccepted: false, tests: [{ isPassed: false }] });
  const plain = await submissions.execute(context, run(null, FORGERY));
  const outcomeOf = ({ tests: [test] }: typeof plain) => ({ ...test, executionTimeSeconds: 0 });
  expect(outcomeOf(forged)).toEqual(outcomeOf(plain));
  const query = { first: 1, after: null, challengeId: null };
  expect((await submissions.list(context, query)).nodes).toEqual([]);
});

test('grading never asks the sandbox for a recording', async () => {
  const requests: RunRequest[] = [];
  const services = world.with({
    execution: {
      run: async (request, tenant) => {
        requests.push(request);
        return stubbedExecution.run(request, tenant);
      },
    },
  });
  const input = { ...run(0), idempotencyKey: null };
  await services.submissions.submit(await newSession(world), input);
  expect(requests).toHaveLength(1);
  expect(requests[0]).not.toHaveProperty('record');
});
