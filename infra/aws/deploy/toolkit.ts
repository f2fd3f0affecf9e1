import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { PROJECT } from '../../build/build-step.ts';
import { stackName } from '../stack-names.ts';
import type { StageName } from '../stages.ts';
import { readAssemblyTemplate, writeAssembly } from './cloud-assembly.ts';
import { DeployError } from './deploy-error.ts';
import { withoutShifting } from './deployed-template.ts';
import { type Command, runProgram } from './run-program.ts';

const ASSEMBLY = path.join(PROJECT, '.build/cdk.out');

const CDK = path.join(PROJECT, 'infra/aws/node_modules/aws-cdk/bin/cdk');

const outputs = z.object({
  SiteUrl: z.url(),
  DistributionUrl: z.url(),
  ApiUrl: z.url(),
  BucketName: z.string(),
  DistributionId: z.string(),
});

/** The outputs of a deployed stack. */
export type StackOutputs = z.infer<typeof outputs>;

/** The programs that build the product and its templates and deploy them to AWS. */
export interface Toolkit {
  /** Builds the product and writes the templates of every stage. */
  synthesize: () => Promise<void>;
  /** @returns the CDK's description of what would change */
  diff: (stage: StageName) => Promise<string>;
  /** Deploys the stack to AWS. Resolves when CloudFormation has finished. */
  deploy: (stage: StageName) => Promise<StackOutputs>;
  /** Returns the template that was written for a stage. */
  readTemplate: (stage: StageName) => Promise<string>;
  /** Deploys a template that was deployed before, whose assets AWS still has. All traffic switches at once. */
  restore: (stage: StageName, template: string) => Promise<void>;
}

/** How the programs are started, and where they write. */
export interface ToolkitCommands {
  synth: Command;
  cdk: Command;
  /** The directory of the cloud assembly. */
  assembly: string;
}

const COMMANDS: ToolkitCommands = {
  synth: ['npm', 'run', 'synth'],
  cdk: [process.execPath, CDK],
  assembly: ASSEMBLY,
};

const DEPLOY_OPTIONS = ['--require-approval', 'never', '--progress', 'events'];

const optionsFor = (app: string): string[] => [
  '--app',
  app,
  '--exclusively',
  '--no-notices',
  '--no-color',
];

/** @param commands default to those of the project */
export function createToolkit({ synth, cdk, assembly }: ToolkitCommands = COMMANDS): Toolkit {
  const common = optionsFor(assembly);
  return {
    synthesize: async () => {
      const { status } = await runProgram(synth, { isShown: true });
      if (status === 0) return;
      throw new DeployError('The build failed; see the messages above. Nothing was changed.');
    },
    diff: async (stage) => {
      // Otherwise the CDK would create a temporary change set in the account.
      const options = [...common, '--method', 'template'];
      const command: Command = [...cdk, 'diff', stackName(stage), ...options];
      const { status, output } = await runProgram(command, { isShown: false });
      if (status === 0) return output.trim();
      throw new DeployError(`The CDK could not compare the stack. Its output:\n${output.trim()}`);
    },
    deploy: (stage) =>
      within(async (directory) => {
        const file = path.join(directory, 'outputs.json');
        const options = [...common, ...DEPLOY_OPTIONS, '--outputs-file', file];
        await deployStack([...cdk, 'deploy', stackName(stage), ...options]);
        return readOutputs(file, stage);
      }),
    readTemplate: (stage) => readAssemblyTemplate(assembly, stage),
    restore: (stage, template) =>
      within(async (directory) => {
        const switching = withoutShifting(template);
        await writeAssembly({ like: assembly, directory, stage, template: switching });
        const options = [...optionsFor(directory), ...DEPLOY_OPTIONS];
        await deployStack([...cdk, 'deploy', stackName(stage), ...options]);
      }),
  };
}

/** Works in a temporary directory. */
async function within<Result>(work: (directory: string) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-deploy-'));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function deployStack(command: Command): Promise<void> {
  const { status } = await runProgram(command, { isShown: true });
  if (status === 0) return;
  throw new DeployError('The stack was not deployed; see the messages above.');
}

async function readOutputs(file: string, stage: StageName): Promise<StackOutputs> {
  const found: unknown = JSON.parse(await readFile(file, 'utf8'));
  return z.record(z.string(), outputs).parse(found)[stackName(stage)] ?? missing(stage);
}

function missing(stage: StageName): never {
  throw new DeployError(`The CDK reported no outputs for ${stackName(stage)}. Deploy again.`);
}
