import { expect, test, vi } from 'vitest';
import { httpEvent } from '../../tests/support/apis.ts';
import { createHealthHandler } from './cloud-health.ts';

test('repeated health requests check the parts at most once in five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let asked = 0;
  let isWell = true;
  const handler = createHealthHandler({
    database: async () => {
      asked += 1;
      return isWell;
    },
    auth: () => Promise.reject(new Error('unreachable')),
    execution: () => Promise.resolve({ isHealthy: true, waitMs: 80 }),
    engine: () => Promise.resolve(null),
  });
  const ask = async () =>
    JSON.parse((await handler(httpEvent({ path: '' }))).body ?? '') as unknown;
  const checks = { database: 'ok', auth: 'failing', execution: 'ok' };
  expect(await ask()).toEqual({
    status: 'failing',
    checks,
    execution_wait_ms: 80,
    sandbox: null,
  });
  isWell = false;
  vi.setSystemTime(Date.now() + 4_999);
  expect(await Promise.all([ask(), ask()])).toMatchObject([{ checks }, { checks }]);
  expect(asked).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await ask()).toMatchObject({ checks: { ...checks, database: 'failing' } });
  vi.useRealTimers();
});
