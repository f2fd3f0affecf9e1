import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDescendants } from '../../tests/support/descendants.ts';
import { demoLearner, type RunningProduct, startProduct } from '../../tests/support/product.ts';

/* What people who run programs see if processes that run them are killed, and if the product is stopped. */

let product: RunningProduct;
let token: string;

beforeAll(async () => {
  product = await startProduct();
  const config = (await (await fetch(`${product.url}/config.json`)).json()) as {
    supabaseAnonKey: string;
  };
  const client = createClient(product.url, config.supabaseAnonKey);
  const { data } = await client.auth.signInWithPassword(
    await demoLearner(product.dataDir, 'veteran'),
  );
  token = data.session?.access_token ?? '';
});
afterAll(() => product.stop());

/** Runs a program on the server. */
async function execute(code: string) {
  const response = await fetch(`${product.url}/api/submissions/execute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ code, challenge_id: 'first-contact' }),
  });
  const { headers, status } = response;
  return { status, retryAfter: headers.get('retry-after'), text: await response.text() };
}

/** Returns the processes that run programs: the function's, and those that it started. */
async function executionProcesses(): Promise<number[]> {
  const all = await listDescendants(product.process.pid);
  const named = await Promise.all(
    all.map(async ({ pid }) => ({
      pid,
      command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    })),
  );
  return named.flatMap(({ pid, command }) =>
    command !== '' && !command.includes('postgres') ? [pid] : [],
  );
}

function kill(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended together with another one.
    }
  }
}

const runs = () => execute('print("it runs")').then(({ status }) => status);

test('whichever process is killed, its program and the next one are answered, and then all run', async () => {
  expect(await runs()).toBe(200);
  const count = (await executionProcesses()).length;
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index <= count; index += 1) {
    for (const code of [null, 'while True: pass']) {
      const running = code === null ? null : execute(code);
      const pids = await executionProcesses();
      // The last round kills them all.
      kill(index === count ? pids : pids.slice(index, index + 1));
      // A program that was killed is reported as such, or the run is refused.
      for (const status of [(await running)?.status ?? 200, await runs()]) {
        expect([200, 503], `process ${index} of ${count}`).toContain(status);
      }
      await expect.poll(runs).toBe(200);
    }
  }
});

test('a product that is stopped answers those whose programs run, and nobody is cut off', async () => {
  const loops = ['while True: pass', 'import time\ntime.sleep(60)'].map(execute);
  // Answered after the others have arrived.
  expect((await fetch(`${product.url}/api/challenges`)).status).toBe(200);
  expect(await product.stop()).toBe(0);
  for (const { status, retryAfter, text } of await Promise.all(loops)) {
    expect({ status, text }).toMatchObject({
      status: 503,
      text: expect.stringContaining('again') as unknown,
    });
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  await expect(runs()).rejects.toThrow('fetch failed');
  expect(product.output()).not.toContain('Unexpected error');
});
