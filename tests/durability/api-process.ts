import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ComposeOptions } from '../../infra/compose.ts';

const PROGRAM = path.join(import.meta.dirname, 'fixtures/serve-apis.ts');

/** Both APIs of the product, in a separate process. */
export interface ApiProcess {
  /** The base URL, without a trailing slash. */
  url: string;
  /** Resolves when the process responds, which happens after everything it has already sent. */
  awaitClient: () => Promise<void>;
  /** Kills the process at once, without letting it finish anything. */
  kill(): Promise<void>;
  /** The log lines of the process. */
  logged: () => string;
}

/** @throws {Error} with the log if the APIs do not start */
export async function startApis(options: Omit<ComposeOptions, 'log'>): Promise<ApiProcess> {
  const child = fork(PROGRAM, [JSON.stringify(options)], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  if (child.stdout === null) throw new Error('The APIs have no output.');
  const output = createInterface(child.stdout);
  const started = once(output, 'line').then(([port]: unknown[]) => String(port));
  output.on('line', (line) => lines.push(line));
  const port = await Promise.race([started, ended.then(() => null)]);
  if (port === null) throw new Error(`The APIs did not start:\n${lines.join('\n')}`);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    awaitClient: async () => {
      await (await fetch(url)).text();
      await new Promise(setImmediate);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    logged: () => lines.join('\n'),
  };
}
