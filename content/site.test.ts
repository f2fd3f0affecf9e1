import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { loadSite, promisesOf, type Site } from './site.ts';

/** Loads the site from this YAML. */
async function siteOf(yaml: string): Promise<Site> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-site-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(path.join(directory, 'site.yml'), yaml);
  return loadSite(directory);
}

test('loads the claims, the offer and the contact addresses', async () => {
  const site = await loadSite();
  expect(promisesOf(site, true).claims).toEqual([
    '10,000+ professionals',
    '4.9/5 rating',
    '30-day money-back guarantee',
    'Cancel anytime',
    '24/7 support',
  ]);
  expect(site.offer).toMatchObject({ shortClaim: '50% off first month', durationHours: 24 });
  expect(site.contactMail).toMatch(/@.+\.example$/);
});

test('every promise is a sample until the operator can vouch for it', async () => {
  const site = await loadSite();
  expect(promisesOf(site, true).testimonials).toHaveLength(3);
  expect(promisesOf(site, false)).toEqual({ claims: [], testimonials: [] });
});

test('nothing links to a social site that does not exist', async () => {
  expect((await loadSite()).socialLinks).toEqual([]);
  await expect(siteOf("social_links: [{ name: A, href: '' }]")).rejects.toThrow(
    'Enter an https URL, or omit the link.',
  );
});

test('no price or trial is set by default', async () => {
  const { monthlyPrice, annualPrice, trialDays } = (await loadSite()).subscription;
  expect([monthlyPrice, annualPrice, trialDays]).toEqual([null, null, null]);
});

test('the days of the guarantee in a claim are those of the subscription', async () => {
  const claims = 'claims: [{ text: "{refund_days}-day guarantee", is_sample: false }]\n';
  const site = await siteOf(`${claims}subscription: { refund_days: 14 }`);
  expect(promisesOf(site, false).claims).toEqual(['14-day guarantee']);
  await expect(siteOf(claims)).rejects.toThrow('Enter the days that a claim promises.');
});

test('every field is optional', async () => {
  expect(await siteOf('{}')).toEqual({
    address: null,
    claims: [],
    offer: null,
    testimonials: [],
    contactMail: null,
    supportMail: null,
    socialLinks: [],
    subscription: { monthlyPrice: null, annualPrice: null, trialDays: null, refundDays: null },
    supportHours: null,
  });
});

test('support questions go to the contact address if there is no other', async () => {
  const { supportMail } = await siteOf('contact_mail: one@example.test');
  expect(supportMail).toBe('one@example.test');
});

test('normalizes prices and the address of the site', async () => {
  const site = await siteOf(
    'address: https://learn.example.test/\nsubscription:\n  monthly_price: €9\n  refund_days: 30',
  );
  expect(site.address).toBe('https://learn.example.test');
  expect(site.subscription).toMatchObject({
    monthlyPrice: '€9',
    annualPrice: null,
    refundDays: 30,
  });
});

test.each([
  ['claim: One', 'site.yml: Unrecognized key: "claim"'],
  ['support_mail: nobody', 'site.yml, support_mail: Enter an email address, or omit the line.'],
  [
    'subscription: { trial_days: 1.5 }',
    'site.yml, subscription.trial_days: Enter a whole number of days.',
  ],
  ['address: https://a.test/b', 'site.yml, address: Enter the URL without a path.'],
  ["social_links: [{ name: A, href: 'javascript:x' }]", 'Enter an https URL, or omit the link.'],
])('%s is rejected with a way to fix it', async (yaml, sentence) => {
  await expect(siteOf(yaml)).rejects.toThrow(sentence);
});
