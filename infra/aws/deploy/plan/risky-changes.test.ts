import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Manifest } from 'aws-cdk-lib/cloud-assembly-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../../../build/build-step.ts';
import { runProgram } from '../run-program.ts';
import { findRiskyChanges } from './risky-changes.ts';

const CDK = path.join(PROJECT, 'infra/aws/node_modules/aws-cdk/bin/cdk');

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-assembly-'));
});

afterAll(() => rm(directory, { recursive: true }));

const bucket = (properties: object, policy = 'Delete') => ({
  Type: 'AWS::S3::Bucket',
  Properties: properties,
  DeletionPolicy: policy,
});
const logs = (days: number) => ({
  Type: 'AWS::Logs::LogGroup',
  Properties: { RetentionInDays: days },
});

const BEFORE = {
  Renamed: bucket({ BucketName: 'first' }),
  Dropped: bucket({}),
  Left: bucket({}, 'Retain'),
  Kept: logs(400),
  Permission: {
    Type: 'AWS::Lambda::Permission',
    Properties: { Action: 'a', FunctionName: 'f', Principal: 'p' },
  },
};
const AFTER = { Renamed: bucket({ BucketName: 'second' }), Kept: logs(365) };

/** What the CDK itself tells of two templates. It needs no account for that. */
async function diffOf(before: object, after: object): Promise<string> {
  const manifest = {
    // What the library writes, the command line must be able to read.
    version: Manifest.version(),
    artifacts: {
      Stack: {
        type: 'aws:cloudformation:stack',
        environment: 'aws://unknown-account/eu-central-1',
        properties: { templateFile: 'after.json' },
      },
    },
  };
  const files = { 'manifest.json': manifest, 'after.json': { Resources: after } };
  for (const [name, content] of Object.entries({
    ...files,
    'before.json': { Resources: before },
  })) {
    await writeFile(path.join(directory, name), JSON.stringify(content));
  }
  const template = path.join(directory, 'before.json');
  const options = ['--app', directory, '--template', template, '--no-color', '--no-notices'];
  const { output } = await runProgram([process.execPath, CDK, 'diff', 'Stack', ...options], {
    isShown: false,
  });
  return output;
}

test('what would be lost is found in what the CDK tells, and nothing else', async () => {
  const risks = findRiskyChanges(await diffOf(BEFORE, AFTER));
  expect(risks.toSorted()).toEqual([
    'AWS::S3::Bucket Dropped is deleted: the pages and what lies beside them.',
    'AWS::S3::Bucket Left stays in the account and no longer belongs to the stack: the pages and what lies beside them.',
    'AWS::S3::Bucket Renamed is replaced by a new one: the pages and what lies beside them.',
  ]);
});
