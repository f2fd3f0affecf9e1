import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

const input = () => screen.getByLabelText<HTMLInputElement>('New password');
const description = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a click shows the password, and another click hides it', async () => {
  render(<PasswordField name="password" label="New password" />);
  await userEvent.type(input(), 'correct horse');
  expect(input().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(input().type).toBe('text');
  expect(input().value).toBe('correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(input().type).toBe('password');
});

test('Tab moves from the password to its button, and Space and Enter press it', async () => {
  render(<PasswordField name="password" label="New password" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(input());
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(input().type).toBe('text');
  await userEvent.keyboard('{Enter}');
  expect(input().type).toBe('password');
});

test('showing the password does not submit the form, and Enter in it does', async () => {
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <PasswordField name="password" label="New password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.type(input(), 'correct horse{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('the error replaces the help, and the rules are read with either', () => {
  const field = (error?: string) => (
    <PasswordField
      name="password"
      label="New password"
      help="At least eight characters."
      error={error}
    >
      Two rules are met.
    </PasswordField>
  );
  const { rerender } = render(field());
  expect(description()).toEqual(['At least eight characters.', 'Two rules are met.']);
  rerender(field('This password is too short.'));
  expect(description()).toEqual(['This password is too short.', 'Two rules are met.']);
  expect(input().getAttribute('aria-invalid')).toBe('true');
});
