import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { createDeletionRepository } from '../functions/data/deletion-repository.ts';
import { openDatabase } from '../functions/data/database.ts';
import { readConfig } from './config.ts';
import { ConfigError, StartError } from './start-error.ts';

const line = z.object({ deletedAccounts: z.array(z.uuid()) });

/** Returns the ids in a log: every line of JSON may list some. Other lines are skipped. */
function readLedger(log: string): string[] {
  const found = log.split('\n').flatMap((entry) => {
    try {
      return line.safeParse(JSON.parse(entry)).data?.deletedAccounts ?? [];
    } catch {
      return [];
    }
  });
  return [...new Set(found)];
}

/** @param file its name, or `-` for standard input, which a container can read without a volume */
const readLog = (file: string): Promise<string> =>
  file === '-' ? text(process.stdin) : readFile(file, 'utf8');

/** @throws {StartError} if there is no database or no ledger */
async function run([file]: readonly string[]): Promise<string> {
  const { databaseUrl } = readConfig();
  if (databaseUrl === null) {
    throw new StartError('Set DATABASE_URL to the restored database, as its owner.');
  }
  if (file === undefined) {
    throw new StartError('Name the file with the log: npm run deletions -- sweeper.log');
  }
  const ids = readLedger(await readLog(file));
  if (ids.length === 0)
    throw new StartError(`${file === '-' ? 'The log' : file} lists no deleted accounts.`);
  const { database, close } = openDatabase(databaseUrl, { connections: 1 });
  try {
    const repeated = await createDeletionRepository(database).repeat(ids);
    return `Deleted ${repeated} of ${ids.length} accounts again; the others had not come back.`;
  } finally {
    await close();
  }
}

// `npm run deletions -- <log>`: repeats deletions after a backup was restored.
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
