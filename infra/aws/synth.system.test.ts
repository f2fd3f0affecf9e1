import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Stack } from 'aws-cdk-lib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { PROJECT } from '../build/build-step.ts';
import { API_CONNECTIONS } from '../lambda/connections.ts';
import { gatherArtifacts } from './artifacts.ts';
import { createApp } from './packetsmith-stack.ts';
import { readStages, STAGES, type Stage } from './stages.ts';
import { whoMayUseBuckets } from './test/bucket-rights.ts';
import { expectAlarms } from './test/expect-alarms.ts';
import { expectEdge, webAclOf } from './test/expect-edge.ts';
import { expectFront } from './test/expect-front.ts';
import { expectHosts, expectRenewedKey } from './test/expect-hosts.ts';
import { expectNoEgress } from './test/expect-no-egress.ts';
import { expectRelease } from './test/expect-release.ts';
import { expectRenewal } from './test/expect-renewal.ts';
import { expectRights } from './test/expect-rights.ts';
import { resourcesOf, textOf, type TemplateJson } from './test/template.ts';

const run = promisify(execFile);

let directory: string;
let stages: readonly Stage[];
const templates = new Map<string, TemplateJson>();

/** Runs a program in a network namespace without a network, where the system allows it. */
async function withoutNetwork(program: string, args: string[]): Promise<[string, string[]]> {
  const sealed = ['--map-root-user', '--net'];
  const isSealed = await run('unshare', [...sealed, 'true']).then(
    () => true,
    () => false,
  );
  return isSealed ? ['unshare', [...sealed, program, ...args]] : [program, args];
}

/** Synthesizes `development` with changed settings. @param name of the directory for its template */
async function synthesize(name: string, changes: Partial<Stage>): Promise<TemplateJson> {
  const output = path.join(directory, name);
  const chosen = stages.slice(0, 1).map((stage) => ({ ...stage, ...changes }));
  createApp({ stages: chosen, artifacts: await gatherArtifacts(), output }).synth();
  const file = path.join(output, 'Packetsmith-development.template.json');
  return JSON.parse(await readFile(file, 'utf8')) as TemplateJson;
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-synth-'));
  stages = await readStages();
  const script = path.join(PROJECT, 'infra/aws/synth.ts');
  const [program, rest] = await withoutNetwork(process.execPath, [script, directory]);
  // No account, region or home directory: anyone with the repository can do this.
  await run(program, rest, { env: { PATH: '/usr/bin:/bin' }, cwd: PROJECT });
  for (const stage of STAGES) {
    const file = path.join(directory, `Packetsmith-${stage}.template.json`);
    templates.set(stage, JSON.parse(await readFile(file, 'utf8')) as TemplateJson);
  }
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe.each(STAGES)('the template of %s', (name) => {
  const template = (): TemplateJson => templates.get(name) ?? { Resources: {} };
  const stageOf = (): Stage => {
    const found = stages.find((stage) => stage.name === name);
    if (found === undefined) throw new Error(`Stage ${name} does not exist.`);
    return found;
  };

  it('has no bucket that the public can read or write', () => {
    const buckets = Object.values(resourcesOf(template(), 'AWS::S3::Bucket'));
    expect(buckets).toHaveLength(2);
    for (const { Properties } of buckets) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: {},
      });
      expect(Properties).not.toHaveProperty('WebsiteConfiguration');
    }
    expect(whoMayUseBuckets(template())).toEqual([
      'logging.s3.amazonaws.com s3:PutObject',
      'cloudfront.amazonaws.com s3:GetObject',
    ]);
  });

  it('gives the execution function no network access', () => expectNoEgress(template(), stageOf()));

  it('gives every role exactly the permissions it needs', () =>
    expectRights(template(), stageOf()));

  it('releases step by step, and goes back by itself if an alarm goes off', () =>
    expectRelease(template(), stageOf()));

  it('responds with the headers of the local server', () => expectFront(template(), stageOf()));

  it('has an alarm for every failure that an operator must know about', () => {
    expectAlarms(template(), stageOf());
  });

  it('keeps every log for twelve months', () => {
    const logs = Object.values(resourcesOf(template(), 'AWS::Logs::LogGroup'));
    expect(logs.map(({ Properties }) => Properties['RetentionInDays'])).toEqual(
      Array.from({ length: 8 }, () => 365),
    );
    for (const { Properties } of Object.values(resourcesOf(template(), 'AWS::Lambda::Function'))) {
      expect(Properties).toHaveProperty('LoggingConfig.LogGroup');
    }
  });

  it('runs bundled functions on Node 24, each on its architecture, and programs in an image', () => {
    const functions = Object.values(resourcesOf(template(), 'AWS::Lambda::Function'))
      .map(({ Properties }) => Properties)
      .filter(({ FunctionName }) => FunctionName !== undefined);
    expect(
      functions.map((each) => [each['FunctionName'], each['Architectures'], each['Runtime']]),
    ).toEqual(
      [
        ['execution', 'x86_64', undefined],
        ['graphql', 'arm64', 'nodejs24.x'],
        ['rest', 'arm64', 'nodejs24.x'],
        ['sweeper', 'arm64', 'nodejs24.x'],
        ['retention', 'arm64', 'nodejs24.x'],
      ].map(([each, processor, runtime]) => [`packetsmith-${name}-${each}`, [processor], runtime]),
    );
  });

  it('never opens more connections than the pooler accepts, and has a budget', () => {
    const { databaseClients, monthlyBudget, alarmEmail } = stageOf();
    const apis = Object.values(resourcesOf(template(), 'AWS::Lambda::Function'))
      .map(({ Properties }) => Properties)
      .filter(({ FunctionName }) => /-(graphql|rest)$/.test(String(FunctionName)));
    const environments = apis.map((each) => Number(each['ReservedConcurrentExecutions']));
    expect(environments).toHaveLength(2);
    const connections = environments.reduce((sum, each) => sum + each * API_CONNECTIONS, 0);
    expect(connections).toBeLessThan(databaseClients);
    expect(connections).toBeGreaterThan(databaseClients / 2);
    const [budget] = Object.values(resourcesOf(template(), 'AWS::Budgets::Budget'));
    expect(budget?.Properties).toMatchObject({
      Budget: { TimeUnit: 'MONTHLY', BudgetLimit: { Amount: monthlyBudget, Unit: 'USD' } },
      NotificationsWithSubscribers: [
        { Subscribers: [{ Address: alarmEmail }], Notification: { NotificationType: 'ACTUAL' } },
        {
          Subscribers: [{ Address: alarmEmail }],
          Notification: { NotificationType: 'FORECASTED' },
        },
      ],
    });
  });

  it('throttles the APIs and schedules the jobs', () => {
    const [api] = Object.values(resourcesOf(template(), 'AWS::ApiGatewayV2::Stage'));
    const { requestsPerSecond } = stageOf();
    expect(api?.Properties).toMatchObject({
      DefaultRouteSettings: {
        ThrottlingRateLimit: requestsPerSecond,
        ThrottlingBurstLimit: requestsPerSecond * 2,
      },
      AccessLogSettings: {},
    });
    const schedules = Object.values(resourcesOf(template(), 'AWS::Scheduler::Schedule'));
    expect(schedules.map(({ Properties }) => Properties['ScheduleExpression'])).toEqual([
      'rate(1 minute)',
      'rate(1 day)',
    ]);
  });

  it('contains no secrets, only where they are stored', () => {
    const text = JSON.stringify(textOf(template()));
    expect(text).not.toMatch(/postgres(ql)?:\/\/|service_role|eyJ[\w-]{20}/);
    const secrets = [...text.matchAll(/"ORIGIN_SECRET":"([^"]*)"/g)].map(([, value]) => value);
    expect(secrets).toHaveLength(2);
    for (const each of secrets) expect(each).toMatch(/^\{\{resolve:secretsmanager:\$\{[\w.]+\}/);
  });
});

test('deploys the image that was built, which contains its own Node', async () => {
  const [image] = (await readdir(directory)).filter(
    (name) => name.startsWith('asset.') && existsSync(path.join(directory, name, 'Dockerfile')),
  );
  const files = await readdir(path.join(directory, image ?? ''));
  expect(files.toSorted()).toEqual(
    expect.arrayContaining(['Dockerfile', 'host', 'index.mjs', 'node', 'program', 'runtime']),
  );
});

test('every stage gets the same files: what staging runs is what production gets', () => {
  const codeOf = (template: TemplateJson): unknown[] =>
    Object.values(resourcesOf(template, 'AWS::Lambda::Function')).map(({ Properties }) => {
      const { S3Key, ImageUri = '' } = textOf(Properties['Code']) as Record<string, string>;
      return S3Key ?? ImageUri.split(':').at(-1);
    });
  const [first, ...others] = [...templates.values()].map(codeOf);
  expect(first?.length).toBeGreaterThan(5);
  for (const other of others) expect(other).toEqual(first);
});

test('deploys the functions that were built', async () => {
  const functions = Object.values(
    resourcesOf(templates.get('production') ?? { Resources: {} }, 'AWS::Lambda::Function'),
  );
  const [one] = functions.filter(
    ({ Properties }) => Properties['FunctionName'] === 'packetsmith-production-graphql',
  );
  if (!one) throw new Error('There is no GraphQL function.');
  const { S3Key } = one.Properties['Code'] as { S3Key: string };
  const asset = path.join(directory, `asset.${S3Key.replace('.zip', '')}`, 'index.mjs');
  const built = path.join(PROJECT, '.build/functions/graphql/index.mjs');
  expect(await readFile(asset, 'utf8')).toBe(await readFile(built, 'utf8'));
});

test('renews the secret of the APIs without ever rejecting CloudFront', async () => {
  const renewed = await synthesize('renewed', { originSecret: 2 });
  expectRenewal(templates.get('development') ?? { Resources: {} }, renewed);
});

test('has a firewall and a probe only where a stage asks for them', async () => {
  const output = path.join(directory, 'edge');
  const firewallArn = 'arn:aws:wafv2:us-east-1:123456789012:global/packetsmith';
  const [stage] = stages;
  if (stage === undefined) throw new Error('There is no stage.');
  const chosen = { ...stage, firewallLimit: 3_000, firewallArn, probesSite: true };
  createApp({ stages: [chosen], artifacts: await gatherArtifacts(), output }).synth();
  const read = async (name: string): Promise<TemplateJson> =>
    JSON.parse(await readFile(path.join(output, `${name}.template.json`), 'utf8')) as TemplateJson;
  expectEdge(await read('Packetsmith-development-Edge'), chosen);
  expect(webAclOf(await read('Packetsmith-development'))).toBe(firewallArn);
  expect(webAclOf(templates.get('development') ?? { Resources: {} })).toBeUndefined();
  expect((await readdir(directory)).filter((name) => name.includes('-Edge'))).toEqual([]);
});

test('runs programs on hosts without a way out, where a stage asks for them', async () => {
  const first = await synthesize('hosts', { executionHosts: 8 });
  expectHosts(first, 8);
  const renewed = await synthesize('renewed-hosts', { executionHosts: 8, executionKey: 2 });
  expectRenewedKey(first, renewed);
  expect(JSON.stringify(templates.get('production'))).not.toContain('AWS::ECS::');
});

test('fails on an unexplained cdk-nag finding and on a resource that CloudFormation does not know', async () => {
  const app = createApp({
    stages: stages.slice(0, 1),
    artifacts: await gatherArtifacts(),
    output: path.join(directory, 'unexplained'),
  });
  const stack = app.node.findChild('Packetsmith-development');
  if (!Stack.isStack(stack)) throw new Error('The stack of development does not exist.');
  new Bucket(stack, 'Careless');
  new CfnBucket(stack, 'Misspelled', {
    accelerateConfiguration: { accelerationStatus: 'Sometimes' },
  });
  const error = await Promise.resolve(app)
    .then((each) => each.synth())
    .catch(String);
  expect(error).toContain('AwsSolutions-S10');
  expect(error).toContain('Sometimes');
});
