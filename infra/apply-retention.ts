import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openDatabase } from '../functions/data/database.ts';
import { createRetentionRepository } from '../functions/data/retention-repository.ts';
import { applyRetention, type RetentionReport } from '../functions/services/cleanup.ts';
import { ConfigError } from './config-error.ts';
import { type Config, readConfig } from './config.ts';
import { explainRetentionFailure } from './explain-retention-failure.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { StartError } from './start-error.ts';
import { openAccounts } from './open-accounts.ts';
import { readRetentionDay } from './retention-day.ts';

async function applyTo(
  databaseUrl: string,
  supabase: Config['supabase'],
  on: Date,
): Promise<RetentionReport> {
  const { database, close } = openDatabase(databaseUrl, { connections: 1 });
  try {
    const remote = supabase && { ...supabase, url: `${supabase.url}/auth/v1` };
    const accounts = await openAccounts(database, remote);
    return await applyRetention({ accounts, retention: createRetentionRepository(database) }, on);
  } finally {
    await close();
  }
}

/** Refuses to create a data directory only to find nothing in it. */
function requireData(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'postgres'))) return;
  throw new StartError(
    `There is no database in ${dataDir}; set DATA_DIR to a directory that the product has already used.`,
  );
}

async function run(): Promise<RetentionReport> {
  const { values } = parseArgs({ options: { date: { type: 'string' } } });
  const on = readRetentionDay(values.date);
  const { databaseUrl, dataDir, supabase } = readConfig();
  if (databaseUrl !== null) return applyTo(databaseUrl, supabase, on);
  requireData(dataDir);
  const embedded = await startEmbeddedPostgres({ dataDir });
  try {
    return await applyTo(embedded.url, supabase, on);
  } finally {
    await embedded.stop();
  }
}

try {
  const { accounts, submissions, logs } = await run();
  console.log(`Removed ${accounts} accounts, ${submissions} submissions and ${logs} log entries.`);
} catch (caught) {
  const error = explainRetentionFailure(caught);
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
