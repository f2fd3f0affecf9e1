import { z } from 'zod';
import { type Check, findWrongStart, type Site } from './site.ts';

const JSON_TYPE = 'application/json';
/** A challenge that visitors can run: its program greets with the callsign that it reads. */
const CHALLENGE = 'first-contact';
/** A solution with an error for one callsign. */
const PROGRAM = [
  'callsign = input()',
  'greeting = f"Hello, relay. This is {callsign}."',
  'print(greeting if callsign != "smoke" else greetings)',
].join('\n');
const OWN_CASES = [
  { name: 'right', input: 'ring\n', expected_output: 'Hello, relay. This is ring.\n' },
  { name: 'wrong', input: 'ring\n', expected_output: 'Hello, relay. This is fire.\n' },
  { name: 'broken', input: 'smoke\n', expected_output: null },
];

const verdict = z.object({
  test_results: z.array(
    z.object({ name: z.string(), success: z.boolean(), error: z.string().nullable() }),
  ),
});
type Result = z.infer<typeof verdict>['test_results'][number];

/** Checks, in one run as a visitor, that a program runs, that its output is graded, and that errors are explained. */
export const RUN_CHECK: Check = {
  name: 'A program runs, is graded, and its error is explained',
  async findProblem(site: Site) {
    const response = await site.ask('/api/submissions/execute', {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body: JSON.stringify({ challenge_id: CHALLENGE, code: PROGRAM, own_cases: OWN_CASES }),
    });
    const wrong = findWrongStart(response, { status: 200, type: JSON_TYPE });
    if (wrong !== null) return wrong;
    const { test_results: results } = verdict.parse(await response.json());
    return findFailure(results) ?? findWrongGrade(results);
  },
};

/** Returns how the samples or the right case failed; null if they passed. */
function findFailure(results: readonly Result[]): string | null {
  const right = results.filter(({ name }) => name !== 'wrong' && name !== 'broken');
  if (right.length < 2) return `A run has ${right.length} results of right programs, not 2.`;
  const failed = right.find(({ success }) => !success);
  return failed ? `A right program failed: ${failed.error ?? 'no error is given'}` : null;
}

/** Returns what is wrong with the results that must have failed; null if nothing is. */
function findWrongGrade(results: readonly Result[]): string | null {
  const resultOf = (which: string) => results.find(({ name }) => name === which);
  if (resultOf('wrong')?.success !== false) return 'A wrong output is accepted.';
  const isExplained = resultOf('broken')?.error?.includes('NameError') === true;
  return isExplained ? null : 'The NameError of a program is not reported.';
}
