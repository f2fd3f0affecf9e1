import { request } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const publicConfig = z.object({ supabaseAnonKey: z.string() });
const session = z.object({ access_token: z.string() });

/** Somebody without an account, and the address that they come from. */
export interface Stranger {
  token: string;
  address: string;
}

/** An answer of the product. */
export interface SentAnswer {
  status: number;
  retryAfterSeconds: number | null;
  body: string;
}

interface Sent {
  url: string;
  path: string;
  body: unknown;
  headers?: Record<string, string>;
  /** The loopback address that the request comes from. */
  address?: string;
  signal?: AbortSignal | undefined;
}

/** Sends a request, from a loopback address of its own if asked to, on a connection of its own. */
function sendFrom({ url, path, body, headers, address, signal }: Sent): Promise<SentAnswer> {
  const { port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path, method: 'POST', agent: false },
      ...(address !== undefined && { localAddress: address }),
      ...(signal && { signal }),
      headers: { host, 'content-type': 'application/json', ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const retryAfter = response.headers['retry-after'];
      text(response).then(
        (received) =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
            body: received,
          }),
        reject,
      );
    });
    sent.end(JSON.stringify(body));
  });
}

/** Addresses that a flood comes from. Only Linux has more than one on the loopback interface. */
const addressOf = (index: number, addresses: number): string =>
  process.platform === 'linux' ? `127.0.0.${2 + (index % addresses)}` : '127.0.0.1';

/**
 * Signs people in without an account, as a visitor does who tries the product.
 *
 * @param addresses from how many addresses they come
 */
export async function signInStrangers(
  url: string,
  { count, addresses }: { count: number; addresses: number },
): Promise<Stranger[]> {
  const { supabaseAnonKey } = publicConfig.parse(await (await fetch(`${url}/config.json`)).json());
  const signIn = async (index: number): Promise<Stranger> => {
    const address = addressOf(index, addresses);
    const headers = { apikey: supabaseAnonKey };
    const answer = await sendFrom({
      ...{ url, address, headers, path: '/auth/v1/signup', body: { data: {} } },
    });
    if (answer.status !== 200) throw new Error(`status ${answer.status}: ${answer.body}`);
    return { address, token: session.parse(JSON.parse(answer.body)).access_token };
  };
  return Promise.all(Array.from({ length: count }, (_, index) => signIn(index)));
}

const CHALLENGE_ID = 'first-contact';

/** Sends code to run or to submit through the REST API. */
export function sendCode(
  url: string,
  call: 'execute' | 'submit',
  { code, token, ...from }: Partial<Stranger> & { code: string; signal?: AbortSignal },
): Promise<SentAnswer> {
  return sendFrom({
    ...{ url, ...from, path: `/api/submissions/${call}` },
    headers: { authorization: `Bearer ${token ?? ''}` },
    body: { challenge_id: CHALLENGE_ID, code },
  });
}

const LOOP = 'while True: pass';

/** Endless loops, as many for each stranger. */
interface Flood {
  strangers: readonly Stranger[];
  loops: number;
  onEnded?: (answer: SentAnswer) => void;
}

/**
 * Keeps endless loops running or waiting while some work is done: one that has ended is sent
 * again, and one that was refused after the time that the refusal names.
 *
 * @param flood.onEnded called with each answer
 * @returns what the work returns
 */
export async function amidLoops<Result>(
  url: string,
  { strangers, loops, onEnded = () => undefined }: Flood,
  work: () => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const { signal } = over;
  const keepRunning = async (stranger: Stranger): Promise<never> => {
    for (;;) {
      const answer = await sendCode(url, 'execute', { ...stranger, code: LOOP, signal });
      onEnded(answer);
      await sleep((answer.retryAfterSeconds ?? 0) * 1_000, undefined, { signal });
    }
  };
  const running = strangers.flatMap((stranger) =>
    Array.from({ length: loops }, () => keepRunning(stranger)),
  );
  try {
    return await Promise.race([...running, work()]);
  } finally {
    over.abort();
    await Promise.allSettled(running);
  }
}
