import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { server } from '../../testing/server.ts';
import { watchRequestLines } from '../../testing/watch-requests.ts';
import { readMailLink } from './mail-action.ts';
import { MailActionPage } from './mail-action-page.tsx';

afterEach(cleanup);

const page = (
  <MemoryRouter>
    <MailActionPage />
  </MemoryRouter>
);

test.each([
  ['signup', 'Confirm your email', 'Confirm my email'],
  ['recovery', 'Set a new password', 'Choose a new password'],
  ['email_change', 'Confirm the change of your email', 'Confirm the change'],
  ['magiclink', 'Sign in to Packetsmith', 'Sign in'],
  ['invite', 'Accept your invitation', 'Accept and sign in'],
])('the link of the email %s waits for a button', (type, title, button) => {
  const requests = watchRequestLines();
  history.replaceState(null, '', `/mail-action?token=secret&type=${type}`);
  render(page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
  expect(requests()).toEqual([]);
});

test('the auth service gets what the email says, and nothing else', () => {
  const search = '?token=a%2Bb&type=recovery&redirect_to=http%3A%2F%2Flocalhost%2Freset&jwt=x';
  expect(readMailLink(search)?.parameters.toString()).toBe(
    'token=a%2Bb&type=recovery&redirect_to=http%3A%2F%2Flocalhost%2Freset',
  );
});

test.each(['', '?type=recovery', '?token=secret', '?token=secret&type=sms'])(
  'an incomplete link (%s) offers the other ways',
  (search) => {
    history.replaceState(null, '', `/mail-action${search}`);
    render(page);
    expect(screen.getByText(/link is not complete/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Enter a code' })).toBeTruthy();
  },
);

test('without a connection, the button says so and works again', async () => {
  server.use(http.get('/config.json', () => HttpResponse.error()));
  history.replaceState(null, '', '/mail-action?token=secret&type=recovery');
  render(page);
  const button = screen.getByRole<HTMLButtonElement>('button');
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(messages.networkError);
  expect(button.disabled).toBe(false);
});

test('the prerendered page, which has no link, claims nothing', () => {
  expect(renderToString(page)).not.toContain('not complete');
});
