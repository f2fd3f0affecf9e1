// cspell:ignore epoll mkfifo lisdir listdir reusaddr simplefilter tkinter
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();

/** The public names of a native Python's modules, separated by spaces. */
const NATIVE = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'native-names.json'), 'utf8'),
) as Record<string, string>;

/** Code has a limit, so the modules are compared a few at a time. */
const MODULES_AT_ONCE = 60;
const EXPLAINED = /^Python on Linux has `|isn't part of Python 3\.14/;

const COMPARE = `
import importlib, json, sys, warnings
from packetsmith_harness.attribute_mistakes import _nearest_in_module
from packetsmith_harness.missing_names import explain_missing_library

def has(module, name):
    if hasattr(module, name):
        return True
    try:
        return importlib.import_module(f"{module.__name__}.{name}") is not None
    except ImportError:
        return False

def explain(name, names):
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        return {name: explain_missing_library(missing.name) or ""}
    return {f"{name}.{n}": _nearest_in_module(name, n) for n in names.split() if not has(module, n)}

warnings.simplefilter("ignore")
found = {}
for name, names in json.load(sys.stdin).items():
    found |= explain(name, names)
print(json.dumps(found))
`;

async function explainMissing(modules: [string, string][]): Promise<[string, string][]> {
  const inputs = [JSON.stringify(Object.fromEntries(modules))];
  const limits = { wallMs: 60_000, outputBytes: 262_144 };
  const { stdout, error } = await python.run(COMPARE, { inputs, limits });
  expect(error).toBeNull();
  return Object.entries(JSON.parse(stdout) as Record<string, string>);
}

describe('the names of the standard library', () => {
  it('are all here, or it is said why not and what to use instead', async () => {
    const modules = Object.entries(NATIVE);
    const missing: [string, string][] = [];
    for (let start = 0; start < modules.length; start += MODULES_AT_ONCE) {
      missing.push(...(await explainMissing(modules.slice(start, start + MODULES_AT_ONCE))));
    }
    expect(missing.filter(([, sentence]) => !EXPLAINED.test(sentence))).toEqual([]);
    const names = missing.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['tkinter', 'os.mkfifo', 'select.epoll']));
    expect(names).not.toContain('hashlib.scrypt');
    expect(names.filter((name) => name.startsWith('hashlib.'))).toEqual([]);
  });

  it.each([
    ['import os\nos.mkfifo("pipe")', /^Python on Linux has `os\.mkfifo`.*Use ordinary files/],
    ['from select import epoll', /`select\.epoll`.*Use select\.select\(\)/],
    ['import socket\nsocket.AF_UNIX', /`socket\.AF_UNIX`.*only TCP and UDP.*AF_INET/],
    ['import socket\nsocket.socket().dup()', /`socket\.dup`.*Use send\(\)/],
    ['import signal\nsignal.alarm(1)', /`signal\.alarm`.*threading\.Timer/],
    ['import tkinter', /`tkinter`.*can't open windows/],
    ['import curses.ascii', /`curses`.*no terminal/],
    ['import multiprocessing.shared_memory', /`multiprocessing\.shared_memory`.*threading/],
    ['import pkgutil\npkgutil.find_loader("x")', /isn't part of Python 3\.14.*find_spec/],
    ['import socket\nsocket.SO_REUSADDR', /Did you mean `SO_REUSEADDR`\?$/],
    ['import os\nos.lisdir()', /Did you mean `listdir`\?$/],
  ])('are explained where a program uses them: %s', async (code, sentence) => {
    const { error } = await python.run(code);
    expect(error?.split('\n').at(-1)).toMatch(sentence);
  });
});
