import { expect, test } from 'vitest';
import { firstWrongStep } from './first-wrong-step.ts';
import { ALIASING, CALL, int, recordingOf, stepOf } from './recording-for-tests.ts';
import { createReplay } from '../../sandbox/recording/replay.ts';
import { objectsOf, shortValue } from './value-words.ts';

test('a change through one name is a change of every name of the same list', () => {
  const replay = createReplay(ALIASING.recording);
  const at = (step: number) =>
    replay.variablesAt(step, 0).map(({ name, value, isChanged, line }) => {
      return [name, shortValue(replay, step, value), isChanged, line];
    });
  expect(at(0)).toEqual([]);
  expect(at(2)).toEqual([
    ['a', '[1, 2]', false, 1],
    ['b', '[1, 2]', true, 2],
  ]);
  expect(at(3)).toEqual([
    ['a', '[1, 2, 3]', true, 3],
    ['b', '[1, 2, 3]', true, 3],
  ]);
  const [list, ...others] = objectsOf(replay, 3, replay.variablesAt(3, 0));
  expect(list?.names).toEqual(['a', 'b']);
  expect(others).toEqual([]);
});

test('the next change of a variable is also one inside the list that it refers to', () => {
  const replay = createReplay(ALIASING.recording);
  expect(replay.nextChange(0, 0, 'a')).toBe(1);
  expect(replay.nextChange(1, 0, 'a')).toBe(3);
  expect(replay.nextChange(3, 0, 'a')).toBeNull();
});

test('the stack has the innermost call first, with the line of each caller', () => {
  const replay = createReplay(CALL.recording);
  expect(replay.stackAt(3).map(({ name, line }) => [name, line])).toEqual([
    ['double', 2],
    ['<module>', 3],
  ]);
  expect(replay.stepOver(1)).toBe(5);
  expect(replay.stepOver(5)).toBe(5);
});

test('a deleted variable disappears', () => {
  const replay = createReplay(
    recordingOf([
      stepOf({ line: 1, variables: [['x', int(1)]] }),
      stepOf({ line: 2, variables: [['x', null]] }),
    ]),
  );
  expect(replay.variablesAt(0, 0)).toHaveLength(1);
  expect(replay.variablesAt(1, 0)).toEqual([]);
});

test('the first wrong step is the line that prints, not the call in its arguments', () => {
  const { recording, stdout: actual } = CALL;
  expect(firstWrongStep(recording, { actual, expected: '5\n' })).toBe(1);
  expect(firstWrongStep(recording, { actual, expected: '4\n' })).toBeNull();
});

test('output that is only too short opens at the end', () => {
  const { recording, stdout: actual } = CALL;
  expect(firstWrongStep(recording, { actual, expected: '4\n8\n' })).toBe(5);
});

test('a wrong byte beyond the recorded steps has no step', () => {
  const recording = { ...CALL.recording, totalSteps: 9_000 };
  expect(firstWrongStep(recording, { actual: '4\n9\n', expected: '4\n8\n' })).toBeNull();
});
