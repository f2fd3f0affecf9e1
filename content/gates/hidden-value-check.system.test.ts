import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { authoredFixture } from './authored-fixture.ts';
import { hiddenValueCheck } from './hidden-value-check.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

const source = `def handle(request, store):
    return store.data["coupons"].get(request.query["bird"], "none")
`;
const solution = `import urllib.request

print(urllib.request.urlopen("http://shop.test/?bird=" + input()).read().decode())
`;
const shop = {
  file: 'shop.py',
  source,
  data: { coupons: { gull: 'gull-31' } },
  hidden: { coupons: { kestrel: 'kestrel-77' } },
};
const host = { ip: '192.0.2.20', names: ['shop.test'], ports: { '80': { app: 'shop' } } };

/** Asks about a challenge whose only sample is about a bird. */
async function problemsOf(bird: string, coupon: string, apps: object = { shop }) {
  const sample = { name: bird, stdin: `${bird}\n`, expectedStdout: `${coupon}\n` };
  const lab = { apps: apps as { shop: typeof shop }, hosts: [host] };
  return hiddenValueCheck(authoredFixture({ lab, samples: [sample] }, { solution }), runner);
}

test('a sample that the shown values answer is sound', async () => {
  expect(await problemsOf('gull', 'gull-31')).toEqual([]);
});

test('a sample that needs a hidden value is reported', async () => {
  expect(await problemsOf('kestrel', 'kestrel-77')).toEqual([
    {
      file: 'challenges/shout/samples',
      field: 'kestrel',
      fix: expect.stringMatching(/^Without the lab's hidden values, the solution fails/) as string,
    },
  ]);
});

test('an application without hidden values runs nothing', async () => {
  const { hidden: _hidden, ...shown } = shop;
  expect(await problemsOf('kestrel', 'anything', { shop: shown })).toEqual([]);
});
