import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A line of a log. */
type LogLine = Record<string, unknown>;

/** A host that runs programs for other machines, as its own process. */
export interface StartedHost {
  endpoint: string;
  process: ChildProcess;
  /** Everything that it has logged. */
  log: readonly LogLine[];
  /** @returns its exit status */
  stop: () => Promise<number | null>;
}

/**
 * Starts an execution host from the files of the image, with the image's own Node.
 *
 * @param image the directory of the files
 * @param keys the current key, and the previous one
 */
export async function startHostOfImage(
  image: string,
  ...[key, previous = '']: [string, string?]
): Promise<StartedHost> {
  const child = spawn(path.join(image, 'node'), [path.join(image, 'host/index.mjs')], {
    env: {
      PATH: '/usr/bin:/bin',
      EXECUTION_KEY: key,
      EXECUTION_KEY_PREVIOUS: previous,
      PORT: '0',
      RUNS_AT_ONCE: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  const ready = Promise.withResolvers<number>();
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as LogLine;
    log.push(line);
    if (typeof line['port'] === 'number') ready.resolve(line['port']);
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  void ended.then(() => ready.reject(new Error('The execution host has ended.')));
  return {
    endpoint: `http://127.0.0.1:${await ready.promise}`,
    process: child,
    log,
    stop: async () => {
      child.kill('SIGTERM');
      const [status] = await ended;
      return status;
    },
  };
}
