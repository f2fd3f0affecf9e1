// cspell:ignore cmdline
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { vi } from 'vitest';
import { BREACH, type Targets } from './escape-attempt.ts';

/** A word in a file and in the environment of the machine that no attempt contains. */
const SECRET = `secret-${String(process.pid)}-of-the-machine`;
const TOKEN = `escaped-from-${String(process.pid)}`;

/** A machine with something to steal, and a watcher for breaches. */
export interface WatchedMachine {
  targets: Targets;
  /** Describes every breach since the last call, from the printed output and the traces on the machine. */
  findTraces: (printed: string) => Promise<string[]>;
  close: () => Promise<void>;
}

async function commandLine(pid: string): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

/** Counts the processes marked with the word that attempts pass to what they start. */
async function countEscapedProcesses(): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map(commandLine));
  return lines.filter((line) => line.includes(TOKEN)).length;
}

const PRINTED_TRACES: readonly [string, string][] = [
  [SECRET, 'it printed the secret'],
  ['root:', 'it printed the accounts of the machine'],
  [BREACH, 'it held an object from outside'],
];

/** Puts a secret on the machine, in a file and in the environment, and listens for connections. */
export async function watchMachine(): Promise<WatchedMachine> {
  vi.stubEnv('PACKETSMITH_SECRET', SECRET);
  const directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-escape-'));
  const secretFile = path.join(directory, 'secret.txt');
  const markerFile = path.join(directory, 'marker.txt');
  await writeFile(secretFile, SECRET);
  let connections = 0;
  const listener = net.createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    socket.end(`HTTP/1.0 200 OK\r\n\r\n${SECRET}`);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    targets: { secretFile, markerFile, port, token: TOKEN },
    async findTraces(printed) {
      const processes = await countEscapedProcesses();
      const traces = PRINTED_TRACES.filter(([word]) => printed.includes(word)).map(
        ([, sentence]) => sentence,
      );
      if (existsSync(markerFile)) traces.push('it wrote a file');
      if (connections > 0) traces.push('it connected to a listener');
      if (processes > 0) traces.push('it started a process');
      connections = 0;
      await rm(markerFile, { force: true });
      return traces;
    },
    async close() {
      vi.unstubAllEnvs();
      listener.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
