import { execFile } from 'node:child_process';
import { readFile, readdir, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

const TIMEOUT_MS = 5_000;
const CHECK_EVERY_MS = 20;

/**
 * Ends the PostgreSQL that a killed owner of a cluster left running. Call it only while owning the data directory.
 *
 * @throws {StartError} if it can't be ended
 */
export async function endLeftoverPostgres(cluster: string): Promise<void> {
  const found = await processesOf(cluster);
  if (found.length > 0 && !(await endAll(cluster))) {
    throw new StartError(
      `A PostgreSQL of an earlier start still uses ${cluster} (process ${found.join(', ')}); stop it and start again.`,
    );
  }
  // Process IDs are soon reused, especially in containers. PostgreSQL would mistake the new process for itself.
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
}

async function endAll(cluster: string): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    for (const id of await processesOf(cluster)) send(id, signal);
    for (let waited = 0; waited < TIMEOUT_MS; waited += CHECK_EVERY_MS) {
      if ((await processesOf(cluster)).length === 0) return true;
      await sleep(CHECK_EVERY_MS);
    }
  }
  return false;
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended, or we may not end it. The next check shows which.
  }
}

/** Finds a cluster's PostgreSQL processes by their working directory. */
async function processesOf(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return postmasterOf(cluster);
  const directory = await realpath(cluster);
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => null)));
  return ids.filter((_, index) => places[index] === directory).map(Number);
}

async function postmasterOf(cluster: string): Promise<number[]> {
  const file = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const id = file.split('\n')[0] ?? '';
  if (!/^\d+$/.test(id)) return [];
  const listing = await promisify(execFile)('ps', ['-o', 'command=', '-p', id]).catch(() => null);
  return listing?.stdout.includes('bin/postgres') === true ? [Number(id)] : [];
}
