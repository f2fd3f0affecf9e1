import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Keyboard shortcuts' });

function show({ isDisabled = false } = {}) {
  const press = vi.fn();
  render(
    <IconButton icon="menu" label="Keyboard shortcuts" disabled={isDisabled} onClick={press} />,
  );
  return press;
}

test('a click, Enter and Space press the button', async () => {
  const press = show();
  await userEvent.click(button());
  expect(press).toHaveBeenCalledTimes(1);
  button().blur();
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a disabled button takes neither a click nor the focus', async () => {
  const press = show({ isDisabled: true });
  await userEvent.click(button());
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(press).not.toHaveBeenCalled();
});

test('the label is the name of the button and its tooltip', () => {
  show();
  expect(button().title).toBe('Keyboard shortcuts');
});

test('a button with an icon does not submit the form around it', async () => {
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <IconButton icon="menu" label="Keyboard shortcuts" />
    </form>,
  );
  await userEvent.click(button());
  expect(submit).not.toHaveBeenCalled();
});
