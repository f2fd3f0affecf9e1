import type { TestReport } from './execution-report.ts';

/** The title of what `printedBeside` returns. */
export const PRINTED_BESIDE = 'Printed, with standard error';

/**
 * Returns everything that a test printed, if it is more than what was compared: a program wrote to standard error, or a
 * function printed something. Null otherwise.
 */
export function printedBeside({ output, actualStdout }: TestReport): string | null {
  return output === actualStdout || output === '' ? null : output;
}
