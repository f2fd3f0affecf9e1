import { type LoadRequest, MIXED, readRuns } from './load-requests.ts';
import { type Outcome, sendOnSchedule, type Stream } from './open-loop.ts';
import { signUpLearners } from './sign-up-learners.ts';

/** The amount and duration of load. */
export interface LoadOptions {
  /** The product's base URL, without a trailing slash. */
  url: string;
  seconds: number;
  /** The number of learners who share the load: rate limits on running code apply to each of them. */
  learners: number;
}

/** The load that two cores must handle: requests of every kind, and runs in the real sandbox. */
export const RATES = { mixedPerSecond: 25, runsPerSecond: 2 };

/** After this time, a request counts as unanswered. The gateway itself times out earlier. */
const TIMEOUT_MS = 32_000;

/** @throws {Error} that quotes a response if it isn't the expected one */
async function send(url: string, token: string, request: LoadRequest): Promise<void> {
  const { body } = request;
  const response = await fetch(url + request.path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  const isRight = response.status === 200 && !text.includes('"errors":');
  if (isRight && text.includes(request.holds)) return;
  throw new Error(`status ${response.status}: ${text.slice(0, 400)}`);
}

function takeInTurn<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** Puts the product under open-loop load, and returns the outcome of every request. */
export async function loadProduct({ url, seconds, learners }: LoadOptions): Promise<Outcome[]> {
  const tokens = await signUpLearners(url, learners);
  const stream = (perSecond: number, requests: readonly LoadRequest[]): Stream => ({
    perSecond,
    kindOf: (number) => takeInTurn(requests, number).kind,
    // Each learner sends every kind of request.
    send: (number) =>
      send(
        url,
        takeInTurn(tokens, number + Math.floor(number / requests.length)),
        takeInTurn(requests, number),
      ),
  });
  return sendOnSchedule(
    [stream(RATES.mixedPerSecond, MIXED), stream(RATES.runsPerSecond, await readRuns())],
    seconds,
  );
}
