import type { PublishedDiagnostics } from './protocol.ts';

/** The way to a server, whatever it runs in. */
export interface ServerPort {
  send: (message: unknown) => void;
  /** Sets the only listener. */
  onMessage: (listener: (message: unknown) => void) => void;
  /** Sets what is called if the server ends by itself, or never starts. */
  onEnd: (listener: () => void) => void;
  /** Ends the server. */
  close: () => void;
}

/** A conversation with a language server in JSON-RPC. */
export interface Connection {
  /** @returns null if there is no answer in time, or the answer is an error, or the server has ended */
  ask: (method: string, params: unknown, timeoutMs: number) => Promise<unknown>;
  notify: (method: string, params: unknown) => void;
  /** Is resolved when the server has ended. */
  ended: Promise<void>;
}

interface ConnectionListeners {
  onDiagnostics: (published: PublishedDiagnostics) => void;
  /** Returns the settings of a section; null if there are none. */
  settingsOf: (section: string) => unknown;
}

interface Message {
  id?: number | string;
  method?: string;
  params?: unknown;
  result?: unknown;
}

/** Starts a conversation with a server. */
export function connect(port: ServerPort, listeners: ConnectionListeners): Connection {
  const waiting = new Map<number | string, (result: unknown) => void>();
  const end = Promise.withResolvers<undefined>();
  let last = 0;
  const send = (message: Message): void => port.send({ jsonrpc: '2.0', ...message });
  const answerRequest = (id: number | string, { method, params }: Message): void => {
    const isAboutSettings = method === 'workspace/configuration';
    const { items } = (isAboutSettings ? params : { items: [] }) as {
      items: { section: string }[];
    };
    const settings = items.map(({ section }) => listeners.settingsOf(section));
    send({ id, result: isAboutSettings ? settings : null });
  };
  port.onMessage((data) => {
    const message = data as Message;
    const { id, method } = message;
    if (method === undefined) {
      if (id !== undefined) waiting.get(id)?.(message.result);
    } else if (id !== undefined) answerRequest(id, message);
    else if (method === 'textDocument/publishDiagnostics')
      listeners.onDiagnostics(message.params as PublishedDiagnostics);
  });
  port.onEnd(() => {
    end.resolve(undefined);
    for (const answer of waiting.values()) answer(null);
  });
  return {
    ended: end.promise,
    notify: (method, params) => send({ method, params }),
    ask: async (method, params, timeoutMs) => {
      const id = (last += 1);
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const timer = setTimeout(() => resolve(null), timeoutMs);
      waiting.set(id, resolve);
      void end.promise.then(() => resolve(null));
      send({ id, method, params });
      const result = await promise;
      clearTimeout(timer);
      waiting.delete(id);
      return result ?? null;
    },
  };
}
