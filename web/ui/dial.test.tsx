import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dial } from './dial.tsx';

test.each([
  { what: 'one tick per item', value: 8, of: 60, lit: 8, ticks: 60 },
  { what: 'many items share sixty ticks', value: 50, of: 100, lit: 30, ticks: 60 },
  { what: 'the first thing done lights a tick', value: 1, of: 500, lit: 1, ticks: 60 },
  { what: 'only the last thing lights the last tick', value: 499, of: 500, lit: 59, ticks: 60 },
  { what: 'nothing to do is one dark tick', value: 0, of: 0, lit: 0, ticks: 1 },
])('$what', ({ value, of, lit, ticks }) => {
  render(<Dial value={value} of={of} label={`Things, ${value}`} />);
  const dial = screen.getByRole('img', { name: `Things, ${value}: ${value} of ${of}` });
  expect(dial.style.getPropertyValue('--value')).toBe(String(lit));
  expect(dial.style.getPropertyValue('--ticks')).toBe(String(ticks));
});
