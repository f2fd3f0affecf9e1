import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Diff } from './diff.tsx';

afterEach(cleanup);

/** Returns the marked parts of a side. */
function marked(side: string): (string | null)[] {
  const parts = [...screen.getByLabelText(side).children];
  return parts
    .filter(({ localName }) => localName === 'ins' || localName === 'mark')
    .map(({ textContent }) => textContent);
}

test('Tab moves to both sides, so that the keyboard can scroll them', async () => {
  render(<Diff expected={'open 22\n'} actual={'open 23\n'} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Expected'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Your output'));
});

test.each([
  { what: 'a digit', expected: 'open 22', actual: 'open 23', marks: [['2'], ['3']] },
  { what: 'a newline', expected: 'open\n', actual: 'open', marks: [['⏎\n'], []] },
  { what: 'a space', expected: 'open', actual: 'open ', marks: [[], ['·']] },
])('$what that differs is marked and drawn', ({ expected, actual, marks }) => {
  render(<Diff expected={expected} actual={actual} />);
  expect([marked('Expected'), marked('Your output')]).toEqual(marks);
});

test('a side without output says so', () => {
  render(<Diff expected="open 22" actual="" />);
  expect(screen.getByLabelText('Your output').textContent).toBe('nothing');
});

test.each(['__proto__', 'constructor', 'toString', 'valueOf'])(
  'the word %s is text like any other',
  (word) => {
    render(<Diff expected="22\n" actual={`${word}\n`} />);
    expect(screen.getByLabelText('Your output').textContent).toBe(`${word}⏎\n`);
  },
);
