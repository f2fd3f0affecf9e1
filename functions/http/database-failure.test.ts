import { expect, test } from 'vitest';
import { databaseFailureOf } from './database-failure.ts';

const withCode = (code: string): Error => Object.assign(new Error('of the driver'), { code });

test.each([
  ['53100', 'full'],
  ['25006', 'full'],
  ['ENOSPC', 'full'],
  ['53200', 'no memory or no connections'],
  ['53300', 'no memory or no connections'],
  ['57014', 'gave up'],
  ['57P01', 'lost'],
  ['57P03', 'lost'],
  ['08006', 'lost'],
  ['25P03', 'lost'],
  ['CONNECTION_CLOSED', 'lost'],
  ['ECONNRESET', 'lost'],
])('an error with the code %s is logged with the word "%s"', (code, words) => {
  const cause = withCode(code);
  const wrapped = new Error('Failed query', { cause: new Error('again', { cause }) });
  expect(databaseFailureOf(wrapped)).toMatchObject({
    cause,
    logged: expect.stringContaining(words) as unknown,
  });
});

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('the driver says without a code: %s', (message) => {
  expect(databaseFailureOf(new Error(message))?.logged).toContain('lost');
});

test.each([withCode('23505'), withCode('22P02'), new Error('Client'), 'text', null])(
  '%s is not a failure of the database',
  (error) => {
    expect(databaseFailureOf(error)).toBeNull();
  },
);
