import { vi } from 'vitest';

/** How long a busy machine may take to load the auth client and to respond to its requests. */
const TIMEOUT_MS = 10_000;

/** Waits until an expectation holds. */
export function eventually(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: TIMEOUT_MS });
}
