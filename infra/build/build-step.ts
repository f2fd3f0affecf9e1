import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { hashInputs } from './input-hash.ts';
import { checkAssets } from './self-hosted-assets.ts';

/** Fills a new directory and, if that succeeds, replaces the old one with it. */
export async function replaceDirectory(
  directory: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${directory}.${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    await fill(draft);
    await rm(directory, { recursive: true, force: true });
    await mkdir(path.dirname(directory), { recursive: true });
    await rename(draft, directory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A build step that runs again only when its input files change. */
export interface BuildStep {
  name: string;
  /** The name shown to the operator: "the web client". */
  title: string;
  /** Files and directories, relative to the project. */
  inputs: readonly string[];
  /** The output directory, relative to the project. */
  output: string;
  /** A file of the output without which it isn't complete. */
  lastFile?: string;
  /** Replaces the previous output once the new one is complete. */
  build: (output: string, report: (line: string) => void) => Promise<void>;
}

/** The project's directory. */
export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Checks whether a step's output exists and was built from the current inputs. */
export async function isCurrent(step: BuildStep): Promise<boolean> {
  const stamp = await readFile(stampFile(step), 'utf8').catch(() => '');
  const isThere = await access(path.join(PROJECT, step.output, step.lastFile ?? '')).then(
    () => true,
    () => false,
  );
  return isThere && stamp === (await stampOf(step));
}

/**
 * Runs a step and records its inputs.
 *
 * @throws if the build fails, or if an asset differs from the reviewed one
 */
export async function runStep(step: BuildStep, report: (line: string) => void): Promise<void> {
  // Files that change during the build are built again the next time.
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
