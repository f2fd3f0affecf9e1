import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

const onClose = vi.fn();

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="New token"
        footer={
          <button type="button" onClick={close}>
            Cancel
          </button>
        }
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  onClose.mockClear();
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

const dialog = () => screen.queryByRole('dialog', { name: 'New token' });
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');
/** Returns the element outside the dialog that a pointer hits. */
function outside(): Element {
  const overlay = screen.getByRole('dialog').previousElementSibling;
  if (overlay === null) throw new Error('The dialog has no overlay.');
  return overlay;
}

test('a text selection that is dragged out of the dialog does not close it', async () => {
  await openDialog();
  await userEvent.type(nameField(), 'laptop');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: nameField() },
    { target: outside() },
    { keys: '[/MouseLeft]', target: outside() },
  ]);
  expect(dialog()).toBeTruthy();
  expect(nameField().value).toBe('laptop');
});

test.each([
  ['a click outside', () => userEvent.click(outside())],
  ['a tap outside', () => userEvent.pointer({ keys: '[TouchA]', target: outside() })],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a button of its own', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s closes the dialog once and returns the focus', async (_way, dismiss) => {
  await openDialog();
  await dismiss();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
  const opener = screen.getByRole('button', { name: 'Open' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Tab and Shift Tab stay inside the dialog', async () => {
  await openDialog();
  const close = screen.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(close);
  await userEvent.tab();
  expect(document.activeElement).toBe(nameField());
});

test('a click inside the dialog leaves it open', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('heading', { name: 'New token' }));
  expect(dialog()).toBeTruthy();
});

test('the focus stays where the page put it while the dialog closed', async () => {
  function Creating() {
    const [isOpen, setIsOpen] = useState(false);
    const created = useRef<HTMLInputElement>(null);
    useEffect(() => {
      if (!isOpen) created.current?.focus();
    }, [isOpen]);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Create
        </button>
        <input aria-label="Created token" ref={created} />
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="New token">
          Name
        </Dialog>
      </>
    );
  }
  render(<Creating />);
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  // Radix restores the focus in a separate task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(screen.getByLabelText('Created token'));
});
