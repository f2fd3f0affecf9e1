import { setTimeout as sleep } from 'node:timers/promises';

/** One thing that is done again and again, at its own pace. */
export interface Stream {
  perSecond: number;
  /** Makes the request of a number, counted from 0. @throws whatever makes its answer a wrong one */
  send: (number: number) => Promise<void>;
  /** What a request of a number is called when it fails. */
  kindOf: (number: number) => string;
}

/** What became of one request. */
export interface Outcome {
  kind: string;
  /** From the instant for which it was planned to its answer, in milliseconds: waiting to be sent counts, too. */
  ms: number;
  /** Null when the answer was the right one. */
  error: string | null;
}

async function sendAt(atMs: number, stream: Stream, number: number): Promise<Outcome> {
  await sleep(Math.max(0, atMs - performance.now()));
  const kind = stream.kindOf(number);
  try {
    await stream.send(number);
    return { kind, ms: performance.now() - atMs, error: null };
  } catch (error) {
    return { kind, ms: performance.now() - atMs, error: String(error) };
  }
}

/**
 * Sends requests on schedule, whether or not earlier ones have been answered, as a crowd does that knows nothing of
 * each other. Resolves when each of them has an outcome.
 *
 * @param seconds how long it goes on sending
 * @see https://www.usenix.org/legacy/event/nsdi06/tech/schroeder.html
 */
export async function sendOnSchedule(
  streams: readonly Stream[],
  seconds: number,
): Promise<Outcome[]> {
  const startMs = performance.now();
  const sent = streams.flatMap((stream, index) =>
    Array.from({ length: Math.round(stream.perSecond * seconds) }, (_, number) => {
      // The streams are not to fall into step.
      const atMs = startMs + ((number + (index + 1) / 3) * 1_000) / stream.perSecond;
      return sendAt(atMs, stream, number);
    }),
  );
  return Promise.all(sent);
}
