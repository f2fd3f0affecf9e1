import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

test('Tab moves to a table by its name, so that the keyboard can scroll it', async () => {
  render(
    <Table label="Leaderboard">
      <tbody>
        <tr>
          <td>newcomer</td>
        </tr>
      </tbody>
    </Table>,
  );
  await userEvent.tab();
  const frame = screen.getByRole('region', { name: 'Leaderboard' });
  expect(document.activeElement).toBe(frame);
  expect(frame.contains(screen.getByRole('table'))).toBe(true);
});
