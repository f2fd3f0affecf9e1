import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { prepareAuthSchema } from '../../infra/auth/index.ts';
import { startEmbeddedPostgres } from '../../infra/postgres/embedded-postgres.ts';
import { migrate } from '../../infra/postgres/migrate.ts';

/** A PostgreSQL server that the product starts, with durable writes, and that tests can kill. */
export interface KillablePostgres {
  /** The server's address. It changes with every start. */
  url: () => string;
  /** Kills the server and its sessions at once, without letting them finish anything. */
  kill(): Promise<void>;
  /** Starts the server again on its data directory. */
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** Starts the server with the product's tables, empty. */
export async function startKillablePostgres(): Promise<KillablePostgres> {
  // A killed run leaves its directory behind; the next run removes it.
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

/**
 * Returns the server and its sessions where the system lists them. Elsewhere sessions end on their own after the
 * server.
 */
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
    // The process noticed that its server was gone and has exited.
  }
}
