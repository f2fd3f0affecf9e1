import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RefusalWait, retryWhenRefused } from './retry-refused.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MESSAGE = 'Too many of your programs are still running. Wait 3 seconds and try again.';

function refusal(extensions: Record<string, unknown> = { code: 'RATE_LIMITED', retryAfter: 3 }) {
  return new CombinedGraphQLErrors({ errors: [{ message: MESSAGE, extensions }] });
}

function waitingFor(call: () => Promise<string>) {
  const waits: (RefusalWait | null)[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  const answer = retryWhenRefused(call, { signal, onWait: (wait) => waits.push(wait) });
  // Every test looks at the failure itself, later.
  answer.catch(() => undefined);
  return { answer, controller, secondsShown: () => waits.map((wait) => wait?.secondsLeft ?? null) };
}

test('a refused call is made again after exactly as long as the server says', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal());
  call.mockResolvedValue('done');
  const { answer, secondsShown } = waitingFor(call);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
  expect(secondsShown()).toEqual([3, 2, 1, null]);
});

test('a call for which the server had no connection to its database is made again as well', async () => {
  const call = vi.fn<() => Promise<string>>().mockResolvedValue('done');
  call.mockRejectedValueOnce(refusal({ code: 'UNAVAILABLE', retryAfter: 5 }));
  const { answer } = waitingFor(call);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(answer).resolves.toBe('done');
});

test('a call that is refused again and again fails with the refusal after three more tries', async () => {
  const last = refusal();
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(last);
  const { answer } = waitingFor(call);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(answer).rejects.toBe(last);
  expect(call).toHaveBeenCalledTimes(4);
});

test('stopping ends the pause, and nothing is sent again', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(refusal());
  const { answer, controller, secondsShown } = waitingFor(call);
  await vi.advanceTimersByTimeAsync(1_000);
  controller.abort(new Error('stopped'));
  await expect(answer).rejects.toThrow('stopped');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(secondsShown()).toEqual([3, 2, null]);
});

test.each([
  ['does not say how long to wait', refusal({ code: 'RATE_LIMITED' })],
  ['asks for more than a minute', refusal({ code: 'RATE_LIMITED', retryAfter: 61 })],
  ['has another reason', refusal({ code: 'EXECUTION_UNAVAILABLE', retryAfter: 2 })],
  ['is a failure of the network', new TypeError('Failed to fetch')],
])('an error that %s is reported at once', async (_, error) => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  await expect(waitingFor(call).answer).rejects.toBe(error);
  expect(call).toHaveBeenCalledTimes(1);
});
