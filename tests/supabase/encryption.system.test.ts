import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../functions/data/database.ts';
import { rootCauseOf } from '../../infra/start-error.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { certify } from './certificate.ts';
import { type EncryptedProxy, openEncryptedProxy } from './encrypted-proxy.ts';

/* Supabase signs its databases' certificates itself, so no system trusts the authority: `DATABASE_CA` names it. */

const ours = certify('localhost');
const another = certify('localhost');

let database: TestDatabase;
let proxy: EncryptedProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openEncryptedProxy(database.url, ours);
});
beforeEach(() => Object.assign(proxy.counts, { encrypted: 0, plain: 0 }));
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

/** @returns the result of a query, or the code of the underlying failure */
async function ask(url: string, certificateAuthority: string | null = null): Promise<unknown> {
  const opened = openDatabase(url, { connections: 1, certificateAuthority });
  try {
    return await opened.database.execute(sql`select 1 as one`);
  } catch (error) {
    const cause = rootCauseOf(error);
    return cause instanceof Error ? ('code' in cause ? cause.code : cause.message) : error;
  } finally {
    await opened.close();
  }
}

const ANSWER = [{ one: 1 }];

test.each(['', '?sslmode=require', '?sslmode=verify-full', '?sslmode=disable'])(
  'with a named authority, the connection is encrypted and verified, whatever the address says: "%s"',
  async (query) => {
    expect(await ask(`${proxy.urlAt('localhost')}${query}`, ours.certificate)).toEqual(ANSWER);
    expect(proxy.counts).toEqual({ encrypted: 1, plain: 0 });
    expect(await ask(`${proxy.urlAt('localhost')}${query}`, another.certificate)).toBe(
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    );
  },
);

test('the right authority does not cover another host', async () => {
  expect(await ask(proxy.urlAt('127.0.0.1'), ours.certificate)).toBe(
    'ERR_TLS_CERT_ALTNAME_INVALID',
  );
});

test('with a named authority, a server without encryption is refused', async () => {
  expect(await ask(database.url, ours.certificate)).toBe(
    'The server does not support SSL connections',
  );
});

test('without a named authority, "require" encrypts without verifying, and "verify-full" needs an authority that the system trusts', async () => {
  expect(await ask(`${proxy.urlAt('localhost')}?sslmode=require`)).toEqual(ANSWER);
  expect(proxy.counts).toEqual({ encrypted: 1, plain: 0 });
  expect(await ask(`${proxy.urlAt('localhost')}?sslmode=verify-full`)).toBe(
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  );
  expect(await ask(proxy.urlAt('localhost'))).toEqual(ANSWER);
  expect(proxy.counts).toEqual({ encrypted: 2, plain: 1 });
});

test('a process with a named authority verifies it with both drivers, with "verify-full" in the address', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-authority-'));
  const file = path.join(directory, 'authority.pem');
  await writeFile(file, ours.certificate);
  const url = `${proxy.urlAt('localhost')}?sslmode=verify-full`;
  const program = path.join(import.meta.dirname, 'fixtures/connect.ts');
  const env = { NODE_EXTRA_CA_CERTS: file };
  const { stdout } = await promisify(execFile)(process.execPath, [program, url], { env });
  await rm(directory, { recursive: true });
  expect(JSON.parse(stdout)).toEqual([{ one: 1 }, { two: 2 }]);
  expect(proxy.counts).toEqual({ encrypted: 2, plain: 0 });
});
