import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer, listen } from '../../../infra/http/listen.ts';

/** Slow 4G: 200 KB per second, shared by all requests, with a round trip of 150 ms. */
const BYTES_PER_MS = 200;
const ONE_WAY_MS = 75;
/** Requests take turns after so many bytes. */
const PART_BYTES = 4_096;

/** A slow connection to a server. */
interface SlowLine {
  /** The port on which the same server seems to be far away. */
  port: number;
  /**
   * Returns how many bytes of responses it has carried, without headers.
   *
   * @param until a time in ms since 1970; by default now
   */
  bytes: (until?: number) => number;
  close: () => Promise<void>;
}

/**
 * Opens a slow connection to a server. It also slows what a browser's workers request, which DevTools can't.
 *
 * @param target the server's address
 */
export async function openSlowLine(target: string): Promise<SlowLine> {
  /** Every part that has passed, with the time in ms since 1970. */
  const parts: { at: number; bytes: number }[] = [];
  let freeAtMs = 0;
  /** Waits until a part has passed the line. */
  const carry = async (bytes: number): Promise<void> => {
    const now = performance.now();
    freeAtMs = Math.max(freeAtMs, now) + bytes / BYTES_PER_MS;
    await sleep(freeAtMs - now);
    parts.push({ at: Date.now(), bytes });
  };
  const answer = async (upstream: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    // What a closed page no longer wants would slow down the next one.
    response.on('close', () => upstream.destroy());
    for await (const chunk of upstream as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += PART_BYTES) {
        const part = chunk.subarray(start, start + PART_BYTES);
        await carry(part.length);
        setTimeout(() => response.write(part), ONE_WAY_MS);
      }
    }
    setTimeout(() => response.end(), ONE_WAY_MS);
  };
  const server = createServer((request, response) => {
    setTimeout(() => {
      const { method, headers, url = '/' } = request;
      const passed = ask(target + url, { method, headers }, (upstream) => {
        answer(upstream, response).catch(() => response.destroy());
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    }, ONE_WAY_MS);
  });
  const port = await listen(server, 0);
  const bytes = (until = Infinity): number =>
    parts.reduce((sum, part) => (part.at <= until ? sum + part.bytes : sum), 0);
  return { port, bytes, close: () => closeServer(server, 0) };
}
