import { describe, expect, it } from 'vitest';
import { checkCodeSafety } from './safety-check.ts';

describe('the check before a local run', () => {
  const REFUSED = [
    'import js',
    'import os, js',
    'x = 1; import js',
    'if True:\n    from js import fetch',
    'import pyodide.code as c',
    'from pyodide_js import loadPackage',
    'import micropip',
    'import subprocess',
    'import ctypes as c',
    'import os\nos.system("id")',
    'os . popen ("id")',
  ];
  for (const code of REFUSED) {
    it(`refuses ${JSON.stringify(code)} with one sentence`, () => {
      const check = checkCodeSafety(code);
      expect(check.isSafe).toBe(false);
      expect(check).toHaveProperty(
        'error',
        expect.stringMatching(/^This code was not run: ".*\.$/s),
      );
    });
  }

  const ALLOWED = [
    '',
    'print("import js")',
    '# import subprocess would not work here',
    '"""\nimport js\n"""\nprint(1)',
    'import json, json5',
    'import os\nprint(os.path.join("a", "b"))',
    'from socket import socket',
    'js = 1\nprint(js)',
    "print('it\\'s os.system(x)')",
  ];
  for (const code of ALLOWED) {
    it(`allows ${JSON.stringify(code)} to run`, () => {
      expect(checkCodeSafety(code)).toEqual({ isSafe: true });
    });
  }
});
