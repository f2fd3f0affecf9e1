import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVED_STEPS } from '../../infra/build/build-steps.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { findServerImports, readDockerfile } from './container-image.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

const instructions = await readDockerfile(path.join(PROJECT, 'Dockerfile'));
const named = (name: string): string[] =>
  instructions.filter((instruction) => instruction.name === name).map(({ text }) => text);
const final = instructions.filter(({ stage }) => stage === instructions.at(-1)?.stage);
const inFinal = (name: string): string[] =>
  final.filter((instruction) => instruction.name === name).map(({ text }) => text);

const ignoreFile = await readFile(path.join(PROJECT, '.dockerignore'), 'utf8');
const ignoreLines = ignoreFile.split('\n').filter((line) => !/^(#|$)/.test(line));
const admitted = ignoreLines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));

test('every base image has a tag with a version', () => {
  const bases = named('FROM').map((text) => text.split(' ')[0]);
  expect(bases.length).toBeGreaterThan(1);
  for (const base of bases) expect(base).toMatch(/^(node:24|debian:)[a-z0-9-]*bookworm-slim$/);
});

test('the image runs as an unprivileged user, and has a health check', () => {
  expect(inFinal('USER')).toEqual(['10001:10001']);
  expect(inFinal('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(inFinal('HEALTHCHECK').join()).toContain('/api/health');
  expect(inFinal('CMD')).toEqual(['["node", "infra/server/start.ts"]']);
  const last = final.findLastIndex(({ name }) => name === 'RUN' || name === 'COPY');
  expect(final.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(last);
});

test('no secret is built into the image', () => {
  const settings = [...named('ENV'), ...named('ARG')].join('\n');
  expect(settings).not.toMatch(/SECRET|PASS|TOKEN|KEY|DATABASE_URL/);
});

test('the build context excludes everything by default, and always excludes secrets', () => {
  expect(ignoreLines[0]).toBe('*');
  for (const line of ['**/node_modules', '**/.env*', '**/*.pem']) {
    expect(ignoreLines.indexOf(line)).toBeGreaterThan(ignoreLines.lastIndexOf('!web'));
  }
  for (const place of admitted) expect(existsSync(path.join(PROJECT, place)), place).toBe(true);
});

test('the build context contains everything that is copied by name and everything that the build needs', () => {
  const copied = named('COPY')
    .filter((text) => !text.startsWith('--from='))
    .flatMap((text) => text.split(' ').slice(0, -1))
    .filter((place) => place !== '.');
  for (const place of [...copied, ...SERVED_STEPS.flatMap(({ inputs }) => inputs)]) {
    expect(existsSync(path.join(PROJECT, place)), place).toBe(true);
    expect(admitted, place).toContain(place.split('/')[0]);
  }
});

test('the image keeps exactly the packages that the server imports', async () => {
  const dropped = [
    ...named('RUN')
      .join('\n')
      .matchAll(/\bdependencies\.(\S+)/g),
  ].map(([, name]) => name);
  const kept = Object.keys(packageFile.dependencies).filter((name) => !dropped.includes(name));
  const { packages } = await findServerImports(PROJECT);
  expect(kept.toSorted()).toEqual([...packages].toSorted());
});

test('every file that the server imports is in the image', async () => {
  const { files } = await findServerImports(PROJECT);
  expect(files.size).toBeGreaterThan(100);
  const left = ignoreLines.filter((line) => /^[a-z]/.test(line) && !line.endsWith('*'));
  for (const file of files) {
    expect(admitted, file).toContain(file.split('/')[0]);
    expect(left.some((place) => file.startsWith(`${place}/`))).toBe(false);
  }
});
