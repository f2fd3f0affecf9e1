import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { TEMPLATE_DATABASE, withDatabase } from './test-database-names.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  url: string;
  /** Closes every session on it and drops it. */
  drop(): Promise<void>;
}

/** Creates a database for a test. Requires `tests/support/global-setup.ts` as vitest's `globalSetup`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template ${TEMPLATE_DATABASE}`);
  return {
    url: withDatabase(server, name),
    drop: () => run(server, `drop database ${name} with (force)`),
  };
}

async function run(server: string, statement: string): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
