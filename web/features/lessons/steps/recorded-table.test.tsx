import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RecordedTable } from './recorded-table.tsx';

afterEach(cleanup);

const COLUMNS = ['source', 'source_port', 'outcome'];
const ROWS = [
  ['192.0.2.20', '40001', 'open'],
  ['192.0.2.31', '40002', 'closed'],
  ['192.0.2.31', '40003', 'open'],
];

test('what the lab recorded is a table with headers in words', () => {
  render(<RecordedTable columns={COLUMNS} rows={ROWS} />);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['source', 'source port', 'outcome']);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('status').textContent).toBe('3 of 3 rows');
});

test('a filter shows the rows that contain every word, and Enter sends no answer', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <RecordedTable columns={COLUMNS} rows={ROWS} />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'OPEN .31{Enter}');
  const [, row] = screen.getAllByRole('row');
  within(row ?? document.body).getByText('40003');
  expect(screen.getByRole('status').textContent).toBe('1 of 3 rows');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the rows can be read as text', async () => {
  render(<RecordedTable columns={COLUMNS} rows={ROWS} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'As text' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body.textContent).toContain('192.0.2.31  40002  closed');
});
