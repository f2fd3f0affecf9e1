import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { paths } from './paths.ts';
import { PAGES } from './pages.ts';
import { routeAt } from './route-at.ts';
import { Footer } from './shell/footer.tsx';
import { OfferCountdown } from './shell/offer-countdown.tsx';
import { renderError } from './shell/error-screen.tsx';

vi.mock('virtual:site', () => ({
  // An empty site.yml, as content/site.ts reads it.
  site: {
    address: null,
    claims: [],
    offer: null,
    testimonials: [],
    contactMail: null,
    supportMail: null,
    socialLinks: [],
    subscription: { monthlyPrice: null, annualPrice: null, trialDays: null, refundDays: null },
    supportHours: null,
    outline: [],
  },
}));

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(cleanup);

async function pageAt(path: string): Promise<ReactNode> {
  const { Page, preload } = PAGES[routeAt(path)];
  await preload();
  return <Page />;
}

function show(element: ReactNode): string {
  const { container } = render(element);
  return container.innerHTML;
}

test('without an offer there is no countdown', () => {
  expect(show(<OfferCountdown />)).toBe('');
  expect(document.cookie).not.toContain('offer-countdown');
});

test('the landing page makes no claims that the operator has not set', async () => {
  const html = show(await pageAt(paths.home));
  expect(html).not.toMatch(
    /off the first month|rating|money-back|Subscriptions are not open|What learners say|SAMPLE/,
  );
  expect(html).not.toContain('Infinity');
  expect(screen.getAllByRole('link', { name: 'Create an account' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'See the lessons' })?.getAttribute('href')).toBe(
    paths.lessons,
  );
});

test.each([paths.privacy, paths.terms, paths.billing, paths.help])(
  'without a contact address, nothing at %s links to one',
  async (path) => {
    expect(show(await pageAt(path))).not.toMatch(/mailto:|null|undefined/);
    expect(screen.getAllByText(/the operator of this site/).length).toBeGreaterThan(0);
  },
);

test('without a contact address, the footer and the error screen have no mail link', () => {
  expect(show(<Footer />)).not.toMatch(/mailto:|Contact|operator|null/);
  expect(show(renderError(new Error('Broken.')))).not.toMatch(/mailto:|null/);
  expect(screen.getByRole('link', { name: 'See help' })).toBeTruthy();
});
