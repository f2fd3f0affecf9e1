import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Choices } from './choices.tsx';

const OPTIONS = [
  { id: 'all', label: 'All' },
  { id: 'open', label: 'Open' },
  { id: 'solved', label: 'Solved' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof OPTIONS)[number]['id']>('all');
  return <Choices label="State" options={OPTIONS} value={value} onChange={setValue} />;
}

beforeEach(() => void render(<Example />));
afterEach(cleanup);

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('a click selects another option', async () => {
  expect(pressed()).toEqual(['All']);
  await userEvent.click(screen.getByRole('button', { name: 'Solved' }));
  expect(pressed()).toEqual(['Solved']);
});

test('Tab moves between options, and Enter and Space select one', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(pressed()).toEqual(['All']);
  await userEvent.keyboard('{Enter}');
  expect(pressed()).toEqual(['Open']);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(pressed()).toEqual(['Solved']);
});

test('the group has a name, and clicking the selected option keeps it selected', async () => {
  expect(screen.getByRole('group', { name: 'State' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(pressed()).toEqual(['All']);
});
