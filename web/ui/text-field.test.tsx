import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const field = (props: Partial<ComponentProps<typeof TextField>> = {}) => (
  <TextField label="Username" name="username" help="Everyone can see it." {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const description = () =>
  document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent;

test('a click on the label and Tab move to the input, which takes text', async () => {
  render(field());
  await userEvent.click(screen.getByText('Username'));
  await userEvent.keyboard('new');
  input().blur();
  await userEvent.tab();
  await userEvent.keyboard('{End}comer');
  expect(input().value).toBe('newcomer');
});

test('a disabled input takes neither text nor the focus', async () => {
  render(field({ disabled: true }));
  await userEvent.type(input(), 'new');
  await userEvent.tab();
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('the error replaces the help, and both describe the input', () => {
  const { rerender } = render(field());
  expect(description()).toBe('Everyone can see it.');
  expect(input().getAttribute('aria-invalid')).toBeNull();
  rerender(field({ error: 'This username is taken.' }));
  expect(description()).toBe('This username is taken.');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Everyone can see it.')).toBeNull();
});

test('an input without a message is described by nothing', () => {
  render(field({ help: undefined }));
  expect(input().getAttribute('aria-describedby')).toBeNull();
});
