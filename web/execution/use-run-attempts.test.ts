import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { reasonOfFailure } from './use-run-attempts.ts';

test.each(['server', 'submission'] as const)(
  "the server's message about how long to wait is shown (%s)",
  (activity) => {
    const message = 'You ran code too often. Wait 2 seconds and try again.';
    const extensions = { code: 'RATE_LIMITED', retryAfter: 2 };
    const refusal = new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
    expect(reasonOfFailure(activity, refusal)).toBe(message);
  },
);

test('an unreachable server and a failing one get different messages', () => {
  expect(reasonOfFailure('server', new TypeError('fetch failed'))).toBe(messages.networkError);
  expect(reasonOfFailure('server', new Error('500'))).toBe(messages.executionFailed);
});
