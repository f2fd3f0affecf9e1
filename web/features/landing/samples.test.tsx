import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { http, HttpResponse } from 'msw/http';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../testing/server.ts';

const SAMPLES = {
  claims: ['10,000+ professionals'],
  testimonials: [{ quote: 'Sample text.', name: 'Sample', role: 'Student' }],
};

beforeEach(() => {
  vi.resetModules();
  const config = { supabaseUrl: '/', supabaseAnonKey: 'anon', apiUrl: '/', samples: SAMPLES };
  server.use(http.get('/config.json', () => HttpResponse.json(config)));
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

async function landingPage() {
  const { LandingPage } = await import('./landing-page.tsx');
  return (
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>
  );
}

test('on the machine of the operator, samples are shown and marked', async () => {
  render(await landingPage());
  const claim = await screen.findByText('10,000+ professionals');
  expect(claim.textContent).toBe('10,000+ professionals SAMPLE');
  const caption = (await screen.findByText('“Sample text.”')).closest('figure');
  expect(caption?.textContent).toContain('SAMPLE');
});

test('the page that is prerendered for visitors has none', async () => {
  const html = renderToString(await landingPage());
  expect(html).not.toMatch(/SAMPLE|professionals|4\.9\/5|money-back|24\/7|What learners say/);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['learn.example.test', false],
  ['localhost.example.test', false],
  ['192.0.2.7', false],
])('under the address %s, whether the page asks for samples is %s', async (host, isAsking) => {
  const { isThisMachine } = await import('./use-samples.ts');
  expect(isThisMachine(host)).toBe(isAsking);
});
