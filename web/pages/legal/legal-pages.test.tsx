import { cleanup, render, screen, within } from '@testing-library/react';
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

test('every section of a policy has an address that its contents lead to', () => {
  renderPage(PrivacyPage);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => document.querySelector(`section${link.getAttribute('href')}`));
  expect(targets.every((target) => target !== null)).toBe(true);
  expect(new Set(targets).size).toBe(14);
});

test('the periods and ages of the policies are those that are promised', () => {
  renderPage(PrivacyPage);
  const section = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(section('Retention')).toMatch(/after 3 years of inactivity/);
  expect(section('Retention')).toMatch(/Challenge submissions: 7 years/);
  expect(section('Retention')).toMatch(/Logs: 12 months/);
  expect(section('Retention')).toMatch(/Marketing preferences: until you opt out/);
  expect(section("Children's privacy")).toMatch(/under 13/);
  cleanup();
  renderPage(TermsPage);
  expect(section('Acceptance of the terms')).toMatch(/18, or have the consent of a parent/);
});

test('billing keeps to the periods of the policy', () => {
  renderPage(BillingPage);
  const section = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(section('Billing cycles')).toMatch(/3 days before a monthly and 7 days before an annual/);
  expect(section('Billing cycles')).toMatch(/24 hours before the renewal/);
  expect(section('Support and disputes')).toMatch(/within 24 hours.+within 48 hours.+60 days/);
  expect(screen.getAllByText('Price to be announced')).toHaveLength(2);
});

test('plans without a price cannot be subscribed to', () => {
  renderPage(BillingPage);
  const buttons = screen.getAllByRole('button', { name: 'Subscribe' });
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
  expect(screen.getByText('BEST VALUE')).toBeTruthy();
});
