import { availableParallelism } from 'node:os';
import process from 'node:process';

/** Vitest's own option only excludes files from projects that exclude nothing else. */
const VARIABLE = 'PACKETSMITH_SKIPPED_TESTS';

/** Returns the environment variables that make vitest skip test files. */
export function skipTests(patterns: readonly string[]): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(patterns) };
}

/** The patterns of the test files that this run skips. */
export const SKIPPED_TESTS: readonly string[] = parse(process.env[VARIABLE]);

function parse(text: string | undefined): string[] {
  const patterns: unknown = JSON.parse(text ?? '[]');
  if (Array.isArray(patterns) && patterns.every((one) => typeof one === 'string')) return patterns;
  throw new Error(`${VARIABLE} must be a list of patterns; it is ${text}.`);
}

/** How many journeys run at a time: each has a browser that keeps a core busy, and some a product of their own. */
export const JOURNEY_WORKERS = availableParallelism();
