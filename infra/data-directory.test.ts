import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDataDirectory } from './data-directory.ts';
import { StartError } from './start-error.ts';

let spare: string;
beforeEach(async () => {
  spare = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-data-'));
});
afterEach(() => rm(spare, { recursive: true, force: true }));

const refusal = async (directory: string): Promise<StartError> => {
  const error: unknown = await openDataDirectory(directory).catch((reason: unknown) => reason);
  if (error instanceof StartError) return error;
  throw new Error(`${directory} was not refused.`);
};

test('creates a missing directory with its parents, accessible only to its owner', async () => {
  const directory = await openDataDirectory(path.join(spare, 'a/b'));
  expect(((await stat(directory.path)).mode & 0o777).toString(8)).toBe('700');
  directory.release();
});

test('refuses a second owner and names the process ID of the first', async () => {
  const directory = await openDataDirectory(spare);
  expect((await refusal(spare)).message).toBe(
    `The data directory ${spare} is already in use by process ${process.pid}; stop it or set DATA_DIR.`,
  );
  directory.release();
});

test('a released directory can be opened again, and releasing twice is harmless', async () => {
  const first = await openDataDirectory(spare);
  first.release();
  first.release();
  const second = await openDataDirectory(spare);
  await expect(openDataDirectory(spare)).rejects.toThrow('is already in use');
  second.release();
});

test('the ownership of a process ends when the process is killed', async () => {
  const program = `
    import { openDataDirectory } from ${JSON.stringify(path.join(import.meta.dirname, 'data-directory.ts'))};
    await openDataDirectory(process.argv[1]);
    console.log('owned');
    setInterval(() => undefined, 1_000);`;
  const owner = spawn(
    process.execPath,
    ['--input-type=module-typescript', '--eval', program, spare],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void owner.kill('SIGKILL'));
  await once(owner.stdout, 'data');
  expect((await refusal(spare)).message).toContain(`in use by process ${owner.pid};`);
  owner.kill('SIGKILL');
  await once(owner, 'close');
  const directory = await openDataDirectory(spare);
  expect(await readFile(path.join(spare, 'owner.pid'), 'utf8')).toBe(`${process.pid}\n`);
  directory.release();
});

test.each(['/dev/null/data', '/proc/none'])('rejects %s, which cannot be written', async (file) => {
  expect((await refusal(file)).message).toMatch(
    new RegExp(
      `^The data directory ${file} cannot be written \\(.+\\); make it writable or set DATA_DIR\\.$`,
    ),
  );
});
