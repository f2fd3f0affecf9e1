import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from 'virtual:site';
import { OFFER_COOKIE } from '../../shell/offer-clock.ts';
import { LandingPage } from './landing-page.tsx';

/** What the page waits for: an element that comes into view, and how much of it. */
const observed: { element: Element; threshold: unknown }[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #threshold: unknown;
      constructor(_onSeen: unknown, { threshold }: IntersectionObserverInit) {
        this.#threshold = threshold;
      }
      observe(element: Element): void {
        observed.push({ element, threshold: this.#threshold });
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = `${OFFER_COOKIE}=; Path=/; Max-Age=0`;
});

function renderPage(): void {
  render(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
}

test('the hero starts when a tenth of it is in view, the demos with three tenths', () => {
  renderPage();
  expect(observed.map(({ threshold }) => threshold)).toEqual([0.1, 0.3]);
  const [hero, demos] = observed;
  expect(hero?.element.querySelector('h1')).toBeTruthy();
  const files = [...(demos?.element.querySelectorAll('figure > header') ?? [])];
  expect(files.map(({ textContent }) => textContent)).toEqual([
    'hello_world.py',
    'functions.py',
    'port_scanner.py',
    'network_scanner.py',
  ]);
});

test('the calls to action lead to the registration and to the lessons', () => {
  renderPage();
  const targets = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(targets('Create an account')).toEqual(['/register', '/register']);
  expect(targets('See the lessons')).toEqual(['/lessons', '/lessons']);
});

test("the operator's claims stand there word for word, and samples are marked", () => {
  renderPage();
  for (const claim of site.claims) expect(screen.getByText(claim)).toBeTruthy();
  const quotes = screen.getByRole('region', { name: 'What learners say' });
  expect(within(quotes).getAllByText('SAMPLE')).toHaveLength(3);
});

test('the offer is repeated at the end of the page, for as long as it stands', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
  document.cookie = `${OFFER_COOKIE}=${Date.now() + 2000}; Path=/`;
  renderPage();
  expect(screen.getByText(/50% off the first month/).textContent).toMatch(/00:00:02$/);
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(screen.queryByText(/50% off the first month/)).toBeNull();
});
