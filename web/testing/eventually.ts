import { vi } from 'vitest';
import { HANG_LIMITS_MS } from '../../tools/checks/hang-limits.ts';

/** Waits until an expectation holds. */
export function eventually(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: HANG_LIMITS_MS.waitInJsdom });
}
