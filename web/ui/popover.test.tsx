import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Popover, PopoverAction } from './popover.tsx';

const onRun = vi.fn();

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Popover icon="more" label="More">
        <PopoverAction label="Run Code" help="On our server." onClick={onRun} />
        <PopoverAction label="Settings" onClick={() => setIsOpen(true)} />
      </Popover>
      <button type="button">After</button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Settings">
        <input aria-label="Size" />
      </Dialog>
    </>
  );
}

beforeEach(() => {
  onRun.mockClear();
  render(<Example />);
});
afterEach(cleanup);

const opener = () => screen.getByRole('button', { name: 'More' });
const panel = () => screen.queryByRole('dialog', { name: 'More' });

async function open(): Promise<void> {
  opener().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'More' });
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its own button', () => userEvent.click(opener())],
])('%s closes it and returns the focus to its button', async (_way, dismiss) => {
  await open();
  await dismiss();
  await waitFor(() => expect(panel()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

test.each([
  ['a click', () => userEvent.click(document.body)],
  ['a tap', () => userEvent.pointer({ keys: '[TouchA]', target: document.body })],
])('%s elsewhere closes it', async (_way, press) => {
  await open();
  await press();
  await waitFor(() => expect(panel()).toBeNull());
});

test('it closes when the focus moves on', async () => {
  await open();
  screen.getByRole('button', { name: 'After' }).focus();
  await waitFor(() => expect(panel()).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('an action that is pressed closes it, returns the focus, and acts once', async () => {
  await open();
  await userEvent.click(
    screen.getByRole('button', { name: 'Run Code', description: 'On our server.' }),
  );
  await waitFor(() => expect(panel()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  expect(onRun).toHaveBeenCalledOnce();
});

test('the keyboard reaches the actions, and a dialog that one opens gets the focus and returns it', async () => {
  await open();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' }));
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  await waitFor(() => expect(panel()).toBeNull());
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});
