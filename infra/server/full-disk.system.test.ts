import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demoLearner, type RunningProduct, startProduct } from '../../tests/support/product.ts';

/*
 * A product whose disk is full while it runs: a file system in memory, which only root may mount. Elsewhere, there is
 * no way to fill a disk without harming the machine, so the tests are skipped.
 */

const run = promisify(execFile);
/** Room for a started product and for not much more. */
const SIZE = '320m';
const CHUNK = Buffer.alloc(64 * 1024);

const disk = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-disk-'));
const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]).then(
  () => true,
  () => false,
);
const filler = path.join(disk, 'filler');

let product: RunningProduct;
let token: string;

const session = z.object({ access_token: z.string() });

beforeAll(async () => {
  if (!isMounted) return;
  product = await startProduct({ dataDir: path.join(disk, 'data') });
  const { email, password } = await demoLearner(product.dataDir, 'veteran');
  const response = await ask('POST', '/auth/v1/token?grant_type=password', { email, password });
  token = session.parse(await response.json()).access_token;
});
afterAll(async () => {
  if (isMounted) {
    await product.stop();
    await run('umount', [disk]);
  }
  await rm(disk, { recursive: true });
});

function ask(method: string, address: string, body?: object): Promise<Response> {
  return fetch(product.url + address, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Stores what the database can't compress. */
const save = (): Promise<Response> =>
  ask('POST', '/api/challenges/first-contact/draft', {
    code: `# ${randomBytes(45_000).toString('base64')}`,
  });

async function fill(): Promise<void> {
  try {
    for (;;) await appendFile(filler, CHUNK);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

const health = async () => {
  const response = await ask('GET', '/api/health');
  return { status: response.status, body: await response.json() };
};

const isSkipped = !isMounted && 'mounting a file system in memory requires root';

test.skipIf(isSkipped)(
  'a full disk is reported, and everything works when there is space',
  async () => {
    expect((await save()).status).toBe(200);
    expect(await health()).toMatchObject({ status: 200 });

    await fill();
    // The database has some room in files that it already has.
    let refused = await save();
    while (refused.ok) refused = await save();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(product.output()).toContain(
      'The disk of the database is full, so nothing can be stored.',
    );
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'failing', checks: { database: 'failing' } },
    });
    expect((await ask('GET', '/api/challenges')).status).toBe(200);

    await rm(filler);
    await expect.poll(async () => (await save()).status).toBe(200);
    expect(await health()).toMatchObject({ status: 200 });
    expect(product.output()).not.toContain('Unexpected error');
  },
);
