// cspell:ignore asteasolutions
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEntry, loadedAtStart } from './bundle-entry.ts';
import { describeApi, FUNCTION_NAMES, type FunctionName, sourceOf } from './bundle-functions.ts';

let directory: string;
const contents = new Map<FunctionName, Metafile>();
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-bundles-'));
  for (const name of FUNCTION_NAMES) {
    contents.set(name, await bundleEntry(sourceOf(name), path.join(directory, name)));
  }
});
afterAll(() => rm(directory, { recursive: true }));

const metafileOf = (name: FunctionName): Metafile => {
  const found = contents.get(name);
  if (found === undefined) throw new Error(`${name} was not bundled.`);
  return found;
};

/** Returns the sources that contributed bytes to a bundle. */
function sourcesOf(name: FunctionName, files = Object.keys(metafileOf(name).outputs)): string[] {
  const { outputs } = metafileOf(name);
  return files.flatMap((file) =>
    Object.entries(outputs[file]?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([source]) => source),
  );
}

const atStart = (name: FunctionName): string[] => sourcesOf(name, loadedAtStart(metafileOf(name)));

/** Returns the packages among those sources. */
function packagesIn(sources: readonly string[]): Set<string> {
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

describe('a bundle', () => {
  it.each(FUNCTION_NAMES)('of %s contains no tests and nothing of the local host', (name) => {
    const testFiles = /^tests\/|\.test\.|^infra\/(server|aws|supabase)\/|^content\/|^web\//;
    expect(sourcesOf(name).filter((source) => testFiles.test(source))).toEqual([]);
  });

  it('of graphql contains one copy of graphql and nothing of the other API', () => {
    const graphql = sourcesOf('graphql').filter((source) =>
      source.includes('node_modules/graphql/'),
    );
    expect(new Set(graphql.map((source) => source.replace(/graphql\/.*/, ''))).size).toBe(1);
    expect(graphql.filter((source) => !source.endsWith('.mjs'))).toEqual([]);
    const packages = packagesIn(sourcesOf('graphql'));
    for (const name of ['hono', 'sha.js', '@apollo/usage-reporting-protobuf']) {
      expect(packages).not.toContain(name);
    }
    expect(sourcesOf('graphql').join()).not.toContain('functions/rest/');
  });

  it('of rest contains nothing of graphql and no schema descriptions', () => {
    const packages = packagesIn(sourcesOf('rest'));
    for (const name of ['graphql', '@apollo/server', '@asteasolutions/zod-to-openapi']) {
      expect(packages).not.toContain(name);
    }
    expect(sourcesOf('rest').join()).not.toContain('functions/graphql/');
  });

  it.each(['sweeper', 'retention'] as const)('of %s contains neither API and no SDK', (name) => {
    expect(sourcesOf(name).join()).not.toMatch(/functions\/(graphql|rest|services\/services)/);
    for (const part of ['graphql', 'hono', '@aws-sdk/client-lambda', 'jose']) {
      expect(packagesIn(sourcesOf(name))).not.toContain(part);
    }
  });

  it('of execution contains only the sandbox', () => {
    const ours = sourcesOf('execution').filter((source) => !source.includes('node_modules/'));
    const sealed =
      /^(functions\/(execution|http\/(log|trace-context))|sandbox|domain|infra\/lambda\/((tenant|open)-execution|announce-engine|log-run|write-log))\b/;
    expect(ours.filter((source) => !sealed.test(source))).toEqual([]);
    expect(packagesIn(sourcesOf('execution'))).toEqual(new Set(['zod']));
  });

  it.each(['graphql', 'rest'] as const)('of %s loads the SDK on first use', (name) => {
    expect(packagesIn(sourcesOf(name))).toContain('@aws-sdk/client-lambda');
    expect([...packagesIn(atStart(name))].join()).not.toMatch(/@aws-sdk|@smithy/);
  });

  it.each(FUNCTION_NAMES)('of %s contains no translated messages', (name) => {
    expect(sourcesOf(name).filter((source) => /zod\/v4\/locales\/(?!en\.)/.test(source))).toEqual(
      [],
    );
  });
});

describe('the same sources', () => {
  it.each(FUNCTION_NAMES)('give the same bytes of %s wherever they are written', async (name) => {
    const again = path.join(directory, 'elsewhere', name);
    await bundleEntry(sourceOf(name), again);
    const files = (await readdir(again)).toSorted();
    expect(files).toEqual((await readdir(path.join(directory, name))).toSorted());
    for (const file of files) {
      const [one, other] = await Promise.all(
        [again, path.join(directory, name)].map((place) =>
          readFile(path.join(place, file), 'utf8'),
        ),
      );
      expect(one === other, file).toBe(true);
    }
  });

  it('give the same OpenAPI document', async () => {
    expect(await describeApi()).toBe(await describeApi());
  });
});
