import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

function Example(props: { error?: string; isLabelHidden?: boolean; isDisabled?: boolean }) {
  const { isDisabled, ...rest } = props;
  const [value, setValue] = useState('utc');
  return (
    <Select
      label="Time zone"
      help="Days are counted by it."
      value={value}
      onChange={(event) => setValue(event.target.value)}
      disabled={isDisabled}
      {...rest}
    >
      <option value="utc">UTC</option>
      <option value="paris">Paris</option>
    </Select>
  );
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
const description = () =>
  document.getElementById(select().getAttribute('aria-describedby') ?? '')?.textContent;

test('an option can be chosen', async () => {
  render(<Example />);
  await userEvent.selectOptions(select(), 'Paris');
  expect(select().value).toBe('paris');
});

test('Tab and a click on the label focus the select', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(select());
  select().blur();
  await userEvent.click(screen.getByText('Time zone'));
  expect(document.activeElement).toBe(select());
});

test('a disabled select takes neither a choice nor the focus', async () => {
  render(<Example isDisabled />);
  await userEvent.selectOptions(select(), 'Paris');
  expect(select().value).toBe('utc');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the error replaces the help, and both describe the select', () => {
  const { rerender } = render(<Example />);
  expect(description()).toBe('Days are counted by it.');
  expect(select().getAttribute('aria-invalid')).toBeNull();
  rerender(<Example error="Choose a time zone." />);
  expect(description()).toBe('Choose a time zone.');
  expect(select().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Days are counted by it.')).toBeNull();
});

test('a hidden label still names the select', () => {
  render(<Example isLabelHidden />);
  expect(select()).toBeTruthy();
  expect(screen.getByText('Time zone').closest('.visually-hidden')).toBeTruthy();
});
