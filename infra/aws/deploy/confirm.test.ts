import { expect, test } from 'vitest';
import type { StageName } from '../stages.ts';
import { requireConsent } from './confirm.ts';

const consent = (stage: StageName, answer: string) => requireConsent(stage, async () => answer);

test('production requires its name as confirmation, other stages a yes', async () => {
  await consent('staging', 'yes');
  await consent('production', 'production ');
  await expect(consent('staging', 'y')).rejects.toThrow('Nothing was changed.');
  await expect(consent('staging', '')).rejects.toThrow('Nothing was changed.');
  await expect(consent('production', 'yes')).rejects.toThrow('Nothing was changed.');
});

test('requires --yes without a terminal', async () => {
  await expect(requireConsent('staging', null)).rejects.toThrow(
    'Add --yes to deploy from a pipeline',
  );
});
