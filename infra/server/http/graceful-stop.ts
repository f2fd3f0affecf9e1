import { setMaxListeners } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer } from '../../http/listen.ts';
import type { Fetch } from './http-server.ts';
import { refuse } from './json-response.ts';

/** What a stopping server waits for, in milliseconds: first for answers, then for those that were told to end. */
const FINISH_MS = 500;
const GIVE_UP_MS = 200;
/** How long clients may take to receive the last answers, in milliseconds. */
const SEND_MS = 100;

const STOPPING = {
  status: 503,
  error: 'Packetsmith is restarting. Try again in a moment.',
  code: 'UNAVAILABLE',
  headers: { 'retry-after': '5', connection: 'close' },
};

/** Answers requests until the server stops. */
interface GracefulAnswers {
  fetch: Fetch;
  /** Aborted when requests in progress should end. */
  leaving: AbortSignal;
  /** Closes the server. Whatever is still in progress after that gets 503, and no connection is cut before. */
  close: (server: Server) => Promise<void>;
}

/** Lets a server stop without cutting off those who wait for an answer. */
export function answerUntilStopped(answer: Fetch): GracefulAnswers {
  const leaving = new AbortController();
  const over = new AbortController();
  // Every request in progress listens to both.
  setMaxListeners(0, leaving.signal, over.signal);
  let isStopping = false;

  const fetch: Fetch = async (request, env) => {
    if (isStopping) return refuse(STOPPING);
    const answered = new AbortController();
    const cutOff = new Promise<Response>((resolve) => {
      const cut = (): void => {
        // An answer that has begun can't become another one.
        if (!env.outgoing.headersSent) resolve(refuse(STOPPING));
      };
      over.signal.addEventListener('abort', cut, { once: true, signal: answered.signal });
    });
    try {
      return await Promise.race([answer(request, env), cutOff]);
    } finally {
      answered.abort();
    }
  };

  const close = async (server: Server): Promise<void> => {
    isStopping = true;
    const closed = closeServer(server, FINISH_MS + GIVE_UP_MS + SEND_MS);
    await Promise.race([closed, sleep(FINISH_MS)]);
    leaving.abort();
    await Promise.race([closed, sleep(GIVE_UP_MS)]);
    over.abort();
    await closed;
  };
  return { fetch, leaving: leaving.signal, close };
}
