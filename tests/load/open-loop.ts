import { setTimeout as sleep } from 'node:timers/promises';

/** A request that is repeated at its own rate. */
export interface Stream {
  perSecond: number;
  /** Sends the request with this number, counted from 0. @throws {Error} if the response is wrong */
  send: (number: number) => Promise<void>;
  /** Names the request with this number when it fails. */
  kindOf: (number: number) => string;
}

/** The outcome of one request. */
export interface Outcome {
  kind: string;
  /** From the planned instant to the response, in milliseconds, including the time spent waiting to be sent. */
  ms: number;
  /** Null if the response was correct. */
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
 * Sends requests on schedule, whether or not earlier ones have been answered, like many independent users. Resolves
 * when every request has an outcome.
 *
 * @param seconds how long to keep sending
 * @see https://www.usenix.org/legacy/event/nsdi06/tech/schroeder.html
 */
export async function sendOnSchedule(
  streams: readonly Stream[],
  seconds: number,
): Promise<Outcome[]> {
  const startMs = performance.now();
  const sent = streams.flatMap((stream, index) =>
    Array.from({ length: Math.round(stream.perSecond * seconds) }, (_, number) => {
      // Offsets keep the streams from running in step.
      const atMs = startMs + ((number + (index + 1) / 3) * 1_000) / stream.perSecond;
      return sendAt(atMs, stream, number);
    }),
  );
  return Promise.all(sent);
}
