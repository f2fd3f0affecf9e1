import { vi } from 'vitest';
import { HANG_LIMITS_MS } from '../../tools/checks/hang-limits.ts';

/**
 * Repeats something until it neither throws nor rejects.
 *
 * @returns its result
 */
export function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: HANG_LIMITS_MS.wait });
}
