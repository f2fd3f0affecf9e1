import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { openDatabase } from '../../../functions/data/database.ts';
import { publishCurriculum } from '../../../functions/data/publish.ts';
import { prepareAuthSchema } from '../../../infra/auth/index.ts';
import { startEmbeddedPostgres } from '../../../infra/postgres/embedded-postgres.ts';
import { migrate } from '../../../infra/postgres/migrate.ts';
import { sizedCurriculum } from '../../../tests/support/sized-curriculum.ts';
import { BENCH_SIZE } from './fill-database.ts';

/** A migrated PostgreSQL with the settings of the product and a published curriculum. */
export interface BenchDatabase {
  url: string;
  /** A superuser connection, to fill it. */
  sql: Sql;
  /** Stops it and removes its data. */
  close: () => Promise<void>;
}

async function prepare(url: string): Promise<void> {
  await prepareAuthSchema(url);
  await migrate(url);
  const { database, close } = openDatabase(url, { connections: 1 });
  await publishCurriculum(database, sizedCurriculum(BENCH_SIZE));
  await close();
}

/** Starts a new one. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-bench-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const { url } = server;
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const close = async (): Promise<void> => {
    await sql.end({ timeout: 2 });
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await prepare(url);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, sql, close };
}
