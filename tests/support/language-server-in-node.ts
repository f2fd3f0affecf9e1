import { Worker } from 'node:worker_threads';
import { languageServerFiles } from '../../web/vite/language-server-files.ts';
import type { ServerPort } from '../../web/features/codex/language-server/connection.ts';
import { type Problem, problemsIn } from '../../web/features/codex/language-server/problems.ts';
import {
  type PythonServer,
  startPythonServer,
  uriOf,
} from '../../web/features/codex/language-server/python-server.ts';
import { HANG_LIMITS_MS } from '../../tools/checks/hang-limits.ts';

/** The editor's language server, and what it finds in programs. */
export interface ServerInNode {
  server: PythonServer;
  /** Opens a program and returns what the editor would mark. */
  check: (name: string, code: string) => Promise<Problem[]>;
}

/**
 * Starts the script that browsers load, in a worker of Node.
 *
 * @throws {Error} if it doesn't start
 */
export async function startServerInNode(): Promise<ServerInNode> {
  const { server: script, stubs } = await languageServerFiles();
  const waiting = new Map<string, (problems: Problem[]) => void>();
  const server = await startPythonServer(portTo(script), {
    files: stubs,
    helpTimeoutMs: HANG_LIMITS_MS.wait,
    onDiagnostics: ({ uri, diagnostics }) => waiting.get(uri)?.(problemsIn(diagnostics)),
  });
  if (server === null) throw new Error('The language server did not start.');
  return {
    server,
    check: async (name, code) => {
      const uri = uriOf(name);
      const found = Promise.withResolvers<Problem[]>();
      waiting.set(uri, found.resolve);
      server.write(uri, code, 1);
      const problems = await found.promise;
      waiting.delete(uri);
      return problems;
    },
  };
}

function portTo(script: string): ServerPort {
  const worker = new Worker(new URL('./language-server-worker.ts', import.meta.url), {
    workerData: script,
  });
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.once('exit', listener),
    close: () => void worker.terminate(),
  };
}
