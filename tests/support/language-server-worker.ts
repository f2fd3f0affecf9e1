import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

type Listener = (event: { data: unknown }) => void;

/** Runs the script of a browser's worker in a worker of Node. It needs only these globals besides JavaScript's own. */
const listeners: Listener[] = [];
const scope = globalThis as unknown as {
  self: unknown;
  postMessage: (message: unknown) => void;
  addEventListener: (kind: string, listener: Listener) => void;
  onmessage?: Listener;
};
scope.self = scope;
scope.postMessage = (message) => parentPort?.postMessage(message);
scope.addEventListener = (kind, listener) => {
  if (kind === 'message') listeners.push(listener);
};
runInThisContext(workerData as string, { filename: 'language-server.js' });
parentPort?.on('message', (data: unknown) => {
  scope.onmessage?.({ data });
  for (const listener of listeners) listener({ data });
});
