import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openDatabase } from '../functions/data/database.ts';
import { createRetentionRepository } from '../functions/data/retention-repository.ts';
import { applyRetention, type RetentionReport } from '../functions/services/cleanup.ts';
import { type Config, readConfig } from './config.ts';
import { openAccounts } from './data-sources.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { readRetentionDay } from './retention-day.ts';
import { ConfigError, rootCauseOf, StartError, systemErrorCode } from './start-error.ts';

/** PostgreSQL's error codes for a missing schema, table or column. */
const NOT_PREPARED: ReadonlySet<string> = new Set(['3F000', '42P01', '42703']);

/** Error codes of a failed connection. */
const OUT_OF_REACH: ReadonlySet<string> = new Set([
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/** Converts an error that an operator can fix into a StartError; returns any other error unchanged. */
function explainRetentionFailure(error: unknown): unknown {
  const cause = rootCauseOf(error);
  const code = systemErrorCode(cause);
  if (NOT_PREPARED.has(code)) {
    return new StartError(
      'The database is not prepared for this version; start the product on it once, then try again.',
      { cause },
    );
  }
  if (OUT_OF_REACH.has(code)) {
    return new StartError(
      `The database does not respond (${code}); check that it is running and that DATABASE_URL is correct.`,
      { cause },
    );
  }
  if (code.startsWith('ERR_PARSE_ARGS_')) {
    return new StartError('Unknown option; the only one is --date=2030-01-31.', { cause });
  }
  return error;
}

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
  const { accounts, submissions, logs, lessonTimes } = await run();
  console.log(`Removed ${accounts} accounts, ${submissions} submissions and ${logs} log entries.`);
  console.log(`Measured the times of ${lessonTimes} lessons.`);
} catch (caught) {
  const error = explainRetentionFailure(caught);
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
