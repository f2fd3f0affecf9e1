import { expect, test } from 'vitest';
import type { StageName } from '../stages.ts';
import { requireConsent } from './confirm.ts';

const consent = (stage: StageName, answer: string) => requireConsent(stage, async () => answer);

test('production takes its name for a yes, other stages a yes', async () => {
  await consent('staging', 'yes');
  await consent('production', 'production ');
  await expect(consent('staging', 'y')).rejects.toThrow('Nothing was changed.');
  await expect(consent('staging', '')).rejects.toThrow('Nothing was changed.');
  await expect(consent('production', 'yes')).rejects.toThrow('Nothing was changed.');
});

test('nobody consents where there is no terminal', async () => {
  await expect(requireConsent('staging', null)).rejects.toThrow('add --yes where a pipeline');
});
