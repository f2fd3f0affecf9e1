import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { BillingPage } from './billing-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

afterEach(cleanup);

function renderPage(Page: ComponentType) {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

test('the privacy policy has its fourteen sections and the date of today', () => {
  renderPage(PrivacyPage);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(14);
  expect(screen.getByText(String(new Date().getFullYear()), { exact: false }).tagName).toBe('TIME');
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});

test('the terms have their nine sections and lead to the privacy policy', () => {
  renderPage(TermsPage);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
    '/privacy',
  );
});

test('plans without a price cannot be subscribed to', () => {
  renderPage(BillingPage);
  const buttons = screen.getAllByRole('button', { name: 'Subscribe' });
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
  expect(screen.getByText('BEST VALUE')).toBeTruthy();
});
