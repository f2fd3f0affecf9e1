import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteRouter } from '../router/site-router.tsx';
import { ButtonLink } from './button.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(
    <SiteRouter>
      <ButtonLink to="/challenges" icon="challenges">
        Browse challenges
      </ButtonLink>
    </SiteRouter>,
  );
});
afterEach(cleanup);

const link = () => screen.getByRole('link', { name: 'Browse challenges' });

test('a click leads to the page', async () => {
  await userEvent.click(link());
  expect(location.pathname).toBe('/challenges');
});

test('Tab moves to the link and Enter to the page', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(link());
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe('/challenges');
});

test('the link has an address, so that it can be opened in another tab', () => {
  expect(link().getAttribute('href')).toBe('/challenges');
});
