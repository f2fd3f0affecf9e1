import { expect, test } from 'vitest';
import { retentionLimits } from './retention.ts';

test('accounts are kept for three years, anonymous learners for 30 days, attempts for seven years, logs for twelve months, and weeks for two weeks', () => {
  expect(retentionLimits(new Date('2033-05-20T12:00:00Z'))).toEqual({
    accountsSeenBefore: new Date('2030-05-20T12:00:00Z'),
    anonymousSeenBefore: new Date('2033-04-20T12:00:00Z'),
    submissionsBefore: new Date('2026-05-20T12:00:00Z'),
    logsBefore: new Date('2032-05-20T12:00:00Z'),
    weeksBefore: new Date('2033-05-09T00:00:00Z'),
  });
});

test('from a leap day, the limit falls on the end of February', () => {
  const { logsBefore } = retentionLimits(new Date('2028-02-29T00:00:00Z'));
  expect(logsBefore).toEqual(new Date('2027-02-28T00:00:00Z'));
});
