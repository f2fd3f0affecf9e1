import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CodeBlock } from './code-block.tsx';

afterEach(cleanup);

/** Presses Tab, and returns the name of what has the focus then. */
async function tab(): Promise<string | null | undefined> {
  await userEvent.tab();
  return document.activeElement?.getAttribute('aria-label');
}

test('Tab moves to the code and to its output, so that the keyboard can scroll them', async () => {
  render(<CodeBlock title="scan.py" code={'print(1)\nprint(2)\n'} output={'1\n2\n'} />);
  expect([await tab(), await tab()]).toEqual(['scan.py', 'Output']);
  expect(screen.getByLabelText('Output').textContent).toBe('12');
});

test('code without a title still has a name, and without output there is nothing below it', async () => {
  render(<CodeBlock code="print(1)" output="" />);
  expect(await tab()).toBe('Code');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a button in the head comes before the code and can be pressed', async () => {
  const copied: string[] = [];
  const copy = <button aria-label="Copy" onClick={() => copied.push('print(1)')} />;
  render(<CodeBlock title="scan.py" code="print(1)" reading={copy} />);
  expect(await tab()).toBe('Copy');
  await userEvent.keyboard('{Enter}');
  expect(copied).toEqual(['print(1)']);
  expect(await tab()).toBe('scan.py');
});
