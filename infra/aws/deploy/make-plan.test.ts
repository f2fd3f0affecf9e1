import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Manifest } from 'aws-cdk-lib/cloud-assembly-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../../build/build-step.ts';
import { runProgram } from './run-program.ts';
import { findRiskyChanges } from './make-plan.ts';

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

/** Returns the CDK's own diff of two templates. This needs no account. */
async function diffOf(before: object, after: object): Promise<string> {
  const manifest = {
    // The CLI must be able to read what the library writes.
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

test('finds the changes in a CDK diff that would lose something, and no others', async () => {
  const risks = findRiskyChanges(await diffOf(BEFORE, AFTER));
  expect(risks.toSorted()).toEqual([
    'AWS::S3::Bucket Dropped will be deleted: the built site.',
    'AWS::S3::Bucket Left will stay in the account but leave the stack: the built site.',
    'AWS::S3::Bucket Renamed will be replaced by a new one: the built site.',
  ]);
});
