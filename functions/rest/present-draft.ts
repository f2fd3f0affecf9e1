import type { z } from '@hono/zod-openapi';
import type { OwnCase } from '../../domain/own-case.ts';
import type { Draft, ReplacedDraft } from '../services/ports/drafts.ts';
import type { draft, ownCase } from './draft-schemas.ts';

/** Returns a learner's own cases, as services know them. */
export function ownCasesOf(cases: readonly z.output<typeof ownCase>[]): OwnCase[] {
  return cases.map(({ name, input, expected_output }) => ({
    name,
    stdin: input,
    expectedStdout: expected_output,
  }));
}

/** Returns a draft with the code that it replaced. */
export function presentDraft(
  { challengeId, code, ownCases, editedAt, revision }: Draft,
  replaced: readonly ReplacedDraft[],
): z.input<typeof draft> {
  return {
    challenge_id: challengeId,
    code,
    own_cases: ownCases.map(({ name, stdin, expectedStdout }) => ({
      name,
      input: stdin,
      expected_output: expectedStdout,
    })),
    edited_at: editedAt.toISOString(),
    revision,
    replaced: replaced.map((old) => ({
      id: old.id,
      code: old.code,
      edited_at: old.editedAt.toISOString(),
      replaced_at: old.replacedAt.toISOString(),
    })),
  };
}
