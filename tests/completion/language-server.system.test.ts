// cspell:ignore conect uper
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadAuthoredCurriculum } from '../../content/load-curriculum.ts';
import { uriOf } from '../../web/features/codex/language-server/python-server.ts';
import { type ServerInNode, startServerInNode } from '../support/language-server-in-node.ts';

let python: ServerInNode;

beforeAll(async () => {
  python = await startServerInNode();
});

afterAll(() => python.server.close());

interface Program {
  name: string;
  code: string;
}

/** Returns what learners start with and every program that is known to be right. */
async function rightPrograms(): Promise<Program[]> {
  const { challenges, lessons } = await loadAuthoredCurriculum();
  const ofChallenges = challenges.flatMap(({ challenge, solution, alternatives }) =>
    [challenge.starterCode, solution, ...alternatives.map(({ code }) => code)].map(
      (code, index) => ({ name: `${challenge.id}-${index}`, code }),
    ),
  );
  const ofLessons = lessons.flatMap(({ lesson: { id, example, steps } }) => {
    const programs = steps
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'program' ? [block.program.code] : []));
    return [...(example === null ? [] : [example.code]), ...programs].map((code, index) => ({
      name: `${id}-${index}`,
      code,
    }));
  });
  return [...ofChallenges, ...ofLessons];
}

test('nothing is marked in any right program of the curriculum', async () => {
  const programs = await rightPrograms();
  expect(programs.length).toBeGreaterThan(200);
  const marked = await Promise.all(
    programs.map(async ({ name, code }) => {
      const file = `${name.replaceAll('-', '_')}.py`;
      const problems = await python.check(file, code);
      python.server.forget(uriOf(file));
      return problems.map(({ range, message }) => `${name}:${range.start.line + 1} ${message}`);
    }),
  );
  expect(marked.flat()).toEqual([]);
});

/** Programs with one mistake, and how it is explained. */
const MISTAKES = {
  'a name that is not defined': ['port = 80\nprint(prot)', "prot isn't defined here"],
  'a name that a module does not have': [
    'import socket\nsocket.conect()',
    'The module socket has no attribute conect',
  ],
  'a name that a module does not have, in an import': [
    'from socket import conect',
    'The module has no name conect',
  ],
  'a method that strings do not have': [
    'print("a".uper())',
    'A value of type str has no attribute uper',
  ],
  'a method that numbers do not have': [
    'count = 3\ncount.append(1)',
    'A value of type int has no attribute append',
  ],
  'a missing argument': ['def scan(port): pass\nscan()', 'too few arguments: port is missing'],
  'a missing argument of a built-in function': ['len()', 'too few arguments'],
  'too many arguments': ['def scan(port): pass\nscan(1, 2)', 'too many arguments'],
  'an unknown parameter': [
    'def scan(port): pass\nscan(80, tme=1)',
    'There is no parameter called tme',
  ],
  'a module that is not there': ['import requests', 'The sandbox has no module called requests'],
} as const;

describe('a mistake is explained in plain words:', () => {
  test.each(Object.entries(MISTAKES))('%s', async (name, [code, words]) => {
    const problems = await python.check(`${name.replaceAll(/\W/g, '_')}.py`, code);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
  });
});

test('while the code has a syntax error, the interpreter explains that, and nothing else is marked', async () => {
  expect(await python.check('unfinished.py', 'fro port in range(3):\n    print(prot)')).toEqual([]);
});

const MODULES = `import socket
from lab import packets
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

for packet in packets():
    AESGCM.generate_key(256)
    socket.create_connection(
`;

/** Returns the place right behind the first occurrence of a text. */
function behind(code: string, text: string) {
  const before = code.slice(0, code.indexOf(text) + text.length).split('\n');
  return { line: before.length - 1, character: (before.at(-1) ?? '').length };
}

test('functions of the lab and of the sandbox have types and documentation', async () => {
  await python.check('modules.py', MODULES);
  const about = async (text: string) => {
    const place = { uri: uriOf('modules.py'), position: behind(MODULES, text) };
    return (await python.server.hover(place))?.contents.value;
  };
  expect(await about('in packets')).toMatch(
    /def packets\(\) -> list\[dict\[str, Any\]\][\s\S]*Returns the packets of both directions/,
  );
  expect(await about('for packet')).toContain('packet: dict[str, Any]');
  expect(await about('AESGCM.generate_key')).toMatch(/generate_key\(bit_length/);
});

test('the parameters of a call and the members of a module are known', async () => {
  await python.check('calls.py', MODULES);
  const uri = uriOf('calls.py');
  const help = await python.server.signatureHelp({
    uri,
    position: behind(MODULES, 'create_connection('),
  });
  expect(help?.signatures[0]?.label).toMatch(/^\(address: .*, timeout: /);
  const items = await python.server.complete({ uri, position: behind(MODULES, 'socket.create_') });
  expect(items?.map(({ label }) => label)).toContain('create_connection');
});
