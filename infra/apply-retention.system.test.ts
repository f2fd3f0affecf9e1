import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { untilClosed } from './child-exit.ts';

/** Runs the program and returns its error output. */
async function complaintOf(
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<string> {
  const program = path.join(import.meta.dirname, 'apply-retention.ts');
  const child = spawn(process.execPath, [program, ...options], { env: environment });
  const [status, complaint] = await Promise.all([untilClosed(child), text(child.stderr)]);
  expect(status).toBe(1);
  return complaint;
}

test('reports what an operator can fix in one sentence and creates nothing', async () => {
  const nowhere = path.join(os.tmpdir(), 'packetsmith-never-started');
  const complaints = await Promise.all([
    complaintOf({ DATA_DIR: nowhere }),
    complaintOf({ DATABASE_URL: inject('postgresUrl') }),
    complaintOf({ DATABASE_URL: 'postgres://learner:secret@127.0.0.1:1/app' }),
    complaintOf({ DATA_DIR: nowhere }, ['--day=2030-01-31']),
  ]);
  expect(complaints).toEqual([
    `There is no database in ${nowhere}; set DATA_DIR to a directory that the product has already used.\n`,
    'The database is not prepared for this version; start the product on it once, then try again.\n',
    'The database does not respond (ECONNREFUSED); check that it is running and that DATABASE_URL is correct.\n',
    'Unknown option; the only one is --date=2030-01-31.\n',
  ]);
  expect(existsSync(nowhere)).toBe(false);
});
