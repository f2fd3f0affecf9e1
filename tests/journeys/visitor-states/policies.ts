import { expect, test } from 'vitest';
import type { Visit, Visits } from './visits.ts';

const PRIVACY_SECTIONS = [
  'Introduction',
  'Information we collect',
  'Legal bases under the GDPR',
  'How we use information',
  'Sharing and disclosure',
  'International transfers',
  'Security',
  'Retention',
  'Your rights under the GDPR',
  'Your rights under the CCPA',
  'Cookies and local storage',
  "Children's privacy",
  'Changes to this policy',
  'Contact',
];

const TERMS_SECTIONS = [
  'Acceptance of the terms',
  'What the service is',
  'Your account',
  'Acceptable use',
  'Code execution and security',
  'Privacy',
  'Intellectual property',
  'Termination',
  'Contact',
];

const BILLING_SECTIONS = [
  'Free and premium',
  'Payment processing',
  'Billing cycles',
  'Cancellation policy',
  'Managing a subscription',
  'Support and disputes',
  'Legal and tax',
  'Frequently asked questions',
];

const FREE = [
  'Basic challenges and lessons',
  'Limited code execution time',
  'Community forum',
  'Basic progress tracking',
  'Standard support',
];

const PREMIUM = [
  'All challenges and lessons',
  'Extended code execution time',
  'Priority support',
  'Advanced analytics',
  'Early access to new content',
  'Downloadable certificates',
];

/** The screens at /privacy, /terms and /billing. */
export function describePolicies(visits: Visits): void {
  test("the privacy policy has 14 sections with the promised periods, and shows today's date", async () => {
    const visit = await visits.enter('/privacy', {
      prepare: ({ clock }) => clock.install({ time: Date.parse('2026-03-01T12:00:00Z') }),
    });
    expect(await titlesOf(visit)).toEqual(PRIVACY_SECTIONS);
    await visit.page.getByText('Last updated: March 1, 2026', { exact: true }).waitFor();
    const retention = await textOf(visit, 'Retention');
    expect(retention).toMatch(/until you delete the account, or after 3 years of inactivity/);
    expect(retention).toMatch(/Challenge submissions: 7 years/);
    expect(retention).toMatch(/Logs: 12 months/);
    expect(retention).toMatch(/we send no marketing mail.* until you opt out/);
    expect(await textOf(visit, 'Legal bases under the GDPR')).not.toMatch(/news|marketing/);
    expect(await textOf(visit, "Children's privacy")).toMatch(/not for children under 13/);
    const contents = visit.page.getByRole('navigation', { name: 'On this page' });
    expect(await contents.getByRole('link').count()).toBe(PRIVACY_SECTIONS.length);
    for (const entry of await contents.getByRole('link').all()) {
      const section = visit.page.locator(`section${(await entry.getAttribute('href')) ?? ''}`);
      const title = await section.getByRole('heading', { level: 2 }).innerText();
      expect(await entry.innerText()).toContain(title);
    }
    await visit.link('Back to home').click();
    await visit.page.waitForURL(`${visits.url}/`);
  });

  test('the terms have 9 sections, ask for 18 years or parental consent, and link to the privacy policy', async () => {
    const visit = await visits.enter('/terms');
    expect(await titlesOf(visit)).toEqual(TERMS_SECTIONS);
    const acceptance = await textOf(visit, 'Acceptance of the terms');
    expect(acceptance).toMatch(/You must be 18, or have the consent of a parent/);
    await visit.link('Back to home').waitFor();
    const privacy = visit.page.getByRole('region', { name: 'Privacy', exact: true });
    await privacy.getByRole('link', { name: 'Privacy Policy' }).click();
    await visit.page.waitForURL(`${visits.url}/privacy`);
  });

  test('billing shows the plans, whose prices and subscribe buttons are placeholders, and the periods of the policy', async () => {
    const visit = await visits.enter('/billing');
    const { page, button } = visit;
    expect(await titlesOf(visit)).toEqual(BILLING_SECTIONS);
    const plan = (name: string) => page.getByRole('region', { name, exact: true });
    for (const feature of FREE) await plan('Free').getByText(feature, { exact: true }).waitFor();
    for (const name of ['Premium, monthly', 'Premium, annual']) {
      for (const feature of PREMIUM) await plan(name).getByText(feature, { exact: true }).waitFor();
      await plan(name).getByText('Price to be announced', { exact: true }).waitFor();
      expect(await plan(name).getByRole('button', { name: 'Subscribe' }).isDisabled()).toBe(true);
    }
    expect(await button('Subscribe').count()).toBe(2);
    await plan('Premium, annual').getByText('BEST VALUE', { exact: true }).waitFor();
    expect(await page.getByText('BEST VALUE').count()).toBe(1);
    expect(await textOf(visit, 'Frequently asked questions')).toMatch(
      /50% off the first month for a limited time\. Nothing is on sale yet/,
    );
    for (const name of ['Free', 'Premium, monthly']) {
      const planned = plan(name).getByRole('listitem').filter({ hasText: 'PLANNED' });
      expect(await planned.count()).toBe(name === 'Free' ? 1 : PREMIUM.length);
    }
    const cycles = await textOf(visit, 'Billing cycles');
    expect(cycles).toMatch(/3 days before a monthly payment and 7 days before an annual payment/);
    expect(cycles).toMatch(/processed 24 hours before the renewal/);
    expect(cycles).toMatch(
      /If a payment fails, premium access may be suspended. It resumes with the next successful payment/,
    );
    const cancellation = await textOf(visit, 'Cancellation policy');
    expect(cancellation).toMatch(/until the end of the cycle that is paid for/);
    expect(cancellation).toMatch(/back to the free tier/);
    expect(cancellation).toMatch(/can be reactivated/);
    expect(cancellation).toMatch(/money-back guarantee will be announced with the prices/);
    expect(await textOf(visit, 'Managing a subscription')).toMatch(/may be paused/);
    expect(await textOf(visit, 'Free and premium')).toMatch(/free trial.*will be announced/);
    expect(await textOf(visit, 'Payment processing')).toMatch(/card payment provider/);
    const support = await textOf(visit, 'Support and disputes');
    expect(support).toMatch(/By email .* within 24 hours/);
    expect(support).toMatch(/help desk: we answer within 48 hours/);
    expect(support).toMatch(/within 60 days/);
    const legal = visit.page.getByRole('region', { name: 'Legal and tax' });
    for (const [name, target] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      expect(await legal.getByRole('link', { name }).getAttribute('href')).toBe(target);
    }
  });
}

async function titlesOf({ page }: Visit): Promise<string[]> {
  return page
    .getByRole('heading', { level: 2 })
    .and(page.locator('section[id] h2'))
    .allTextContents();
}

/** Returns the text of a section on one line. */
async function textOf({ page }: Visit, name: string): Promise<string> {
  const text = await page.getByRole('region', { name, exact: true }).innerText();
  return text.replaceAll(/\s+/g, ' ');
}
