import type { CheckResult } from './check.ts';

/** Formats the results of a smoke test, one line per check. */
export function tellResults(results: readonly CheckResult[]): string[] {
  return results.map(({ name, complaint }) =>
    complaint === null ? `ok    ${name}` : `FAIL  ${name}: ${complaint}`,
  );
}
