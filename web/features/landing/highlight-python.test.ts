import { expect, test } from 'vitest';
import { DEMOS } from './demos.ts';
import { highlightPython } from './highlight-python.ts';

test('keywords, strings, numbers and calls are told apart', () => {
  expect(highlightPython('for port in (22, "x"): print(port)  # scan')).toEqual([
    { text: 'for', className: 'k' },
    { text: ' port ' },
    { text: 'in', className: 'k' },
    { text: ' (' },
    { text: '22', className: 'n' },
    { text: ', ' },
    { text: '"x"', className: 's' },
    { text: '): ' },
    { text: 'print', className: 'f' },
    { text: '(port)  ' },
    { text: '# scan', className: 'c' },
  ]);
});

test('no character of a demo is lost', () => {
  const lines = DEMOS.flatMap(({ code }) => code.split('\n'));
  for (const line of lines) {
    expect(
      highlightPython(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  }
});
