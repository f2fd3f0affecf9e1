import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFullError, StartError } from '../start-error.ts';
import { runPostgresProgram, type PostgresPlace } from './run-postgres-program.ts';

const START_TIMEOUT_MS = 30_000;
const CHECK_EVERY_MS = 5;
const ATTEMPTS = 3;

/** How long each way of stopping may take, gentlest first: sessions end, no checkpoint, kill. */
const STOPS: readonly [NodeJS.Signals, number][] = [
  ['SIGINT', 1_500],
  ['SIGQUIT', 500],
  ['SIGKILL', 300],
];

/** A running PostgreSQL. */
export interface PostgresServer {
  /** A loopback port. */
  port: number;
  /** Stops it and its sessions within three seconds. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a cluster and waits until it accepts connections.
 *
 * @param logFile receives the server's log from the beginning
 * @throws {StartError} with the server's error message if it doesn't start
 */
export async function startPostgresServer(
  place: PostgresPlace,
  logFile: string,
): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = await launch(place, port, logFile);
    if (await isReady(place, child)) return { port, stop: () => stop(child) };
    await stop(child);
    const log = await readFile(logFile, 'utf8').catch(() => '');
    // Another program may take a free port before the server does.
    if (attempt < ATTEMPTS && log.includes('Address already in use')) continue;
    throw explain(place, log);
  }
}

async function launch(place: PostgresPlace, port: number, logFile: string): Promise<ChildProcess> {
  const log = await open(logFile, 'w', 0o600);
  try {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const child = runPostgresProgram(place, ['postgres', ...options], ['ignore', log.fd, log.fd]);
    await once(child, 'spawn');
    return child;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`PostgreSQL could not be started: ${reason}.`, { cause: error });
  } finally {
    await log.close();
  }
}

/** The server writes its state to its PID file, which `pg_ctl` reads too. */
async function isReady(place: PostgresPlace, child: ChildProcess): Promise<boolean> {
  const pidFile = path.join(place.cluster, 'postmaster.pid');
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += CHECK_EVERY_MS) {
    if (hasEnded(child)) return false;
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return true;
    await sleep(CHECK_EVERY_MS);
  }
  return false;
}

async function stop(child: ChildProcess): Promise<void> {
  for (const [signal, timeoutMs] of STOPS) {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await Promise.race([ended, sleep(timeoutMs, undefined, { ref: false })]);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function explain(place: PostgresPlace, log: string): StartError {
  const directory = path.dirname(place.cluster);
  const fatal = log.split('\n').findLast((line) => /FATAL|PANIC|error while/.test(line));
  const reason = fatal?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'it did not become ready in time';
  return (
    diskFullError(directory, log) ??
    new StartError(`PostgreSQL could not start on the data in ${directory}: ${reason}`)
  );
}
