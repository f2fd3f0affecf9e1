import { expect, test } from 'vitest';

import { meansOf } from './means-of.ts';

const means = (program: string): string[] => [...meansOf(program)].toSorted();

test('words, built-in functions, methods, modules and operators are means', () => {
  const program = 'import re\nfor line in sorted(lines):\n    print(re.findall(p, line), 7 // 2)\n';
  expect(means(program)).toEqual(['//', 'findall', 'for', 'import', 'in', 'print', 're', 'sorted']);
});

test('names of its own, texts and comments are none', () => {
  const program =
    'def scan(port):\n    # while\n    return "for %s"\n\n\nscan(seen.ports)\nports = 1\n';
  expect(means(program)).toEqual(['def', 'return']);
});
