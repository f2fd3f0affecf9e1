// cspell:dictionaries python
// cspell:ignore defaultdict
import { expect, test } from 'vitest';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import { completePython } from './complete-python.ts';
import type { LibraryReference } from './library-reference.ts';

const LAB: LabScenario = {
  hosts: [{ ip: '192.0.2.20', names: ['web.test'], ports: {} }],
  log: true,
};

const REFERENCE: LibraryReference = {
  socket: { create_connection: { k: 'f' }, if_nameindex: { k: 'f' } },
};

/** Returns the labels that are suggested at the bar in a program. */
function offered(
  code: string,
  lab: LabScenario | null = null,
  reference: LibraryReference | null = null,
): string[] {
  const [before = '', after = ''] = code.split('|');
  return completePython({ before, after, lab, reference }).map(({ label }) => label);
}

test('suggests keywords, built-in functions, exceptions and the names of the program', () => {
  const labels = offered('open_ports = []\nfor port in range(9):\n    op|');
  expect(labels).toEqual(
    expect.arrayContaining(['open_ports', 'port', 'while', 'print', 'OSError']),
  );
  expect(labels).not.toContain('op');
});

test('takes names from the code after the cursor too, but never from strings or comments', () => {
  const labels = offered('x = |\n# secret_comment\ntext = "secret_text"\ndef later(): pass\n');
  expect(labels).toContain('later');
  expect(labels.filter((label) => label.startsWith('secret'))).toEqual([]);
});

test.each([
  ['import soc|', 'socket'],
  ['import os, has|', 'hashlib'],
  ['from soc|', 'socket'],
  ['import urllib.|', 'parse'],
  ['from urllib.parse import qu|', 'quote'],
  ['from collections import Counter, de|', 'defaultdict'],
  ['import socket\nsocket.|', 'create_connection'],
  ['import socket as s\ns.cre|', 'create_connection'],
  ['import http.client\nhttp.|', 'client'],
  ['import http.client\nhttp.client.|', 'HTTPConnection'],
  ['from urllib import parse\nparse.|', 'urlsplit'],
  ['import os\nos.path.|', 'basename'],
])('for %j, suggests %s of the library', (code, label) => {
  expect(offered(code)).toContain(label);
});

test.each([
  ['line = input()\nline.|', 'strip', 'append'],
  ['parts = "a b".split()\nparts.|', 'append', 'upper'],
  ['seen = {}\nseen.|', 'items', 'append'],
  ['seen = set()\nseen.|', 'add', 'items'],
  ['import socket\nwith socket.socket() as probe:\n    probe.|', 'connect_ex', 'upper'],
  ['import socket\nprobe = socket.socket()\ndata = probe.recv(9)\ndata.|', 'decode', 'casefold'],
  ['"-".|', 'join', 'append'],
  ['[1, 2].|', 'append', 'upper'],
  ['input().|', 'strip', 'append'],
])('for %j, suggests %s but not %s', (code, member, other) => {
  expect(offered(code)).toContain(member);
  expect(offered(code)).not.toContain(other);
});

test('uses the last value assigned to a name', () => {
  expect(offered('value = ""\nvalue = []\nvalue.|')).not.toContain('upper');
});

test('suggests likely members for a value of unknown type', () => {
  const labels = offered('def show(thing):\n    thing.|');
  expect(labels).toEqual(expect.arrayContaining(['upper', 'append', 'items']));
});

test('suggests the other names of a module once the reference has loaded, each name once', () => {
  const labels = offered('import socket\nsocket.|', null, REFERENCE);
  expect(labels).toContain('if_nameindex');
  expect(labels.filter((label) => label === 'create_connection')).toHaveLength(1);
  expect(offered('import socket\nsocket.|')).not.toContain('if_nameindex');
});

test('suggests only the hosts of the lab in strings, and nothing in comments', () => {
  expect(offered('host = "|', LAB)).toEqual(['192.0.2.20', 'web.test']);
  expect(offered('host = "|')).toEqual([]);
  expect(offered('x = 1  # pri|', LAB)).toEqual([]);
  expect(offered('"""\nlong pri|', LAB)).toEqual(['192.0.2.20', 'web.test']);
  expect(offered('print(f"{pr|', LAB)).toContain('print');
  expect(offered('x = "a" + pr|')).toContain('print');
});

test('suggests the log module only if the lab has one', () => {
  expect(offered('import la|', LAB)).toContain('lab');
  expect(offered('import lab\nlab.|', LAB)).toEqual([
    'connections',
    'dns',
    'packets',
    'requests',
    'statements',
    'visits',
  ]);
  expect(offered('import la|')).not.toContain('lab');
});

test.each([['def pri|'], ['class Pri|'], ['x = 12.|'], ['x = 0x|']])(
  'suggests nothing for %j',
  (code) => {
    expect(offered(code)).toEqual([]);
  },
);

test.each(['constructor', 'toString', 'valueOf', '__proto__'])(
  'treats the nonexistent module "%s" like any unknown module',
  (name) => {
    expect(offered(`from ${name} import |`)).toEqual([]);
    expect(offered(`import ${name}\n${name}.|`)).toEqual(offered('import nowhere\nnowhere.|'));
  },
);

test('treats a property name of every JavaScript object as a name of the program', () => {
  const place = { before: 'import constructor\n', after: '', lab: null, reference: null };
  const named = completePython(place).find(({ label }) => label === 'constructor');
  expect(named?.detail).toBe('your name');
});
