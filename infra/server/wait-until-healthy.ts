import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from './start-failure.ts';

const PATIENCE_MS = 10_000;
const ASK_EVERY_MS = 250;

/**
 * Waits until the product says over HTTP that all of it works.
 *
 * @throws {StartFailure} with what it last said, when it does not in time
 */
export async function waitUntilHealthy(port: number, signal: AbortSignal): Promise<void> {
  const start = Date.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal });
    const answer = await response.text();
    if (response.ok) return;
    if (Date.now() - start > PATIENCE_MS) {
      throw new StartFailure(`Packetsmith started, but not all of it works: ${answer}`);
    }
    await sleep(ASK_EVERY_MS, undefined, { signal });
  }
}
