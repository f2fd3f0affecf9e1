import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { stackName } from '../stack-names.ts';
import type { StageName } from '../stages.ts';

const stackArtifact = z.object({
  type: z.literal('aws:cloudformation:stack'),
  environment: z.string(),
  properties: z.looseObject({ templateFile: z.string() }),
});

const manifest = z.object({ version: z.string(), artifacts: z.record(z.string(), z.unknown()) });

async function readStack(assembly: string, stage: StageName) {
  const text = await readFile(path.join(assembly, 'manifest.json'), 'utf8');
  const { version, artifacts } = manifest.parse(JSON.parse(text));
  return { version, stack: stackArtifact.parse(artifacts[stackName(stage)]) };
}

/**
 * Reads the template of a stage from what the CDK has written.
 *
 * @param assembly its directory
 */
export async function readAssemblyTemplate(assembly: string, stage: StageName): Promise<string> {
  const { stack } = await readStack(assembly, stage);
  return readFile(path.join(assembly, stack.properties.templateFile), 'utf8');
}

/** An assembly that deploys another template to the place of an existing one. */
interface OtherTemplate {
  /** The directory of the existing assembly, which tells the roles and the region. */
  like: string;
  /** The empty directory to write to. */
  directory: string;
  stage: StageName;
  template: string;
}

/** Writes an assembly with one template and without assets: they were uploaded when it was deployed. */
export async function writeAssembly(terms: OtherTemplate): Promise<void> {
  const { like, directory, stage, template } = terms;
  const { version, stack } = await readStack(like, stage);
  const {
    stackTemplateAssetObjectUrl: _uploaded,
    additionalDependencies: _assets,
    ...properties
  } = stack.properties;
  const artifact = { ...stack, properties: { ...properties, templateFile: 'template.json' } };
  const artifacts = { [stackName(stage)]: artifact };
  await writeFile(path.join(directory, 'template.json'), template);
  await writeFile(path.join(directory, 'manifest.json'), JSON.stringify({ version, artifacts }));
}
