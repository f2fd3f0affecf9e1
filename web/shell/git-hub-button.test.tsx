import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import type { AuthConnection } from '../session/auth-connection.ts';
import { takeDestination } from '../session/destination.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { forgetBrowser } from '../testing/browser-session.ts';
import { GitHubButton } from './git-hub-button.tsx';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

beforeEach(forgetBrowser);
afterEach(cleanup);

function SignInLayout({ onFailure }: { onFailure: (message: string) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <GitHubButton
      failure={messages.gitHubLoginFailed}
      destination="/challenges"
      onFailure={onFailure}
      disabled={false}
      isBusy={isBusy}
      onBusy={setIsBusy}
    />
  );
}

function renderButton(open: () => Promise<AuthConnection>) {
  const onFailure = vi.fn();
  render(
    <SessionProvider open={open}>
      <SignInLayout onFailure={onFailure} />
    </SessionProvider>,
  );
  return onFailure;
}

test('a visitor who returns from GitHub with the Back button can try again', async () => {
  renderButton(() => new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with GitHub' }));
  const busy = screen.getByRole('button', { name: messages.connectingToGitHub });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('button', { name: 'Continue with GitHub' })).toBe(busy);
  expect(busy.hasAttribute('aria-disabled')).toBe(false);
});

test('a failure is reported, and the destination is remembered', async () => {
  const onFailure = renderButton(() => Promise.reject(new Error('The chunk is not there.')));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with GitHub' }));
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(messages.gitHubLoginFailed);
  expect(takeDestination()).toBe('/challenges');
});
