import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';

afterEach(cleanup);

function Choice({ help }: { help?: string }) {
  const [isOn, setIsOn] = useState(false);
  return <Checkbox label="Wrap long lines" help={help} isChecked={isOn} onChange={setIsOn} />;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wrap long lines' });

test('a click on the label or the box and the space bar change it', async () => {
  render(<Choice />);
  await userEvent.click(screen.getByText('Wrap long lines'));
  expect(box().checked).toBe(true);
  await userEvent.click(box());
  expect(box().checked).toBe(false);
  box().blur();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box().checked).toBe(true);
});

test('its help describes it, and without help nothing does', () => {
  const { rerender } = render(<Choice help="They continue on the next row." />);
  const helpId = box().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(helpId)?.textContent).toBe('They continue on the next row.');
  rerender(<Choice />);
  expect(box().getAttribute('aria-describedby')).toBeNull();
});
