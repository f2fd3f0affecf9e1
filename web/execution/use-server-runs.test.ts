import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test, vi } from 'vitest';
import { NETWORK_RETRY_MS, retryOnNetworkFailure } from './use-server-runs.ts';

const OFFLINE = new TypeError('Failed to fetch');

test('a call that failed because of the network is retried after a pause', async () => {
  const pause = vi.fn(async () => undefined);
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(OFFLINE);
  call.mockResolvedValue('graded');
  await expect(retryOnNetworkFailure(call, pause)).resolves.toBe('graded');
  expect(pause.mock.calls).toEqual([[NETWORK_RETRY_MS]]);
});

test('after two retries the failure is reported', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(OFFLINE);
  await expect(retryOnNetworkFailure(call, async () => undefined)).rejects.toBe(OFFLINE);
  expect(call).toHaveBeenCalledTimes(3);
});

test('an error response is not retried', async () => {
  const refusal = new CombinedGraphQLErrors({ errors: [{ message: 'It is locked.' }] });
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(refusal);
  await expect(retryOnNetworkFailure(call, async () => undefined)).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledOnce();
});
