import { expect, test } from 'vitest';

import { featuresOf } from './prerequisite-check.ts';

const features = (program: string): string[] => [...featuresOf(program)].toSorted();

test('finds keywords, built-in functions, methods, modules and operators', () => {
  const program = 'import re\nfor line in sorted(lines):\n    print(re.findall(p, line), 7 // 2)\n';
  expect(features(program)).toEqual([
    '//',
    'findall',
    'for',
    'import',
    'in',
    'print',
    're',
    'sorted',
  ]);
});

test('ignores the program’s own names, strings and comments', () => {
  const program =
    'def scan(port):\n    # while\n    return "for %s"\n\n\nscan(seen.ports)\nports = 1\n';
  expect(features(program)).toEqual(['def', 'return']);
});
