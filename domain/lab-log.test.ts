import { expect, test } from 'vitest';
import { parseLabLog } from './lab-log.ts';

const packet = {
  time: 0.02,
  protocol: 'tcp',
  source: '10.0.0.5',
  source_port: 40_000,
  destination: '192.0.2.20',
  destination_port: 22,
  flags: 'S',
  data: '',
};

/** Returns a log whose only packet has a field that is nested this deeply. */
const nested = (depth: number): string =>
  JSON.stringify([packet]).replace('"S"', '['.repeat(depth) + ']'.repeat(depth));

test('a log has the rows that the lab wrote, with every field', () => {
  expect(parseLabLog('packets', JSON.stringify([packet]))).toEqual([packet]);
  expect(parseLabLog('http', '[]')).toEqual([]);
});

test.each<[what: string, text: string]>([
  ['nothing', ''],
  ['no list', '{}'],
  ['a row that is no object', '[[]]'],
  ['a row without a field', JSON.stringify([packet, { ...packet, data: undefined }])],
  ['a time that is not finite', JSON.stringify([packet]).replace('0.02', '1e999')],
  ['a port that no packet has', JSON.stringify([{ ...packet, source_port: 65_536 }])],
  ['an address with letters', JSON.stringify([{ ...packet, source: 'web.test' }])],
  ['bytes that are no hex digits', JSON.stringify([{ ...packet, data: '0g' }])],
  ['a field that nobody can write again', nested(100_000)],
  ['a field of the prototype only', '[{"__proto__": {"time": 1}}]'],
])('a log with %s is refused', (_, text) => {
  expect(parseLabLog('packets', text)).toBeNull();
});

test('a log of another kind is refused', () => {
  expect(parseLabLog('connections', JSON.stringify([packet]))).toBeNull();
});
