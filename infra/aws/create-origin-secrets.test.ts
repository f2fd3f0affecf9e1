import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherArtefacts } from './artefacts.ts';
import { createApp } from './create-app.ts';
import { readStages } from './stages.ts';
import { resourcesOf, type TemplateJson, textOf } from './test/template.ts';

const ALLOWANCE_MS = 120_000;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-origin-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** The template of a stage whose secret has this number. */
async function templateOf(originSecret: number): Promise<TemplateJson> {
  const output = path.join(directory, String(originSecret));
  const stages = (await readStages()).slice(0, 1).map((stage) => ({ ...stage, originSecret }));
  createApp({ stages, artefacts: await gatherArtefacts(), output }).synth();
  const file = path.join(output, 'Packetsmith-development.template.json');
  return JSON.parse(await readFile(file, 'utf8')) as TemplateJson;
}

const secretsIn = (template: TemplateJson): string[] =>
  Object.keys(resourcesOf(template, 'AWS::SecretsManager::Secret'));

/** The secrets that a part of a template names, in their order. */
const named = (part: unknown): string[] =>
  [...JSON.stringify(textOf(part)).matchAll(/resolve:secretsmanager:\$\{(\w+)\}/g)].map(
    ([, id = '']) => id,
  );

test(
  'the secret of the doors is renewed without a moment in which CloudFront is refused',
  async () => {
    const [first, second] = [await templateOf(1), await templateOf(2)];
    const [old = ''] = secretsIn(first);
    const [next = '', kept] = secretsIn(second);
    expect(secretsIn(first)).toHaveLength(1);
    expect(secretsIn(second)).toHaveLength(2);
    expect(kept).toBe(old);
    expect(next).not.toBe(old);

    const doors = Object.entries(resourcesOf(second, 'AWS::Lambda::Function')).filter(
      ([, { Properties }]) => JSON.stringify(Properties).includes('ORIGIN_SECRET'),
    );
    expect(doors).toHaveLength(2);
    for (const [, { Properties }] of doors) expect(named(Properties)).toEqual([next, old]);

    const [front] = Object.values(resourcesOf(second, 'AWS::CloudFront::Distribution'));
    expect(named(front?.Properties)).toEqual([next]);
    expect(front).toHaveProperty(
      'DependsOn',
      expect.arrayContaining(doors.map(([id]) => id)) as string[],
    );
  },
  ALLOWANCE_MS,
);
