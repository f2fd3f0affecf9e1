import type { CheckResult } from './check.ts';

/** The results of a smoke test as a short table, one line for each check. */
export function tellResults(results: readonly CheckResult[]): string[] {
  return results.map(({ name, complaint }) =>
    complaint === null ? `ok    ${name}` : `FAIL  ${name}: ${complaint}`,
  );
}
