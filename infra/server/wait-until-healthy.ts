import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

const TIMEOUT_MS = 10_000;
const ASK_EVERY_MS = 250;

/**
 * Waits until the product says over HTTP that all of it works.
 *
 * @throws {StartError} with what it last said, when it does not in time
 */
export async function waitUntilHealthy(port: number, signal: AbortSignal): Promise<void> {
  const start = Date.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal });
    const answer = await response.text();
    if (response.ok) return;
    if (Date.now() - start > TIMEOUT_MS) {
      throw new StartError(`Packetsmith started, but not all of it works: ${answer}`);
    }
    await sleep(ASK_EVERY_MS, undefined, { signal });
  }
}
