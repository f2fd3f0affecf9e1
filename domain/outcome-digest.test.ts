import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { type DigestedOutcome, errorLineOf, outcomeDigest } from './outcome-digest.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const digest = (outcome: DigestedOutcome): string => outcomeDigest(outcome, sha256);
const printed = (stdout: string): string => digest({ status: 'FINISHED', stdout, error: null });
const raised = (error: string, stdout = ''): string => digest({ status: 'ERROR', stdout, error });

const TRACEBACK = `Traceback (most recent call last):
  File "program.py", line 3, in <module>
    print(totals["wren"])
KeyError: 'wren'

The dictionary \`totals\` has no key "wren": check it first.`;

test('a digest is the beginning of the hash of the comparable outcome', () => {
  expect(printed('22 open\n')).toBe(sha256('FINISHED\x0022 open').slice(0, 16));
  expect(raised(TRACEBACK)).toBe(sha256('ERROR\0KeyError').slice(0, 16));
});

test('outputs that grading treats as equal have the same digest', () => {
  expect(printed('22 open\r\n80 open\r\n')).toBe(printed('22 open\n80 open'));
  expect(printed('22 open \n')).not.toBe(printed('22 open\n'));
});

test('errors of one class have the same digest, whatever they say and whatever was printed before', () => {
  const other = 'Traceback (most recent call last):\n  File "program.py", line 9\nKeyError: 7';
  expect(raised(other, 'half')).toBe(raised(TRACEBACK));
  expect(raised(other.replace('KeyError', 'IndexError'))).not.toBe(raised(TRACEBACK));
});

test('limits, errors and empty output have different digests', () => {
  const limits = (['TIME_LIMIT', 'MEMORY_LIMIT', 'OUTPUT_LIMIT', 'CRASHED'] as const).map(
    (status) => digest({ status, stdout: 'so far', error: 'It took too long.' }),
  );
  expect(new Set([...limits, printed(''), raised('')]).size).toBe(6);
});

test('the line that names an error is the last of the traceback, without the explanation', () => {
  expect(errorLineOf(TRACEBACK)).toBe("KeyError: 'wren'");
  expect(errorLineOf('The program printed nothing.')).toBe('The program printed nothing.');
  expect(errorLineOf(null)).toBe('');
});
