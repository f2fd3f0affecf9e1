import type { OwnCase } from '../../domain/own-case.ts';
import type { OwnCaseInput } from './__generated__/resolvers.ts';

/** Returns a learner's own cases, as services know them. Omitted expected outputs are null. */
export function ownCasesOf(cases: readonly OwnCaseInput[]): OwnCase[] {
  return cases.map((own) => ({ ...own, expectedStdout: own.expectedStdout ?? null }));
}
