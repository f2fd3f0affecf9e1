import { expect, test } from 'vitest';

import { authoredFixture } from './authored-fixture.ts';
import { labCheck } from './lab-check.ts';

const noRunner = { run: () => Promise.reject(new Error('This gate runs nothing.')) };
const solution = 'import socket\n\nsocket.create_connection(("192.0.2.20", 80))\n';

test('names a solution that opens connections without a lab', async () => {
  expect(await labCheck(authoredFixture({}, { solution }), noRunner)).toMatchObject([
    { file: 'challenges/shout/challenge.yml', field: 'lab' },
  ]);
});

test('accepts it with a lab', async () => {
  const lab = { hosts: [{ ip: '192.0.2.20', ports: {} }] };
  expect(await labCheck(authoredFixture({ lab }, { solution }), noRunner)).toEqual([]);
});

test('accepts one that only parses addresses without a lab', async () => {
  const reading = 'from urllib.parse import unquote\n\nprint(unquote(input()))\n';
  expect(await labCheck(authoredFixture({}, { solution: reading }), noRunner)).toEqual([]);
});

test('names a text with a NUL character, which the database cannot store', async () => {
  const ports = { '80': { banner: ['220 ready', 'a\0b'] } };
  const lab = { hosts: [{ ip: '192.0.2.20', ports }] };
  expect(await labCheck(authoredFixture({ lab }, { solution }), noRunner)).toMatchObject([
    { file: 'challenges/shout/challenge.yml', field: 'lab' },
  ]);
});
