import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { ErrorScreen } from './error-screen.tsx';

afterEach(cleanup);

test("an error is shown in its own words, with the learner's ways on", () => {
  render(<ErrorScreen error={new TypeError('The reading is undefined.')} />);
  expect(screen.getByRole('heading', { name: messages.errorTitle })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('The reading is undefined.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go Home' })).toBeTruthy();
  expect(screen.getByText(/^TypeError: The reading is undefined\./)).toBeTruthy();
});

test('what is thrown without words gets the sentence of the product', () => {
  render(<ErrorScreen error={undefined} />);
  expect(screen.getByRole('alert').textContent).toBe(messages.errorUnexpected);
});
