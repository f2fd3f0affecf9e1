import { expect, test } from 'vitest';

import { allowedImports } from './allowed-imports.ts';

const check = (text: string, file = 'solution.py') => allowedImports({ file, text });

test('accepts modules on the list', () => {
  const text = 'import json, re\nfrom urllib.parse import unquote\nfrom ipaddress import (\n';
  expect(check(text)).toEqual([]);
});

test.each([
  ['import os', 'os'],
  ['    from subprocess import run', 'subprocess'],
  ['import json, ctypes', 'ctypes'],
  ['import shutil as s', 'shutil'],
  ['import os.path', 'os'],
])('"%s" is reported', (text, name) => {
  expect(check(text).map(({ fix }) => fix)).toEqual([expect.stringContaining(`"${name}"`)]);
});

test('lets prose mention any module', () => {
  expect(check('from os to shell', 'debrief.md')).toEqual([]);
});
