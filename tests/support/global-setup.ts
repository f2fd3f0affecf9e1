import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { prepareAuthSchema } from '../../infra/auth/index.ts';
import { openDataDirectory } from '../../infra/data-directory.ts';
import { startEmbeddedPostgres } from '../../infra/postgres/embedded-postgres.ts';
import { migrate } from '../../infra/postgres/migrate.ts';
import { TEMPLATE_DATABASE, withDatabase } from './test-database-names.ts';

declare module 'vitest' {
  /** The values that the setup provides to the tests. */
  export interface ProvidedContext {
    /** The URL of this run's PostgreSQL, as its superuser. */
    postgresUrl: string;
  }
}

const PREFIX = 'packetsmith-test-';
const ABANDONED_MS = 3_600_000;

/**
 * Starts one PostgreSQL for the whole run, with a migrated database to copy. Vitest calls it for one project after the
 * other: they share what the first one started, which ends it.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (Object.hasOwn(project.getProvidedContext(), 'postgresUrl')) return undefined;
  await removeAbandoned();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), PREFIX));
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
  project.vitest.provide('postgresUrl', server.url);
  return teardown;
}

async function createTemplate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  // Durability isn't needed, and every test file waits for a copy of the database.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await sql.unsafe(`alter system set ${setting} = off`);
  }
  await sql`select pg_reload_conf()`;
  await sql.unsafe(`create database ${TEMPLATE_DATABASE}`);
  await sql.end();
  const template = withDatabase(url, TEMPLATE_DATABASE);
  await prepareAuthSchema(template);
  await migrate(template);
}

/** Removes what killed runs left behind: their directory, and their PostgreSQL, which exits when its files are gone. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const directory of names.map((name) => path.join(os.tmpdir(), name))) {
    const found = await stat(directory).catch(() => null);
    if (found === null || Date.now() - found.mtimeMs < ABANDONED_MS) continue;
    const owned = await openDataDirectory(directory).catch(() => null);
    if (owned === null) continue;
    await rm(directory, { recursive: true, force: true });
    owned.release();
  }
}
