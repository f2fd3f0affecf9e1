import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStages, samplesIn, STAGES } from './stages.ts';

const SHIPPED = path.join(import.meta.dirname, 'stages.yml');

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-stages-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Returns the shipped file with one text replaced. */
async function changed(text: string, replacement: string): Promise<string> {
  const shipped = await readFile(SHIPPED, 'utf8');
  const file = path.join(directory, 'stages.yml');
  await writeFile(file, shipped.replaceAll(text, replacement));
  return file;
}

test('the shipped file describes three stages, each with sample values', async () => {
  const stages = await readStages();
  expect(stages.map(({ name }) => name)).toEqual(STAGES);
  for (const stage of stages) {
    expect(samplesIn(stage)).toEqual(
      expect.arrayContaining(['siteUrl', 'supabaseUrl', 'supabaseAnonKey', 'alarmEmail']),
    );
  }
});

test('finds no samples in a stage whose samples were replaced', async () => {
  const file = await changed('.example', '.test');
  const [development] = await readStages(file);
  expect(development && samplesIn(development)).toEqual(['supabaseAnonKey']);
});

test.each([
  ['https://packetsmith.example', 'packetsmith', 'production.site_url must be an https URL.'],
  ['arn:aws:acm:us-east-1', 'arn:aws:acm:eu-west-1', 'staging.certificate_arn must be a cert'],
  ['region: eu-central-1', 'region: Frankfurt', 'development.region must be a region such as'],
  ['  requests_per_second: 500', '  requests: 500', 'production.requests_per_second'],
  ['development:', 'preview:', 'development'],
])(
  'rejects a file with "%s" replaced by "%s" and names the key',
  async (text, replacement, error) => {
    await expect(readStages(await changed(text, replacement))).rejects.toThrow(
      `stages.yml: ${error}`,
    );
  },
);
