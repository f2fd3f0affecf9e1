import { expect, test } from 'vitest';
import { indentAfter } from './edit-text.ts';

test.each([
  ['print(1)', ''],
  ['def scan(host):', '    '],
  ['def scan(host):\n    for port in ports:  # each', '        '],
  ['if a:\n    b()', '    '],
  ['\tx = 1', '\t'],
  ['', ''],
  ['    ', '    '],
])('the line after %j is indented by %j', (before, indent) => {
  expect(indentAfter(before)).toBe(indent);
});
