import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CloudAccount, openAwsAccount } from './aws-account.ts';
import { type FakeAws, startFakeAws } from './fixtures/start-fake-aws.ts';

let aws: FakeAws;
let account: CloudAccount;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'ACCESS-KEY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'not-a-secret');
  aws = await startFakeAws();
  account = openAwsAccount({ region: 'eu-central-1', endpoint: aws.endpoint });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await aws.close();
});

test('the account reports the principal and the concurrency quota', async () => {
  expect(await account.authenticate()).toEqual({
    accountId: '123456789012',
    arn: 'arn:aws:iam::123456789012:user/operator',
  });
  expect(await account.readConcurrency()).toBe(1_000);
});

test('secrets are stored encrypted below the stage and read only from there', async () => {
  await account.writeSecret('staging', 'DATABASE_URL', 'postgres://staging');
  await account.writeSecret('production', 'DATABASE_URL', 'postgres://production');
  expect(aws.parameters.get('/packetsmith/staging/DATABASE_URL')).toEqual({
    Value: 'postgres://staging',
    Type: 'SecureString',
  });
  expect(await account.readSecrets('staging')).toEqual({ DATABASE_URL: 'postgres://staging' });
  expect(await account.readSecrets('development')).toEqual({});
});

test('recognizes whether the account has been bootstrapped', async () => {
  expect(await account.isBootstrapped()).toBe(false);
  aws.parameters.set('/cdk-bootstrap/hnb659fds/version', { Value: '30', Type: 'String' });
  expect(await account.isBootstrapped()).toBe(true);
});

test('reads the template that is deployed, if there is one', async () => {
  expect(await account.readTemplate('staging')).toBeNull();
  aws.templates.set('Packetsmith-staging', '{"Resources":{}}');
  expect(await account.readTemplate('staging')).toBe('{"Resources":{}}');
  aws.refuse('GetTemplate', 'AccessDenied');
  await expect(account.readTemplate('staging')).rejects.toThrow('cloudformation:GetTemplate');
});

test('explains what AWS refuses, with what to do', async () => {
  aws.refuse('GetParameters', 'AccessDeniedException');
  await expect(account.readSecrets('staging')).rejects.toThrow(
    'AWS does not let you use ssm:GetParameters (No.); docs/deploy.md lists the permissions',
  );
  aws.refuse('GetCallerIdentity', 'ExpiredToken');
  await expect(account.authenticate()).rejects.toThrow(
    'AWS does not accept the credentials (ExpiredToken); sign in again.',
  );
});

test('explains how to sign in when there are no credentials', async () => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  vi.stubEnv('HOME', '/nobody');
  const account = openAwsAccount({ region: 'eu-central-1', endpoint: aws.endpoint });
  await expect(account.authenticate()).rejects.toThrow(
    /^There are no AWS credentials .*AWS_PROFILE to the profile\.$/,
  );
});
