import { expect, test } from 'vitest';
import type { LanguageRunner, RunRequest } from '../sandbox/contract.ts';
import { createStopwatch } from './stopwatch.ts';

const REQUEST: RunRequest = {
  language: 'python',
  code: 'pass',
  entry: { kind: 'program' },
  inputs: ['', ''],
  limits: { wallMs: 5_000, outputBytes: 65_536 },
  lab: null,
};

/** A machine on which a case of an item takes so many seconds, and a case of the calibration so many others. */
function machine(itemSeconds: number, calibrationSeconds: number) {
  const calibrations: string[] = [];
  const run: LanguageRunner['run'] = ({ code, inputs }) => {
    const isCalibration = code !== REQUEST.code;
    if (isCalibration) calibrations.push(code);
    const seconds = isCalibration ? calibrationSeconds : itemSeconds;
    const finished = { status: 'FINISHED' as const, stdout: '', output: '', error: null, seconds };
    return Promise.resolve({ outcomes: inputs.map(() => finished) });
  };
  return { runner: { run }, calibrations };
}

async function timeOn(itemSeconds: number, calibrationSeconds: number) {
  const stopwatch = createStopwatch(machine(itemSeconds, calibrationSeconds).runner);
  for (let runs = 0; runs < 10; runs += 1) await stopwatch.runner.run(REQUEST);
  return stopwatch.read();
}

test('an item takes the same time on a machine that is eight times as slow', async () => {
  const [quiet, busy] = [await timeOn(1, 0.094), await timeOn(8, 0.752)];
  expect(quiet.seconds).toBeCloseTo(10);
  expect(busy.seconds).toBeCloseTo(quiet.seconds);
  expect(busy.slowdown).toBeCloseTo(8 * quiet.slowdown);
});

test('an item with twice the work takes twice the time', async () => {
  const [once, twice] = [await timeOn(1, 0.5), await timeOn(2, 0.5)];
  expect(twice.seconds).toBeCloseTo(2 * once.seconds);
});

test('an item without programs takes no time', () => {
  expect(createStopwatch(machine(1, 1).runner).read()).toEqual({ seconds: 0, slowdown: 1 });
});

test('the machine is measured after every five seconds of work', async () => {
  const { runner, calibrations } = machine(1.25, 1);
  const stopwatch = createStopwatch(runner);
  for (let runs = 0; runs < 5; runs += 1) await stopwatch.runner.run(REQUEST);
  expect(calibrations).toHaveLength(2);
});
