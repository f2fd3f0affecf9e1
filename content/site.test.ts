import { expect, test } from 'vitest';

import { loadSite } from './site.ts';

test('the landing page gets its claims, its offer and where to write to', async () => {
  const site = await loadSite();
  expect(site.claims).toContain('30-day money-back guarantee');
  expect(site.offer).toMatchObject({ claim: '50% off the first month', durationHours: 24 });
  expect(site.contactMail).toMatch(/@.+\.example$/);
});

test('every testimonial is tagged as a sample until somebody is quoted by consent', async () => {
  const { testimonials } = await loadSite();
  expect(testimonials).toHaveLength(3);
  expect(testimonials.every(({ isSample }) => isSample)).toBe(true);
});

test('a social link without a target is a name alone', async () => {
  const { socialLinks } = await loadSite();
  expect(socialLinks.map(({ href }) => href)).toEqual([null, null]);
});
