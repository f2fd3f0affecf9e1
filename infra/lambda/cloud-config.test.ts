import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import {
  startParameterStore,
  STORE_PRINCIPAL,
  type ParameterStoreServer,
} from '../../tests/support/parameter-store.ts';
import { HOST_ADDRESS, WEB_ADDRESS } from '../web-address.ts';
import { readCloudConfig, readOriginSecrets } from './cloud-config.ts';

const PATH = '/packetsmith/staging/';
const DATABASE_URL = 'postgres://app:hunter2@db.example:6543/postgres';
const SECRET = 'a-secret-of-at-least-32-characters';

let store: ParameterStoreServer;
beforeEach(async () => {
  store = await startParameterStore({
    [`${PATH}DATABASE_URL`]: DATABASE_URL,
    [`${PATH}SUPABASE_SERVICE_ROLE_KEY`]: 'service-key',
    [`${PATH}SUPABASE_JWT_SECRET`]: SECRET,
    '/packetsmith/production/DATABASE_URL': 'postgres://another@db.example/postgres',
  });
});
afterEach(() => store.close());

const given = {
  SUPABASE_URL: 'https://project.example/',
  SUPABASE_ANON_KEY: 'anon',
  EXECUTION_FUNCTION: 'packetsmith-staging-execution',
};

const read = (changes: Record<string, string | undefined> = {}) =>
  readCloudConfig({
    ...given,
    ...STORE_PRINCIPAL,
    AWS_ENDPOINT_URL_SSM: store.endpoint,
    SECRETS_PATH: PATH,
    ...changes,
  });

async function refusal(changes: Record<string, string | undefined> = {}): Promise<string> {
  const error: unknown = await read(changes).catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('The configuration was accepted.');
  expect(error.name).toBe('ConfigError');
  for (const secret of [
    'hunter2',
    'service-key',
    SECRET,
    ...Object.values(STORE_PRINCIPAL).slice(1),
  ]) {
    expect(error.message).not.toContain(secret);
  }
  return error.message;
}

describe('the configuration of a function', () => {
  it('finds programs on hosts instead, with the key that their requests are signed with', async () => {
    const EXECUTION_ENDPOINT = 'http://hosts.internal:8080';
    expect(await read({ EXECUTION_ENDPOINT, EXECUTION_KEY: SECRET })).toMatchObject({
      execution: {
        functionName: 'execution',
        client: { endpoint: EXECUTION_ENDPOINT, credentials: { secretAccessKey: SECRET } },
      },
    });
    expect(await refusal({ EXECUTION_ENDPOINT })).toBe('EXECUTION_KEY must be set.');
    expect(await refusal({ EXECUTION_ENDPOINT, EXECUTION_KEY: 'short' })).toBe(
      'EXECUTION_KEY must have at least 32 characters.',
    );
  });

  it('takes its secrets from the parameters of its stage, in one signed call', async () => {
    expect(await read({ CORS_ORIGINS: 'https://one.example, https://two.example' })).toEqual({
      databaseUrl: DATABASE_URL,
      databaseAuthority: null,
      supabase: {
        url: 'https://project.example',
        anonKey: 'anon',
        jwtSecret: SECRET,
        serviceKey: 'service-key',
      },
      execution: { functionName: 'packetsmith-staging-execution' },
      corsOrigins: ['https://one.example', 'https://two.example'],
    });
    expect(store.requests).toMatchObject([
      {
        headers: { 'x-amz-target': 'AmazonSSM.GetParameters' },
        body: {
          Names: [
            '/packetsmith/staging/DATABASE_URL',
            '/packetsmith/staging/DATABASE_CA',
            '/packetsmith/staging/SUPABASE_SERVICE_ROLE_KEY',
            '/packetsmith/staging/SUPABASE_JWT_SECRET',
          ],
          WithDecryption: true,
        },
      },
    ]);
  });

  it('accepts CA certificates for the database', async () => {
    const certificates = '-----BEGIN CERTIFICATE-----\nMII…\n-----END CERTIFICATE-----\n';
    store.parameters.set(`${PATH}DATABASE_CA`, certificates);
    expect(await read()).toMatchObject({ databaseAuthority: certificates });
    expect(await refusal({ DATABASE_CA: '/etc/authority.pem' })).toBe(
      'DATABASE_CA must be PEM certificates.',
    );
  });

  it('needs nothing but the database URL', async () => {
    store.parameters.delete(`${PATH}SUPABASE_SERVICE_ROLE_KEY`);
    store.parameters.delete(`${PATH}SUPABASE_JWT_SECRET`);
    expect((await read()).supabase).toMatchObject({ jwtSecret: null, serviceKey: null });
  });

  it('reads no parameters without a path', async () => {
    const config = await read({ SECRETS_PATH: undefined, DATABASE_URL: 'postgres://own@db/app' });
    expect(config.databaseUrl).toBe('postgres://own@db/app');
    expect(store.requests).toEqual([]);
  });

  it('prefers environment variables', async () => {
    const config = await read({ DATABASE_URL: 'postgres://own@db/app' });
    expect(config.databaseUrl).toBe('postgres://own@db/app');
    expect(config.supabase.jwtSecret).toBe(SECRET);
    expect(store.requests[0]?.body.Names).not.toContain('/packetsmith/staging/DATABASE_URL');
  });

  it('waits when the store throttles it', async () => {
    store.refusals.push(
      { status: 400, type: 'ThrottlingException' },
      { status: 500, type: 'InternalServerError' },
    );
    expect((await read()).databaseUrl).toBe(DATABASE_URL);
    expect(store.requests).toHaveLength(3);
  });
});

describe('a configuration error names the setting and never repeats its value', () => {
  it('if the role may not read the parameters', async () => {
    store.refusals.push({
      status: 400,
      type: 'com.amazonaws.ssm#AccessDeniedException',
    });
    expect(await refusal()).toBe(
      "The parameters below /packetsmith/staging/ in eu-central-1 could not be read: Parameter Store answered AccessDeniedException. Allow the function's role ssm:GetParameters on each of them, and kms:Decrypt on the key.",
    );
    expect(store.requests).toHaveLength(1);
  });

  it('if the store throttles for too long', async () => {
    const throttled = { status: 400, type: 'ThrottlingException' };
    store.refusals.push(throttled, throttled, throttled, throttled);
    expect(await refusal()).toContain('answered ThrottlingException. It was called too often');
    expect(store.requests).toHaveLength(4);
  });

  it('if keys are wrong', async () => {
    expect(await refusal({ AWS_SECRET_ACCESS_KEY: 'stolen' })).toContain(
      'IncompleteSignatureException',
    );
  });

  it('if the store does not answer', async () => {
    await store.close();
    expect(await refusal()).toContain('ServiceUnavailable. It did not respond in time');
  });

  it('if a parameter is missing', async () => {
    store.parameters.delete(`${PATH}DATABASE_URL`);
    expect(await refusal()).toBe('The parameter /packetsmith/staging/DATABASE_URL must be set.');
  });

  it('if a parameter is malformed', async () => {
    store.parameters.set(`${PATH}DATABASE_URL`, 'hunter2');
    expect(await refusal()).toBe(
      'The parameter /packetsmith/staging/DATABASE_URL must be a postgres:// address.',
    );
    store.parameters.set(`${PATH}DATABASE_URL`, DATABASE_URL);
    store.parameters.set(`${PATH}SUPABASE_JWT_SECRET`, 'short');
    expect(await refusal()).toBe(
      'The parameter /packetsmith/staging/SUPABASE_JWT_SECRET must have at least 32 characters.',
    );
  });

  it.each([
    [{ SUPABASE_URL: undefined }, 'SUPABASE_URL must be set.'],
    [{ SUPABASE_URL: 'project' }, `SUPABASE_URL ${WEB_ADDRESS}.`],
    [{ EXECUTION_ENDPOINT: 'http://host/run' }, `EXECUTION_ENDPOINT ${HOST_ADDRESS}.`],
    [{ CORS_ORIGINS: 'https://a.example/b' }, 'CORS_ORIGINS must list origins.'],
    [{ EXECUTION_FUNCTION: '' }, 'EXECUTION_FUNCTION must be set.'],
    [{ AWS_REGION: undefined }, 'AWS_REGION must be set.'],
    [{ SECRETS_PATH: 'packetsmith' }, 'SECRETS_PATH must be a path such as /packetsmith/staging/.'],
  ])('as in %j', async (changes, sentence) => {
    expect(await refusal(changes)).toBe(sentence);
  });
});

test('CloudFront may use two secrets during a rotation', () => {
  const [old, next] = ['an-old-secret-of-some-length', 'a-new-secret-of-some-length'];
  expect(readOriginSecrets({ ORIGIN_SECRET: old })).toEqual([old]);
  expect(readOriginSecrets({ ORIGIN_SECRET: `${old}, ${next}` })).toEqual([old, next]);
});

test.each([
  [undefined, 'ORIGIN_SECRET must be set.'],
  ['short', 'ORIGIN_SECRET must have at least 16 characters.'],
  ['a-secret-of-some-length,', 'ORIGIN_SECRET must have at least 16 characters.'],
])('rejects the origin secret %j', (secret, sentence) => {
  expect(() => readOriginSecrets({ ORIGIN_SECRET: secret })).toThrow(sentence);
});
