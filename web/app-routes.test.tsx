import { useApolloClient } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoutePage } from './app-routes.tsx';
import { SiteRouter } from './router/site-router.tsx';
import { SessionProvider } from './session/session-provider.tsx';
import { forgetBrowser } from './testing/browser-session.ts';

beforeEach(forgetBrowser);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function DataPage() {
  useApolloClient();
  return <p>has data</p>;
}

function renderRoute(data: 'graphql' | 'none') {
  render(
    <SiteRouter>
      <SessionProvider>
        <Suspense fallback="Loading">
          <RoutePage route={{ access: 'public', data }} page={{ Page: DataPage }} />
        </Suspense>
      </SessionProvider>
    </SiteRouter>,
  );
}

test('a public page gets the data that its route requests, without a session', async () => {
  renderRoute('graphql');
  expect(await screen.findByText('has data')).toBeTruthy();
});

test('a page fails if its route does not request the data that it needs', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderRoute('none')).toThrow(/client/);
});
