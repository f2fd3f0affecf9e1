import { expect, test } from 'vitest';
import { readStages } from '../../infra/aws/stages.ts';
import { shippedSetup } from './setup.ts';

test('the setup that the page tells of is that of the stage that is shipped', async () => {
  const production = (await readStages()).find(({ name }) => name === 'production');
  expect(shippedSetup()).toMatchObject({
    requestsPerSecond: production?.requestsPerSecond,
    runsAtOnce: production?.runsAtOnce,
  });
});
