// cspell:ignore CDLL execv popen
import { describe, expect, it } from 'vitest';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();
const checked = async (code: string) => python.run(code, { checksSafety: true });

/** Code, and what the message quotes. */
const REFUSED: [string, string][] = [
  ['import js', 'import js'],
  ['import os, js', 'import os, js'],
  ['x = 1; import js', 'import js'],
  ['if True:\n    from js import fetch', 'from js import fetch'],
  ['import pyodide.code as c', 'import pyodide.code as c'],
  ['from pyodide_js import loadPackage', 'from pyodide_js import loadPackage'],
  ['import micropip', 'import micropip'],
  ['import subprocess', 'import subprocess'],
  ['import ctypes as c', 'import ctypes as c'],
  ['import os\nos.system("id")', 'os.system'],
  ['os . popen ("id")', 'os . popen'],
  ['from os import system', 'from os import system'],
  ['from os import path, execv as run', 'from os import path, execv as run'],
  ['import os as o\no.system("id")', 'o.system'],
  ['import os\nrun = os.system', 'os.system'],
  ['import os\nshell = os\nshell.popen("id")', 'shell.popen'],
  ['__import__("os").system("id")', '__import__("os").system'],
  ['__import__("ctypes").CDLL(None)', '__import__("ctypes")'],
  ['import importlib\nimportlib.import_module("js")', 'importlib.import_module("js")'],
  ['from importlib import import_module\nimport_module("pty")', 'import_module("pty")'],
  ['import sys\nsys.modules["os"].system("id")', 'sys.modules["os"].system'],
  ['import os\ngetattr(os, "system")("id")', 'getattr(os, "system")'],
];

const ALLOWED = [
  '',
  'print("import js")',
  '# import subprocess would not work here',
  '"""\nimport js\n"""\nprint(1)',
  "print('it\\'s os.system(x)')",
  'import json',
  'import os\nprint(os.path.join("a", "b"))',
  'from os import path',
  'from socket import socket',
  'js = 1\nprint(js)',
  'class Machine:\n    def system(self): return "linux"\nos = Machine()\nprint(os.system())',
  `x = ${'['.repeat(90)}${']'.repeat(90)}`,
];

describe('the check before a run in the browser', () => {
  it('refuses code that reaches for what the sandbox does not have', async () => {
    for (const [code, quote] of REFUSED) {
      const { status, stdout, error } = await checked(`print("ran")\n${code}`);
      expect([status, stdout], code).toEqual(['ERROR', '']);
      expect(error, code).toContain(`This code was not run: "${quote}" on line `);
      expect(error, code).toMatch(/ tries to use [\w ]+, which the sandbox does not have\.$/);
    }
  });

  it('names the first of several lines', async () => {
    const { error } = await checked('def run():\n    import subprocess\nimport js\nimport ctypes');
    expect(error).toContain('"import subprocess" on line 2 tries to use other programs');
  });

  it('lets all other code run', async () => {
    for (const code of ALLOWED) {
      const { status, error } = await checked(code);
      expect([status, error], code).toEqual(['FINISHED', null]);
    }
  });

  it('explains a syntax error like any other run', async () => {
    const { error } = await checked('import js\nprint("a"');
    expect(error).toMatch(/^ {2}File "solution\.py", line 2\n.*SyntaxError/s);
  });

  it('is not made for code that runs on the server', async () => {
    const { status, stdout } = await python.run('import subprocess\nprint("ran")');
    expect([status, stdout]).toEqual(['FINISHED', 'ran\n']);
  });
});
