import { SERVER_URL, STUBS_URL } from 'virtual:language-server';
import { cacheLanguageServer } from '../../../offline/language-server-cache.ts';
import type { ServerPort } from './connection.ts';
import type { PublishedDiagnostics } from './protocol.ts';
import { type PythonServer, type ServerFiles, startPythonServer } from './python-server.ts';

/** How long learners may wait for help before they get what the editor knows by itself. */
const HELP_TIMEOUT_MS = 1000;

const LAB_STUB = '/src/lab.pyi';

interface FetchOptions {
  /** Whether programs can import the log of the lab. */
  hasLog: boolean;
  onDiagnostics: (published: PublishedDiagnostics) => void;
}

/** Loads the language server and starts it in a worker. @returns null if that isn't possible; it isn't necessary either */
export async function fetchServer({
  hasLog,
  onDiagnostics,
}: FetchOptions): Promise<PythonServer | null> {
  const stubs = await fetchStubs();
  if (stubs === null) return null;
  const { [LAB_STUB]: lab = '', ...others } = stubs;
  const files = hasLog ? { ...others, [LAB_STUB]: lab } : others;
  const server = await startPythonServer(workerPort(), {
    files,
    helpTimeoutMs: HELP_TIMEOUT_MS,
    onDiagnostics,
  });
  if (server !== null) void cacheLanguageServer([SERVER_URL, STUBS_URL]);
  return server;
}

async function fetchStubs(): Promise<ServerFiles | null> {
  try {
    const response = await fetch(STUBS_URL, { priority: 'low' });
    return response.ok ? ((await response.json()) as ServerFiles) : null;
  } catch {
    // Without a network, or during an update, the editor does without.
    return null;
  }
}

function workerPort(): ServerPort {
  const worker = new Worker(SERVER_URL, { name: 'language-server' });
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
    },
    onEnd: (listener) => {
      // Also a script that couldn't be loaded. What a broken server still says isn't to be trusted.
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        listener();
      };
    },
    close: () => worker.terminate(),
  };
}
