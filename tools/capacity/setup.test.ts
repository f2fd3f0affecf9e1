import { expect, test } from 'vitest';
import { readStages } from '../../infra/aws/stages.ts';
import { shippedSetup } from './setup.ts';

test('the setup on the page is that of the shipped stage', async () => {
  const production = (await readStages()).find(({ name }) => name === 'production');
  expect(shippedSetup()).toMatchObject({
    requestsPerSecond: production?.requestsPerSecond,
    runsAtOnce: production?.runsAtOnce,
  });
});
