import { expect, test } from 'vitest';

import { authoredFixture } from './authored-fixture.ts';
import { socketsHaveALab } from './sockets-have-a-lab.ts';

const nobody = { run: () => Promise.reject(new Error('This gate runs nothing.')) };
const solution = 'import socket\n\nsocket.create_connection(("192.0.2.20", 80))\n';

test('names a solution that opens connections without a lab', async () => {
  expect(await socketsHaveALab(authoredFixture({}, { solution }), nobody)).toMatchObject([
    { file: 'challenges/shout/challenge.yml', field: 'lab' },
  ]);
});

test('accepts it with a lab', async () => {
  const lab = { hosts: [{ ip: '192.0.2.20', ports: {} }] };
  expect(await socketsHaveALab(authoredFixture({ lab }, { solution }), nobody)).toEqual([]);
});

test('accepts one that only parses addresses without a lab', async () => {
  const reading = 'from urllib.parse import unquote\n\nprint(unquote(input()))\n';
  expect(await socketsHaveALab(authoredFixture({}, { solution: reading }), nobody)).toEqual([]);
});
