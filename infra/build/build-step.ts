import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { hashInputs } from './input-hash.ts';
import { checkAssets } from './self-hosted-assets.ts';

/** Something that is built from files, and built again only when they change. */
export interface BuildStep {
  name: string;
  /** What the operator reads: "the web client". */
  title: string;
  /** Files and directories, relative to the project. */
  inputs: readonly string[];
  /** The directory that is built, relative to the project. */
  output: string;
  /** Puts what is built in the place of what was there, once it is complete. */
  build: (output: string, report: (line: string) => void) => Promise<void>;
}

/** The directory of the project. */
export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Whether what a step builds is there, and built from the inputs as they are. */
export async function isCurrent(step: BuildStep): Promise<boolean> {
  const stamp = await readFile(stampFile(step), 'utf8').catch(() => '');
  const isThere = await access(path.join(PROJECT, step.output)).then(
    () => true,
    () => false,
  );
  return isThere && stamp === (await stampOf(step));
}

/**
 * Builds a step, and remembers from what.
 *
 * @throws when it does not build, or an asset that it would build in is not the one that was reviewed
 */
export async function runStep(step: BuildStep, report: (line: string) => void): Promise<void> {
  // Files that change while it builds are built again the next time.
  const stamp = await stampOf(step);
  await checkAssets(PROJECT, step.name);
  await step.build(path.join(PROJECT, step.output), report);
  await mkdir(path.dirname(stampFile(step)), { recursive: true });
  await writeFile(stampFile(step), stamp);
}

function stampFile({ name }: BuildStep): string {
  return path.join(PROJECT, '.build', `${name}.built-from`);
}

async function stampOf({ inputs }: BuildStep): Promise<string> {
  const hash = await hashInputs(PROJECT, inputs);
  return `${hash} node-${process.version}\n`;
}
