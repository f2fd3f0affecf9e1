import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import {
  type ParameterStoreServer,
  startParameterStore,
  STORE_PRINCIPAL,
} from '../../tests/support/parameter-store.ts';
import { readCloudConfig } from './cloud-config.ts';
import { withFreshSecrets } from './with-fresh-secrets.ts';

const PARAMETER = '/packetsmith/staging/DATABASE_URL';

let store: ParameterStoreServer;
let databases: TestDatabase[];

beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
  store = await startParameterStore({});
});

afterAll(async () => {
  await store.close();
  await Promise.all(databases.map((database) => database.drop()));
});

const read = () =>
  readCloudConfig({
    ...STORE_PRINCIPAL,
    AWS_ENDPOINT_URL_SSM: store.endpoint,
    SECRETS_PATH: '/packetsmith/staging/',
    SUPABASE_URL: 'https://project.example',
    SUPABASE_ANON_KEY: 'anon',
    EXECUTION_FUNCTION: 'execution',
  });

const nameOf = (index: number): string => new URL(databases[index]?.url ?? '').pathname.slice(1);

/** Opens a handler that tells which database it uses, and counts how often it was created. */
function open(lifetimeMs: number) {
  store.parameters.set(PARAMETER, databases[0]?.url ?? '');
  let created = 0;
  const open = withFreshSecrets(
    ({ dataSources }) => {
      created += 1;
      return async () => {
        const { database } = await dataSources();
        const rows = await database.execute(sql`select current_database() as name`);
        return rows[0]?.['name'];
      };
    },
    { read, lifetimeMs },
  );
  const handler = (): Promise<unknown> => open(null);
  return { handler, created: () => created };
}

test('a function uses a new secret when it has read it, without a restart', async () => {
  const { handler, created } = open(0);
  expect(await handler()).toBe(nameOf(0));
  expect(await handler()).toBe(nameOf(0));
  expect(created()).toBe(1);
  store.parameters.set(PARAMETER, databases[1]?.url ?? '');
  expect(await handler()).toBe(nameOf(1));
  expect(created()).toBe(2);
});

test('a function keeps its secrets while they are fresh, and when they cannot be read', async () => {
  const fresh = open(60_000);
  expect(await fresh.handler()).toBe(nameOf(0));
  const stale = open(0);
  expect(await stale.handler()).toBe(nameOf(0));
  store.parameters.delete(PARAMETER);
  const asked = store.requests.length;
  expect(await fresh.handler()).toBe(nameOf(0));
  expect(store.requests).toHaveLength(asked);
  expect(await stale.handler()).toBe(nameOf(0));
  expect(store.requests).toHaveLength(asked + 1);
});
