import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certify } from '../../../../tests/supabase/certificate.ts';
import {
  type EncryptedProxy,
  openEncryptedProxy,
} from '../../../../tests/supabase/encrypted-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import type { Secrets } from '../aws-account.ts';
import { accountWith, STAGING } from '../fixtures/start-rehearsal.ts';
import { readCertificates } from './gather-secrets.ts';
import { storeSecrets } from './store-secrets.ts';

const ours = certify('localhost');
const another = certify('another.example');

let database: TestDatabase;
let proxy: EncryptedProxy;
let stored: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openEncryptedProxy(database.url, ours);
});

afterAll(async () => {
  await proxy.close();
  await database.drop();
});

/** @param before the secrets that the stage already has */
async function store(secrets: Secrets, before: Secrets = {}): Promise<string> {
  stored = [];
  const account = {
    ...accountWith(''),
    readSecrets: async () => before,
    writeSecret: async (_stage: string, name: string) => void stored.push(name),
  };
  const storing = storeSecrets(STAGING, secrets, account);
  return storing.then(
    () => '',
    (error: unknown) => String(error),
  );
}

test('stores certificates that verify the database, with its URL or for the stored one', async () => {
  const DATABASE_URL = proxy.urlAt('localhost');
  const DATABASE_CA = `${another.certificate}${ours.certificate}`;
  expect(await store({ DATABASE_URL, DATABASE_CA })).toBe('');
  expect(stored).toEqual(['DATABASE_URL', 'DATABASE_CA']);
  expect(await store({ DATABASE_CA }, { DATABASE_URL })).toBe('');
  expect(stored).toEqual(['DATABASE_CA']);
});

test('rejects certificates of another authority, also when only the URL is new', async () => {
  const DATABASE_URL = proxy.urlAt('localhost');
  const DATABASE_CA = another.certificate;
  const sentence = `The certificates in DATABASE_CA do not verify the database at ${new URL(DATABASE_URL).host}`;
  expect(await store({ DATABASE_CA }, { DATABASE_URL })).toContain(sentence);
  expect(await store({ DATABASE_URL }, { DATABASE_CA })).toContain(sentence);
  expect(stored).toEqual([]);
});

test('rejects a file without certificates, or one too long for a parameter', async () => {
  const { certificate } = ours;
  const broken = certificate.replace(/\n[^-]{20}/, `\n${'A'.repeat(20)}`);
  for (const DATABASE_CA of ['text', broken, `${certificate}${broken}`]) {
    expect(await store({ DATABASE_CA })).toContain(
      'DATABASE_CA does not contain PEM certificates.',
    );
  }
  expect(await store({ DATABASE_CA: `Of our own\n${certificate}` })).toContain('must begin with');
  expect(await store({ DATABASE_CA: certificate.repeat(20) })).toContain('4096 bytes');
  expect(await store({ DATABASE_CA: certificate })).toContain('has no effect without DATABASE_URL');
  expect(stored).toEqual([]);
});

test('accepts certificates as a file name or as text', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-certificates-'));
  const file = path.join(directory, 'authority.crt');
  await writeFile(file, ours.certificate);
  const given = { DATABASE_CA: ours.certificate };
  expect(await readCertificates({ DATABASE_CA: file })).toEqual(given);
  expect(await readCertificates(given)).toBe(given);
  await rm(directory, { recursive: true });
  await expect(readCertificates({ DATABASE_CA: file })).rejects.toThrow(
    /^DATABASE_CA names .*authority\.crt, which cannot be read/,
  );
});
