import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { STAGES } from '../stages.ts';
import { readDeployOptions } from './deploy-options.ts';
import { readStageToDeploy } from './stage-to-deploy.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-stages-'));
});

afterAll(() => rm(directory, { recursive: true }));

const REAL = {
  region: 'eu-central-1',
  site_url: 'https://packetsmith.test',
  certificate_arn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
  supabase_url: 'https://reference.supabase.co',
  supabase_anon_key: 'sb_publishable_key',
  alarm_email: 'operator@packetsmith.test',
  requests_per_second: 50,
  runs_at_once: 20,
  database_clients: 200,
  monthly_budget: 50,
};

/** Reads staging from a file that differs from a real one as given. */
async function stagingWith(change: Partial<typeof REAL> & { certificate_arn?: undefined }) {
  const file = path.join(directory, 'stages.yml');
  const stages = STAGES.map((name) => [name, { ...REAL, ...change }]);
  await writeFile(file, stringify(Object.fromEntries(stages)));
  return readStageToDeploy('staging', file);
}

test('accepts a stage whose settings are complete', async () => {
  expect(await stagingWith({})).toMatchObject({ name: 'staging', siteUrl: REAL.site_url });
});

test('rejects the shipped stages, which have sample values', async () => {
  await expect(readStageToDeploy('production')).rejects.toThrow(
    /^The stage production in infra\/aws\/stages\.yml still has sample values for site_url, certificate_arn, supabase_url, supabase_anon_key, alarm_email\./,
  );
});

test('allows a sample URL without a certificate, because CloudFront supplies the URL', async () => {
  const sample = { site_url: 'https://staging.packetsmith.example' };
  await expect(stagingWith(sample)).rejects.toThrow('sample values for site_url.');
  expect(await stagingWith({ ...sample, certificate_arn: undefined })).toMatchObject({
    certificateArn: null,
  });
});

test("rejects a project's secret key where browsers would receive it", async () => {
  const legacy = new UnsecuredJWT({ role: 'service_role' }).encode();
  for (const key of [legacy, 'sb_secret_key']) {
    await expect(stagingWith({ supabase_anon_key: key })).rejects.toThrow(
      "is the project's secret key",
    );
  }
  const anon = new UnsecuredJWT({ role: 'anon' }).encode();
  expect(await stagingWith({ supabase_anon_key: anon })).toBeDefined();
});

test('accepts exactly one stage and rejects unknown options', () => {
  expect(readDeployOptions(['production', '--plan'])).toEqual({
    stage: 'production',
    isPlanOnly: true,
    isConfirmed: false,
    from: null,
  });
  expect(readDeployOptions(['production', '--from', 'staging']).from).toBe('staging');
  const refusals: [string[], string][] = [
    [[], 'Specify exactly one stage (development, staging, production); none was given.'],
    [['prod'], 'found "prod".'],
    [['staging', 'production'], 'found "staging production".'],
    [['staging', '--force'], 'Unknown option. Usage: npm run deploy'],
  ];
  for (const [given, sentence] of refusals) {
    expect(() => readDeployOptions(given)).toThrow(sentence);
  }
});
