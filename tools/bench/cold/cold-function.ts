import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Metafile } from 'esbuild';
import { z } from 'zod';
import { loadedAtStart } from '../../../infra/build/bundle-entry.ts';

const PROCESS = path.join(import.meta.dirname, '../fixtures/cold-process.ts');
const BYTES_IN_KB = 1_000;

/** A bundled function and its first event. */
export interface ColdFunction {
  name: string;
  /** The directory with `index.mjs`. */
  directory: string;
  contents: Metafile;
  event: unknown;
  /** A part of the response, so that failures aren't measured. */
  answer: string;
  environment: Readonly<Record<string, string>>;
}

/** Milliseconds since the process was started. */
export interface ColdStart {
  importMs: number;
  answerMs: number;
}

const report = z.object({ importMs: z.number(), answerMs: z.number(), answer: z.unknown() });

/** Starts a function in a process with only its own environment variables. @throws {Error} if its response is wrong */
export async function startCold({
  directory,
  environment,
  event,
  ...expected
}: ColdFunction): Promise<ColdStart> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROCESS, path.join(directory, 'index.mjs'), JSON.stringify(event)],
    { env: environment },
  );
  const { answer, ...times } = report.parse(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''));
  const text = JSON.stringify(answer);
  if (!text.includes(expected.answer)) throw new Error(`${expected.name} answered ${text}.`);
  return times;
}

/** Returns the code loaded at the start of the function, and all code that it may load, in KB. */
export function weigh({ contents }: ColdFunction): { atStart: number; inAll: number } {
  const files = Object.entries(contents.outputs);
  const start = loadedAtStart(contents);
  const sum = (some: typeof files): number =>
    some.reduce((total, [, { bytes }]) => total + bytes, 0) / BYTES_IN_KB;
  return { atStart: sum(files.filter(([name]) => start.includes(name))), inAll: sum(files) };
}
