import path from 'node:path';
import process from 'node:process';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Priority } from '../../../sandbox/contract.ts';
import { writeInvocationContext } from '../../../sandbox/invocation-context.ts';
import { createFunctionHost, type FunctionHost, OWN_CALLER } from './function-host.ts';
import { startInvokeApi, type InvokeApi } from './invoke-api.ts';

const PROBE = {
  entry: path.join(import.meta.dirname, 'fixtures/probe-function.ts'),
  timeoutMs: 2_000,
};
const description = z.object({ process: z.number() });

let host: FunctionHost;
let api: InvokeApi;
let client: LambdaClient;

beforeAll(async () => {
  host = createFunctionHost({
    ...PROBE,
    name: 'probe',
    concurrency: 2,
  });
  api = await startInvokeApi([host], () => undefined);
  client = new LambdaClient({ ...api.client, maxAttempts: 1 });
});

afterAll(async () => {
  client.destroy();
  await api.close();
  await host.close();
});

test('a function runs in its own process, without our environment', async () => {
  const { answer, error } = await invoke({ action: 'describe' }, 'learner-1');
  expect(error).toBeUndefined();
  expect(answer).toMatchObject({ environment: ['PATH'], tenant: 'learner-1' });
  expect(answer).not.toMatchObject({ process: process.pid });
});

test('a process serves one invocation after another, for any client', async () => {
  const first = await invoke({ action: 'describe' }, 'learner-1');
  const second = await invoke({ action: 'describe' }, 'learner-2');
  expect(second.answer).toEqual({ ...first.answer, tenant: 'learner-2' });
});

test('concurrent invocations get different processes, and wait above the limit', async () => {
  const calls = ['a', 'b', 'c', 'd', 'e'].map((tenant) => invoke({ action: 'wait' }, tenant));
  const processes = (await Promise.all(calls)).map(({ answer }) => answer['process']);
  expect(new Set(processes).size).toBe(2);
});

test('a learner has one running invocation and at most three that wait', async () => {
  const calls = Array.from({ length: 5 }, () => invoke({ action: 'wait' }, 'a', 'registered'));
  const results = await Promise.allSettled(calls);
  const processes = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value.answer['process']] : [],
  );
  expect(processes).toHaveLength(4);
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { name: 'TooManyRequestsException', Reason: 'CallerRateLimitExceeded' } },
  ]);
});

test('an error that a function throws is returned as an unhandled error', async () => {
  const { answer, error } = await invoke({ action: 'throw' }, 'learner-1');
  expect(error).toBe('Unhandled');
  expect(answer).toMatchObject({ errorType: 'RangeError', errorMessage: 'out of range' });
});

test('a function that ends its process fails that invocation but not the next', async () => {
  const { answer, error } = await invoke({ action: 'exit' }, 'learner-1');
  expect(error).toBe('Unhandled');
  expect(answer['errorType']).toBe('Runtime.ExitError');
  expect(answer['errorMessage']).toContain('exit status 3');
  expect((await invoke({ action: 'describe' }, 'learner-1')).error).toBeUndefined();
});

test('a function that exceeds its timeout is killed, even in an endless loop', async () => {
  const { answer, error } = await invoke({ action: 'spin' }, 'learner-1');
  expect(error).toBe('Unhandled');
  expect(answer['errorType']).toBe('Sandbox.Timedout');
  expect(answer['errorMessage']).toContain('Task timed out after 2.00 seconds');
  expect((await invoke({ action: 'describe' }, 'learner-1')).error).toBeUndefined();
});

test('rejects a call without a tenant', async () => {
  const call = client.send(new InvokeCommand({ FunctionName: 'probe', Payload: '{}' }));
  await expect(call).rejects.toMatchObject({ name: 'InvalidParameterValueException' });
});

test('rejects an unknown function by name', async () => {
  const call = client.send(new InvokeCommand({ FunctionName: 'other', TenantId: 'a' }));
  await expect(call).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: 'Function not found: other',
  });
});

test('finds a function by its ARN', async () => {
  const FunctionName = 'arn:aws:lambda:eu-central-1:123456789012:function:probe';
  const Payload = JSON.stringify({ action: 'describe' });
  const response = await client.send(new InvokeCommand({ FunctionName, TenantId: 'a', Payload }));
  expect(response.StatusCode).toBe(200);
});

test('a dry run runs nothing', async () => {
  const command = { FunctionName: 'probe', TenantId: 'a', InvocationType: 'DryRun' } as const;
  const response = await client.send(new InvokeCommand(command));
  expect(response.StatusCode).toBe(204);
});

test('rejects a client without the current access key', async () => {
  const credentials = { accessKeyId: 'guess', secretAccessKey: 'guess' };
  const unauthorized = new LambdaClient({ ...api.client, credentials, maxAttempts: 1 });
  const call = unauthorized.send(new InvokeCommand({ FunctionName: 'probe', TenantId: 'a' }));
  await expect(call).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  unauthorized.destroy();
});

test('rejects a payload over six megabytes', async () => {
  const Payload = JSON.stringify({ action: 'describe', padding: 'x'.repeat(6 * 1024 * 1024) });
  const call = client.send(new InvokeCommand({ FunctionName: 'probe', TenantId: 'a', Payload }));
  await expect(call).rejects.toMatchObject({ name: 'RequestTooLargeException' });
});

test('rejects a payload that is not UTF-8', async () => {
  const Payload = Buffer.from('{"action":"caf\u00e9"}', 'latin1');
  const call = new InvokeCommand({ FunctionName: 'probe', TenantId: 'learner-1', Payload });
  await expect(client.send(call)).rejects.toMatchObject({
    name: 'InvalidRequestContentException',
    message: 'Could not parse request body into json: it is not valid UTF-8.',
  });
});

test('closing ends every process of a function', async () => {
  const brief = createFunctionHost({ ...PROBE, name: 'brief', concurrency: 1 });
  const result = await brief.invoke('{"action":"describe"}', OWN_CALLER);
  const { process: id } = description.parse(JSON.parse(result.payload));
  await brief.close();
  expect(() => process.kill(id, 0)).toThrow('ESRCH');
});

test('a process that has just died fails the invocation that it can no longer receive', async () => {
  const solo = createFunctionHost({ ...PROBE, name: 'solo', concurrency: 1 });
  const { payload } = await solo.invoke('{"action":"describe"}', OWN_CALLER);
  process.kill(description.parse(JSON.parse(payload)).process, 'SIGKILL');
  // Blocks, so that the end of the process isn't noticed before the next invocation.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const { isError, payload: reason } = await solo.invoke('{"action":"describe"}', OWN_CALLER);
  expect({ isError, reason: JSON.parse(reason) as unknown }).toMatchObject({
    isError: true,
    reason: { errorType: 'Runtime.ExitError' },
  });
  expect((await solo.invoke('{"action":"describe"}', OWN_CALLER)).isError).toBe(false);
  await solo.close();
});

test('an invocation whose client leaves while the process starts never runs', async () => {
  const solo = createFunctionHost({ ...PROBE, name: 'solo', concurrency: 1 });
  const gone = new AbortController();
  const abandoned = solo.invoke('{"action":"exit"}', OWN_CALLER, gone.signal);
  gone.abort(new Error('The client has gone.'));
  await expect(abandoned).rejects.toThrow('The client has gone.');
  expect((await solo.invoke('{"action":"describe"}', OWN_CALLER)).isError).toBe(false);
  await solo.close();
});

test('a function that fails to load is not healthy', async () => {
  const options = { name: 'absent', timeoutMs: 2_000, searchPath: '/usr/bin:/bin' };
  const absent = createFunctionHost({ ...options, entry: '/nowhere/absent.ts' });
  expect(await absent.isHealthy()).toBe(false);
  expect(await host.isHealthy()).toBe(true);
  await absent.close();
});

async function invoke(
  event: object,
  TenantId: string,
  priority: Priority = 'anonymous',
): Promise<{ answer: Record<string, unknown>; error: string | undefined }> {
  const Payload = JSON.stringify(event);
  const response = await client.send(
    new InvokeCommand({
      FunctionName: 'probe',
      TenantId,
      Payload,
      ClientContext: writeInvocationContext({ priority, waitMs: 12_000 }),
    }),
  );
  const text = new TextDecoder().decode(response.Payload);
  return {
    answer: z.record(z.string(), z.unknown()).parse(JSON.parse(text)),
    error: response.FunctionError,
  };
}
