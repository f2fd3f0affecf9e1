import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

const NAMES = ['first-contact', 'port-scanner', 'log-parser'];

test('a mistyped name leads to the nearest one, whatever its case and separators', () => {
  expect(nearestName('port-scanners', NAMES)).toBe('port-scanner');
  expect(nearestName('Port_Scanner', NAMES)).toBe('port-scanner');
  expect(nearestName('first-contract', NAMES)).toBe('first-contact');
});

test('a name that resembles none leads nowhere', () => {
  expect(nearestName('nowhere', NAMES)).toBeNull();
  expect(nearestName('', NAMES)).toBeNull();
  expect(nearestName('port-scanner', [])).toBeNull();
});
