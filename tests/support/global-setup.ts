import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../infra/local/postgres/embedded-postgres.ts';
import { migrate } from '../../infra/local/postgres/migrate.ts';
import { TEMPLATE_DATABASE, withDatabase } from './test-database-names.ts';

declare module 'vitest' {
  /** What the set-up hands to the tests. */
  export interface ProvidedContext {
    /** The address of the PostgreSQL of this run, as its superuser. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated database to copy; vitest calls it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-test-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const teardown = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await createTemplate(server.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return teardown;
}

async function createTemplate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql.unsafe(`create database ${TEMPLATE_DATABASE}`);
  await sql.end();
  await migrate(withDatabase(url, TEMPLATE_DATABASE));
}
