import { errorLineOf } from '../domain/outcome-digest.ts';
import type { CaseOutcome } from '../sandbox/contract.ts';
import { ContentError } from './content-error.ts';

/** Names the file of a program, and what it ran for. */
export interface Place {
  file: string;
  field: string;
}

/**
 * Returns what an author's program printed or returned.
 *
 * @throws {ContentError} if it didn't finish
 */
export function finishedOutput({ file, field }: Place, outcome: CaseOutcome | undefined): string {
  if (outcome?.status === 'FINISHED') return outcome.stdout;
  const reason = outcome ? errorLineOf(outcome.error) : 'it returned no result';
  throw new ContentError([{ file, field, fix: `It does not finish: ${reason}` }]);
}
