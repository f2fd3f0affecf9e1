import { expect, test } from 'vitest';
import type { LanguageRunner, RunRequest } from '../sandbox/contract.ts';
import { createPacedRunner } from './paced-runner.ts';

const REQUEST: RunRequest = {
  language: 'python',
  code: 'pass',
  entry: { kind: 'program' },
  inputs: [''],
  limits: { wallMs: 1_000, outputBytes: 100 },
  lab: null,
};

/** A machine on which the calibration takes so many seconds. Lists what runs, and by how much its clock is slowed down. */
function machine(calibrationSeconds: number) {
  const runs: { code: string; slowdown: number }[] = [];
  const create = (slowdown: () => number): LanguageRunner => ({
    run({ code, inputs }) {
      runs.push({ code, slowdown: slowdown() });
      const seconds = calibrationSeconds;
      const finished = { status: 'FINISHED' as const, stdout: '', output: '', error: null };
      return Promise.resolve({ outcomes: inputs.map(() => ({ ...finished, seconds })) });
    },
  });
  return { runner: createPacedRunner(create), runs };
}

test('on a machine that is eight times as slow, a program has eight times as long', async () => {
  const { runner, runs } = machine(0.752);
  await runner.run(REQUEST);
  expect(runs.at(-1)).toEqual({ code: 'pass', slowdown: expect.closeTo(8) as number });
});

test('on a machine that is faster than usual, a program has the usual time', async () => {
  const { runner, runs } = machine(0.01);
  await runner.run(REQUEST);
  expect(runs.at(-1)).toEqual({ code: 'pass', slowdown: 1 });
});

test('programs that run at once wait for one measurement', async () => {
  const { runner, runs } = machine(0.094);
  await Promise.all([runner.run(REQUEST), runner.run(REQUEST), runner.run(REQUEST)]);
  expect(runs.filter(({ code }) => code !== 'pass')).toHaveLength(1);
});
