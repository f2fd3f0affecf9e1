import { expect, test } from 'vitest';

import { CHALLENGE_GATES } from './all-gates.ts';
import { authoredFixture } from './authored-fixture.ts';

const noRunner = { run: () => Promise.resolve({ outcomes: [] }) };
const { hiddenCases } = authoredFixture().challenge;

/** Returns how many gates find a case with the title of another. */
async function findingsIn(format: 1 | 2): Promise<string[]> {
  const authored = authoredFixture({ hiddenCases: [...hiddenCases, ...hiddenCases] }, { format });
  const checked = await Promise.all(
    CHALLENGE_GATES.map(async (gate) => {
      try {
        return await gate(authored, noRunner);
      } catch {
        // Gates that need results of programs have none here.
        return [];
      }
    }),
  );
  return checked.flat().map(({ fix }) => fix);
}

test('rules about feedback hold in format 2 only', async () => {
  const finding = 'Two cases have this title. Rename the file of one of them.';
  expect(await findingsIn(2)).toContain(finding);
  expect(await findingsIn(1)).not.toContain(finding);
});
