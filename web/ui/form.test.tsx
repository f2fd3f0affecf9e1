import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { focusInput, Form } from './form.tsx';

afterEach(cleanup);

const form = createRef<HTMLFormElement>();
const onSubmit = vi.fn();

function renderForm(failure = '') {
  onSubmit.mockClear();
  render(
    <Form ref={form} failure={failure} onSubmit={onSubmit}>
      <input aria-label="Name" name="name" required />
      <input aria-label="Code" name="code" />
      <button type="submit">Send</button>
    </Form>,
  );
}

test.each([
  ['Enter in a field', () => userEvent.type(screen.getByLabelText('Name'), '{Enter}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Send' }))],
])('%s submits the form once, and validation is left to the page', async (_way, submit) => {
  renderForm();
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an error is announced above the fields', () => {
  renderForm('The server does not answer.');
  expect(screen.getByRole('alert').textContent).toBe('The server does not answer.');
  expect(form.current?.firstElementChild).toBe(screen.getByRole('alert'));
});

test('the first invalid input gets the focus', () => {
  renderForm();
  focusInput(form.current, () => true);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  focusInput(form.current, (name) => name === 'code');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  focusInput(form.current, (name) => name === 'constructor');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});
