import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnProduct } from '../../tests/support/product.ts';

const TIMEOUT_MS = 60_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-test-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a product whose output nobody reads any more ends, and so does all that it had started', async () => {
  const started = await spawnProduct({ dataDir });
  const { stdout, stderr } = started.process;
  await new Promise<void>((resolve) => {
    stdout?.on('data', () => started.output().includes('Applied the migration') && resolve());
  });
  stdout?.destroy();
  stderr?.destroy();
  const status = await Promise.race([started.ended, sleep(TIMEOUT_MS, 'it goes on')]);
  started.process.kill('SIGKILL');
  expect(status).toBe(1);
  await expect(readFile(path.join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});
