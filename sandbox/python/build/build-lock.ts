import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function tryLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

async function removeIfStale(file: string): Promise<void> {
  const owner = await readFile(file, 'utf8').catch(() => '');
  if (owner !== '' && !isRunning(Number(owner))) await rm(file, { force: true });
}

/** Runs a task under a lock file that excludes other processes on this machine. */
export async function withBuildLock<Result>(
  file: string,
  task: () => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await tryLock(file))) {
    await removeIfStale(file);
    await sleep(POLL_MS);
  }
  try {
    return await task();
  } finally {
    await rm(file, { force: true });
  }
}
