import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { canRunPrograms } from '../../functions/invoke/lambda-execution.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { RUNTIME_DIR } from '../../sandbox/python/sealed-python-for-tests.ts';
import { createExecutionHealth } from '../execution-health.ts';
import { createFunctionHost } from './lambda/function-host.ts';
import { startInvokeApi } from './lambda/invoke-api.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Hosts a module as the execution function. */
async function startHealth(module: string) {
  const entry = path.join(import.meta.dirname, module);
  const host = createFunctionHost({ name: 'execution', entry, timeoutMs: 26_000, concurrency: 1 });
  const api = await startInvokeApi([host], () => undefined);
  closing.push(
    () => api.close(),
    () => host.close(),
  );
  const target = { functionName: host.name, client: api.client, timeoutMs: 28_000 };
  return { host, health: createExecutionHealth(() => canRunPrograms(target)) };
}

test('execution is healthy if a program runs', async () => {
  await buildPythonRuntime(RUNTIME_DIR);
  const { health } = await startHealth('../lambda/execution.ts');
  expect(await health.check()).toMatchObject({ isHealthy: true });
});

test('execution is not healthy if its function is there but runs no program', async () => {
  const { host, health } = await startHealth('lambda/fixtures/probe-function.ts');
  expect(await host.isHealthy()).toBe(true);
  expect(await health.check()).toMatchObject({ isHealthy: false });
});
