import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { demoLearner, type RunningProduct, startProduct } from '../tests/support/product.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';

/*
 * The restore of `docs/self-hosting.md` from a copy of the stopped database, from the first step to the last: with the
 * product as `npm start` starts it, its own log as the ledger of deletions, and a new data directory.
 */

const REPEAT_DELETIONS = path.join(import.meta.dirname, 'repeat-deletions.ts');
const POLL_MS = 100;

let directory: string;
const inside = (name: string) => path.join(directory, name);

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-restore-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Copies a directory with the owners of its files, because PostgreSQL has a user of its own. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** Runs work with the product on a data directory, and stops it. */
async function withProduct<Result>(
  dataDir: string,
  work: (product: RunningProduct) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct({ dataDir });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}

type Credentials = Awaited<ReturnType<typeof demoLearner>>;

const JSON_TYPE = { 'content-type': 'application/json' };
const signedIn = z.object({ access_token: z.string() });
const profile = z.object({ username: z.string(), experience_points: z.number() });

/** Signs in. @returns the token, or null if there is no such account */
async function signIn({ url }: RunningProduct, credentials: Credentials): Promise<string | null> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(credentials),
  });
  return response.ok ? signedIn.parse(await response.json()).access_token : null;
}

async function profileOf(product: RunningProduct, credentials: Credentials) {
  const token = await signIn(product, credentials);
  if (token === null) return null;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${product.url}/api/auth/profile`, { headers });
  return profile.parse(await response.json());
}

async function deleteAccount(product: RunningProduct, credentials: Credentials): Promise<void> {
  const token = await signIn(product, credentials);
  const query = 'mutation { deleteAccount(confirmUsername: "newcomer") { username } }';
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  expect(await response.json()).toMatchObject({ data: { deleteAccount: {} } });
}

/** Waits until the log lists a deleted account, which it does when the product starts and every minute. */
async function ledgerOf({ output }: RunningProduct): Promise<string> {
  while (!output().includes('"deletedAccounts":["')) await sleep(POLL_MS);
  return output();
}

/** Repeats the deletions of a log on a database that only its owner can reach yet. */
async function repeatDeletions(dataDir: string, log: string): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir });
  const program = spawn(process.execPath, [REPEAT_DELETIONS, '-'], {
    env: { DATABASE_URL: database.url },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(log);
  const printed = await text(program.stdout);
  await database.stop();
  return printed;
}

test('a learner signs in with all XP after a restore, and nobody who was deleted since', async () => {
  const [lost, backup, restored] = [inside('lost'), inside('backup'), inside('restored')];
  const before = await withProduct(lost, async (product) => {
    const regular = await demoLearner(lost, 'regular');
    const newcomer = await demoLearner(lost, 'newcomer');
    return { regular, newcomer, profile: await profileOf(product, regular) };
  });
  expect(before.profile?.experience_points).toBeGreaterThan(0);
  await copy(lost, backup);

  await withProduct(lost, (product) => deleteAccount(product, before.newcomer));
  const log = await withProduct(lost, ledgerOf);
  await rm(lost, { recursive: true });

  await copy(backup, restored);
  expect(await repeatDeletions(restored, log)).toBe(
    'Deleted 1 of 1 accounts again; the others had not come back.\n',
  );
  await withProduct(restored, async (product) => {
    expect(await profileOf(product, before.regular)).toEqual(before.profile);
    expect(await profileOf(product, before.newcomer)).toBeNull();
  });
});
