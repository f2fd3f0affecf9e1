import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HelpPage } from './help-page.tsx';

beforeEach(() => {
  render(<HelpPage />);
});
afterEach(cleanup);

test('the table of contents links to every section', () => {
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  expect(links).toHaveLength(10);
  for (const link of links) {
    const section = document.querySelector(link.getAttribute('href') ?? '');
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent.replace(/^\d+/, ''));
  }
});

test("answers are always visible, so that the browser's search finds them", () => {
  expect(document.querySelector('details')).toBeNull();
  expect(screen.getByText(/Two missed days in each month are frozen/)).toBeTruthy();
});

test('a report goes to support and says what to include', () => {
  const [mail] = screen.getAllByRole('link', { name: /@/ });
  const address = new URL(mail?.getAttribute('href') ?? '');
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('body')).toContain('Id, if there was one');
});
