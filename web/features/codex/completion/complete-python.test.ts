// cspell:dictionaries python
// cspell:ignore defaultdict
import { expect, test } from 'vitest';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import { completePython } from './complete-python.ts';

const LAB: LabScenario = {
  hosts: [{ ip: '192.0.2.20', names: ['web.test'], ports: {} }],
  log: true,
};

/** The labels that are offered at the bar in a program. */
function offered(code: string, lab: LabScenario | null = null): string[] {
  const [before = '', after = ''] = code.split('|');
  return completePython({ before, after, lab }).map(({ label }) => label);
}

test('keywords, built-in functions, errors and the names of the program are offered', () => {
  const labels = offered('open_ports = []\nfor port in range(9):\n    op|');
  expect(labels).toEqual(
    expect.arrayContaining(['open_ports', 'port', 'while', 'print', 'OSError']),
  );
  expect(labels).not.toContain('op');
});

test('names are taken from the code after the cursor too, and never from texts and comments', () => {
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
])('%j offers %s of the library', (code, label) => {
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
])('%j offers %s, and %s not', (code, member, other) => {
  expect(offered(code)).toContain(member);
  expect(offered(code)).not.toContain(other);
});

test('the last thing that a name was given counts', () => {
  expect(offered('value = ""\nvalue = []\nvalue.|')).not.toContain('upper');
});

test('a value of unknown type offers what is likely', () => {
  const labels = offered('def show(thing):\n    thing.|');
  expect(labels).toEqual(expect.arrayContaining(['upper', 'append', 'items']));
});

test('inside a text only the hosts of the lab are offered, inside a comment nothing', () => {
  expect(offered('host = "|', LAB)).toEqual(['192.0.2.20', 'web.test']);
  expect(offered('host = "|')).toEqual([]);
  expect(offered('x = 1  # pri|', LAB)).toEqual([]);
  expect(offered('"""\nlong pri|', LAB)).toEqual(['192.0.2.20', 'web.test']);
  expect(offered('print(f"{pr|', LAB)).toContain('print');
  expect(offered('x = "a" + pr|')).toContain('print');
});

test('the log of a lab is a module where there is one', () => {
  expect(offered('import la|', LAB)).toContain('lab');
  expect(offered('import lab\nlab.|', LAB)).toEqual(['connections', 'packets']);
  expect(offered('import la|')).not.toContain('lab');
});

test.each([['def pri|'], ['class Pri|'], ['x = 12.|'], ['x = 0x|']])(
  '%j offers nothing',
  (code) => {
    expect(offered(code)).toEqual([]);
  },
);

test.each(['constructor', 'toString', 'valueOf', '__proto__'])(
  'the module "%s", which does not exist, is treated like any unknown module',
  (name) => {
    expect(offered(`from ${name} import |`)).toEqual([]);
    expect(offered(`import ${name}\n${name}.|`)).toEqual(offered('import nowhere\nnowhere.|'));
  },
);

test('a name that every JavaScript object has is a name of the program', () => {
  const [before, after, lab] = ['import constructor\n', '', null];
  const named = completePython({ before, after, lab }).find(({ label }) => label === 'constructor');
  expect(named?.detail).toBe('your name');
});
