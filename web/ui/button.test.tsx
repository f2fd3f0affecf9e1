import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { TryAgain } from './try-again.tsx';

afterEach(cleanup);

const button = (name = 'Save') => screen.getByRole('button', { name });

function show(props: ComponentProps<typeof Button> = {}) {
  const press = vi.fn();
  render(
    <Button onClick={press} {...props}>
      Save
    </Button>,
  );
  return press;
}

test('a click, Enter and Space press a button', async () => {
  const press = show();
  await userEvent.click(button());
  button().blur();
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a disabled button takes neither a click nor the focus', async () => {
  const press = show({ disabled: true });
  await userEvent.click(button());
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(press).not.toHaveBeenCalled();
});

test('a button keeps the focus while it is busy, and ignores clicks and keys', async () => {
  const press = vi.fn();
  const save = (isBusy: boolean) => (
    <Button onClick={press} isBusy={isBusy}>
      Save
    </Button>
  );
  const { rerender } = render(save(false));
  await userEvent.click(button());
  rerender(save(true));
  await userEvent.click(button());
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button());
  expect(press).toHaveBeenCalledOnce();
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

test('a busy button submits no form, also when Enter is pressed in a field', async () => {
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <input aria-label="Name" />
      <Button type="submit" isBusy>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(button());
  await userEvent.type(screen.getByLabelText('Name'), 'nova{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

test('a button submits the form around it only if its type says so', async () => {
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <Button>Check</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(button('Check'));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(button('Send'));
  expect(submit).toHaveBeenCalledOnce();
});

test('a prerendered form cannot be submitted until its page is hydrated', () => {
  const isDisabled = (type: 'submit' | 'button') =>
    renderToString(<Button type={type}>Login</Button>).includes(' disabled=""');
  expect(isDisabled('submit')).toBe(true);
  expect(isDisabled('button')).toBe(false);
});

test('an icon adds nothing to the name of a button', () => {
  show({ icon: 'run' });
  expect(button().firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('what failed can be tried again, but not while it is being tried', async () => {
  const retry = vi.fn();
  const { rerender } = render(<TryAgain isRetrying={false} retry={retry} />);
  await userEvent.click(button('Try again'));
  expect(retry).toHaveBeenCalledOnce();
  rerender(<TryAgain isRetrying retry={retry} />);
  await userEvent.click(button('Try again'));
  expect(retry).toHaveBeenCalledOnce();
});
