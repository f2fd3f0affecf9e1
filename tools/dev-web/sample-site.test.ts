import { expect, test } from 'vitest';
import { loadCurriculum } from '../../content/load-curriculum.ts';
import { labScenarioSchema } from '../../sandbox/lab/scenario.ts';
import { presentCurriculum } from './sample-site.ts';

test('the sample curriculum has the labs that the API returns, and no hidden cases or solutions', async () => {
  const { lessons, challenges } = presentCurriculum(await loadCurriculum());
  const labs = [...lessons, ...challenges].flatMap(({ lab }) => lab ?? []);
  expect(labs.length).toBeGreaterThan(4);
  for (const lab of labs) expect(() => labScenarioSchema.parse(lab)).not.toThrow();
  expect(JSON.stringify(challenges)).not.toMatch(
    /"(hiddenCases|casePool|mistakes|solutions|practiceCases)":/,
  );
});
