import { expect, test } from 'vitest';

import { tableOf } from './recordings.ts';

test('a table has a column for every key, in the order in which a log is read', () => {
  const rows = [
    { outcome: 'open', port: 443, size: null, source: '192.0.2.7', time: '02:11:00' },
    { extra: [1, 2], source: '192.0.2.8', time: '02:11:04' },
  ];
  expect(tableOf(rows)).toEqual({
    columns: ['time', 'source', 'port', 'outcome', 'extra', 'size'],
    rows: [
      ['02:11:00', '192.0.2.7', '443', 'open', '', 'null'],
      ['02:11:04', '192.0.2.8', '', '', '[1,2]', ''],
    ],
  });
});

test('without rows there are no columns', () => {
  expect(tableOf([])).toEqual({ columns: [], rows: [] });
});
