import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeWords } from './code-words.tsx';

test('words between backticks are shown as code, without the backticks', () => {
  const { container } = render(<CodeWords text="`hots` isn't defined. Did you mean `host`?" />);
  expect(container.innerHTML).toBe(
    "<code>hots</code> isn't defined. Did you mean <code>host</code>?",
  );
});

test('text without code stays as it is', () => {
  const { container } = render(<CodeWords text="A <b> is text." />);
  expect(container.textContent).toBe('A <b> is text.');
});
