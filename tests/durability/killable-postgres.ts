import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { prepareAuthSchema } from '../../infra/auth/index.ts';
import { startEmbeddedPostgres } from '../../infra/postgres/embedded-postgres.ts';
import { migrate } from '../../infra/postgres/migrate.ts';

/** A PostgreSQL as the product starts it, which writes everything to the disk, and which can be killed. */
export interface KillablePostgres {
  /** Its address; another one after every start. */
  url: () => string;
  /** Ends the server and its sessions at once: they can finish nothing. */
  kill(): Promise<void>;
  /** Starts it again on what is on its disk. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** Starts it with the product's tables, empty. */
export async function startKillablePostgres(): Promise<KillablePostgres> {
  // A run that is killed leaves it behind for the next one to remove.
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-test-'));
  let server = await startEmbeddedPostgres({ dataDir });
  await prepareAuthSchema(server.url);
  await migrate(server.url);
  return {
    url: () => server.url,
    async kill() {
      for (const pid of await processesOf(dataDir)) send(pid);
      await server.stop();
    },
    async start() {
      server = await startEmbeddedPostgres({ dataDir });
    },
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The server, and its sessions where the system tells them: elsewhere they end by themselves when it has gone. */
async function processesOf(dataDir: string): Promise<number[]> {
  const file = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const server = Number.parseInt(file, 10);
  const listing = `/proc/${server}/task/${server}/children`;
  const sessions = (await readFile(listing, 'utf8').catch(() => '')).trim();
  return [server, ...(sessions === '' ? [] : sessions.split(' ').map(Number))];
}

function send(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It noticed that its server had gone, and has ended.
  }
}
