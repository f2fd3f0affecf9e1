import { expect, test } from 'vitest';
import { placeOf } from './server-completion.ts';
import { documentationOf } from './server-documentation.ts';
import { namedSignature } from './server-help.ts';

const block = (code: string) => `\`\`\`python\n${code}\n\`\`\``;

test('the definition of a function says only once what it is', () => {
  expect(documentationOf(block('(function) def dumps(obj: Any) -> str'), [])).toEqual([
    { value: block('def dumps(obj: Any) -> str') },
  ]);
  expect(documentationOf(block('(variable) port: int'), [])).toEqual([
    { value: block('(variable) port: int') },
  ]);
});

test('documentation that the stubs lack comes from the sealed Python', () => {
  const own = [{ value: block('dumps(obj)') }, { value: 'Serialize the object.' }];
  const told = block('(function) def dumps(obj: Any) -> str');
  expect(documentationOf(told, own).at(-1)).toEqual({ value: 'Serialize the object.' });
  const documented = `${told}\n---\nIts own words.`;
  expect(documentationOf(documented, own)).toHaveLength(1);
});

test('a signature begins with the name of the function, and its parameters stay where they are', () => {
  const label = '(address, timeout=1)';
  const parameters = [{ label: [1, 8] as [number, number] }];
  const signature = namedSignature('socket.create_connection', { label, parameters });
  expect(signature.label).toBe('socket.create_connection(address, timeout=1)');
  const [start, end] = signature.parameters[0]?.label ?? [];
  expect(signature.label.slice(Number(start), Number(end))).toBe('address');
});

test.each([
  ['import so', 'own'],
  ['from socket import conn', 'own'],
  ['def sc', 'own'],
  ['import socket\nsocket.conn', 'own'],
  ['import os\nprint(os.path.jo', 'own'],
  ['x = 1.', 'own'],
  ['print(', 'own'],
  ['pri', 'name'],
  ['print(po', 'name'],
  ['host.', 'member'],
  ['import socket\nstart(socket).se', 'member'],
  ['"text".up', 'member'],
])('at the end of %j, the suggestions are of the kind "%s"', (before, kind) => {
  expect(placeOf(before)).toBe(kind);
});
