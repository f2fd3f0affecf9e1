import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteRouter } from '../router/site-router.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { forgetBrowser } from '../testing/browser-session.ts';
import { ToastRegion, useToast, useToastSlot } from '../ui/toast-region.tsx';
import { Shell } from './shell.tsx';
import { MergeToast } from './use-merge-toast.ts';

beforeEach(forgetBrowser);
afterEach(cleanup);

function Page({ hasSlot }: { hasSlot: boolean }) {
  const { show } = useToast();
  return (
    <>
      <button type="button" onClick={() => show({ title: 'Saved' })}>
        save
      </button>
      <button type="button" onClick={() => show({ title: 'Moved', isForFrame: true })}>
        move
      </button>
      {hasSlot && <PageSlot />}
    </>
  );
}

function PageSlot() {
  return <section ref={useToastSlot()} aria-label="Results" />;
}

const pageOf = (hasSlot: boolean) => (
  <SiteRouter>
    <SessionProvider>
      <ToastRegion>
        <Shell title="A page" isProtected={false}>
          <Page hasSlot={hasSlot} />
        </Shell>
      </ToastRegion>
    </SessionProvider>
  </SiteRouter>
);

test('a toast that is not about the page stays in the navigation', async () => {
  render(pageOf(true));
  act(() => screen.getByRole('button', { name: 'move' }).click());
  expect(await within(screen.getByRole('banner')).findByText('Moved')).toBeTruthy();
});

test('on the way back from GitHub, the page says what became of the work without an account', async () => {
  const message = 'What you did without an account is in this account now.';
  const callback = { outcome: 'signed-in', errorCode: '', message } as const;
  const taken = { callback, code: null };
  render(
    <SiteRouter>
      <SessionProvider callback={taken}>
        <ToastRegion>
          <MergeToast />
          <Shell title="A page" isProtected={false}>
            <Page hasSlot />
          </Shell>
        </ToastRegion>
      </SessionProvider>
    </SiteRouter>,
  );
  expect(await within(screen.getByRole('banner')).findByText(message)).toBeTruthy();
});

test('toasts are a row of the navigation, or of the part of a page that has room for them', async () => {
  const { rerender } = render(pageOf(false));
  act(() => screen.getByRole('button', { name: 'save' }).click());
  expect(await within(screen.getByRole('banner')).findByText('Saved')).toBeTruthy();
  rerender(pageOf(true));
  expect(
    await within(screen.getByRole('region', { name: 'Results' })).findByText('Saved'),
  ).toBeTruthy();
  rerender(pageOf(false));
  expect(await within(screen.getByRole('banner')).findByText('Saved')).toBeTruthy();
});
