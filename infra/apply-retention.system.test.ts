import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { untilClosed } from './child-exit.ts';

/** Runs the program and returns its error output. */
async function errorOutputOf(
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<string> {
  const program = path.join(import.meta.dirname, 'apply-retention.ts');
  const child = spawn(process.execPath, [program, ...options], { env: environment });
  const [status, errorOutput] = await Promise.all([untilClosed(child), text(child.stderr)]);
  expect(status).toBe(1);
  return errorOutput;
}

test('reports what an operator can fix in one sentence and creates nothing', async () => {
  const unusedDirectory = path.join(os.tmpdir(), 'packetsmith-never-started');
  const outputs = await Promise.all([
    errorOutputOf({ DATA_DIR: unusedDirectory }),
    errorOutputOf({ DATABASE_URL: inject('postgresUrl') }),
    errorOutputOf({ DATABASE_URL: 'postgres://learner:secret@127.0.0.1:1/app' }),
    errorOutputOf({ DATA_DIR: unusedDirectory }, ['--day=2030-01-31']),
  ]);
  expect(outputs).toEqual([
    `There is no database in ${unusedDirectory}; set DATA_DIR to a directory that the product has already used.\n`,
    'The database is not prepared for this version; start the product on it once, then try again.\n',
    'The database does not respond (ECONNREFUSED); check that it is running and that DATABASE_URL is correct.\n',
    'Unknown option; the only one is --date=2030-01-31.\n',
  ]);
  expect(existsSync(unusedDirectory)).toBe(false);
});
