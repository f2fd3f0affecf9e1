// cspell:dictionaries python
import { expect, test } from 'vitest';
import { useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import {
  EXCEPTIONS,
  FUNCTIONS,
  KEYWORDS,
  MEMBERS,
  SPECIAL_NAMES,
} from '../../web/features/codex/completion/python-words.ts';
import { LAB_MODULE, MODULES } from '../../web/features/codex/completion/python-modules.ts';

// Everything the editor suggests must exist when the program runs. These tests ask the sealed Python itself.
const python = useSealedPython();

/** Code that creates a value of each type that the editor knows. */
const VALUES: Readonly<Record<keyof typeof MEMBERS, string>> = {
  str: '""',
  bytes: 'b""',
  int: '0',
  list: '[]',
  dict: '{}',
  set: 'set()',
  tuple: '()',
  file: 'open("a", "w")',
  socket: 'socket.socket()',
  HTTPConnection: 'http.client.HTTPConnection("web.test")',
  HTTPResponse: 'answer',
  hash: 'hashlib.sha256()',
  match: 're.match("", "")',
  Path: 'pathlib.Path()',
  Counter: 'collections.Counter()',
  deque: 'collections.deque()',
  network: 'ipaddress.ip_network("192.0.2.0/24")',
  address: 'ipaddress.ip_address("192.0.2.20")',
};

const LAB = {
  hosts: [
    { ip: '192.0.2.20', names: ['web.test'], ports: { '80': { http: { '/': { body: 'hi' } } } } },
  ],
  log: true as const,
};

/** Returns what a program prints in the lab. @throws {Error} if it doesn't run to completion */
async function printed(code: string): Promise<string> {
  const { stdout, error } = await python.run(code, { lab: LAB });
  if (error !== null) throw new Error(error);
  return stdout;
}

test('every suggested module can be imported and has all of its listed members', async () => {
  const all = { ...Object.fromEntries(MODULES), [LAB_MODULE.name]: LAB_MODULE.members };
  const code = [
    'import importlib, json',
    `for name, members in json.loads(${JSON.stringify(JSON.stringify(all))}).items():`,
    '    try:',
    '        module = importlib.import_module(name)',
    '    except ImportError as error:',
    '        print(name, error)',
    '        continue',
    '    missing = [member for member in members.split() if not hasattr(module, member)]',
    '    if missing: print(name, missing)',
  ].join('\n');
  expect(await printed(code)).toBe('');
});

test('every suggested member exists', async () => {
  const lines = Object.entries(VALUES).map(
    ([type, value]) => `    ${JSON.stringify(type)}: ${value},`,
  );
  const code = [
    'import collections, hashlib, http.client, ipaddress, json, pathlib, re, socket, urllib.request',
    'answer = urllib.request.urlopen("http://web.test/")',
    `values = {\n${lines.join('\n')}\n}`,
    `for name, members in json.loads(${JSON.stringify(JSON.stringify(MEMBERS))}).items():`,
    '    missing = [member for member in members.split() if not hasattr(values[name], member)]',
    '    if missing: print(name, missing)',
  ].join('\n');
  expect(await printed(code)).toBe('');
});

test('keywords, functions and exceptions match those of the language', async () => {
  const names = JSON.stringify([...Object.keys(FUNCTIONS), ...EXCEPTIONS]);
  const code = [
    'import builtins, keyword',
    `words = ${JSON.stringify(KEYWORDS)}`,
    'print(sorted(set(keyword.kwlist) ^ set(words)))',
    `print([name for name in ${names} if not hasattr(builtins, name)])`,
    `print([name for name in ${JSON.stringify(SPECIAL_NAMES)} if name not in globals()])`,
  ].join('\n');
  expect(await printed(code)).toBe('[]\n[]\n[]\n');
});
