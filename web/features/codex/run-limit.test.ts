import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../sandbox/contract.ts';
import {
  limitSentence,
  notRunSentence,
  outOfTimeSentence,
} from '../../../sandbox/python/runner/limit-sentences.ts';
import { limitOf } from './run-limit.ts';

const told = (error: string | null) => limitOf({ error });

test.each([
  ['TIME_LIMIT', 'time'],
  ['MEMORY_LIMIT', 'memory'],
  ['OUTPUT_LIMIT', 'output'],
  ['CRASHED', 'crash'],
] as const)('recognizes the message of the limit %s', (status, limit) => {
  expect(told(limitSentence(status, DEFAULT_LIMITS))).toBe(limit);
  expect(told(limitSentence(status, { wallMs: 1_000, outputBytes: 100 }))).toBe(limit);
});

test('recognizes the message of a test that was not run', () => {
  expect(told(notRunSentence('TIME_LIMIT'))).toBe('left-out');
  expect(told(outOfTimeSentence(18_000))).toBe('left-out');
});

test('does not mistake an error of the program for a limit', () => {
  expect(told('ValueError: Stopped after 5 seconds, the time limit.')).toBeNull();
  expect(told(null)).toBeNull();
});
