import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Metafile } from 'esbuild';
import { z } from 'zod';
import { bundleEntry, loadedAtStart } from '../../../infra/build/bundle-entry.ts';
import { bundleFunctions, type FunctionName } from '../../../infra/build/bundle-functions.ts';
import { buildPythonRuntime } from '../../../sandbox/python/build.ts';
import { RUNTIME_FILES } from '../../../sandbox/python/runtime-files.ts';
import { readManifest } from '../../../sandbox/python/runtime-manifest.ts';
import { httpEvent } from '../../../tests/support/apis.ts';

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
  /** The engine that ran the program; null for functions that run none. */
  engine: string | null;
}

const report = z.object({ importMs: z.number(), answerMs: z.number(), answer: z.unknown() });

/** The line in which the execution function says how it runs programs. */
const choice = z.object({ engine: z.string() });

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
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
  const { answer, ...times } = report.parse(lines.at(-1));
  const text = JSON.stringify(answer);
  if (!text.includes(expected.answer)) throw new Error(`${expected.name} answered ${text}.`);
  const engines = lines.flatMap((line) => choice.safeParse(line).data?.engine ?? []);
  return { ...times, engine: engines[0] ?? null };
}

/** Returns the code loaded at the start of the function, and all code that it may load, in KB. */
export function measureSize({ contents }: ColdFunction): { atStart: number; inAll: number } {
  const files = Object.entries(contents.outputs);
  const start = loadedAtStart(contents);
  const sum = (some: typeof files): number =>
    some.reduce((total, [, { bytes }]) => total + bytes, 0) / BYTES_IN_KB;
  return { atStart: sum(files.filter(([name]) => start.includes(name))), inAll: sum(files) };
}

const ORIGIN_SECRET = 'origin-secret-for-the-bench-012345';
const PEER = 'tools/bench/fixtures/bare-apollo-function.ts';

const fromCloudFront = { 'x-origin-verify': ORIGIN_SECRET, 'x-viewer-address': '192.0.2.1' };
const graphqlEvent = (query: string) =>
  httpEvent({ method: 'POST', path: '/graphql', headers: fromCloudFront, body: { query } });

/** The first event of each function, and the expected response. */
const QUESTIONS: Readonly<Record<FunctionName, Pick<ColdFunction, 'event' | 'answer'>>> = {
  graphql: { event: graphqlEvent('{ __typename }'), answer: 'Query' },
  rest: { event: httpEvent({ path: '/api/challenges', headers: fromCloudFront }), answer: '200' },
  sweeper: { event: {}, answer: 'submissions' },
  retention: { event: {}, answer: 'accounts' },
  execution: {
    event: {
      language: 'python',
      code: 'print(6 * 7)',
      entry: { kind: 'program' },
      inputs: [''],
      limits: { wallMs: 5_000, outputBytes: 1_000 },
      lab: null,
    },
    answer: '42',
  },
};

/** Copies the execution function without what forks need, so that it uses the other engine. */
async function withoutForks(execution: ColdFunction): Promise<ColdFunction> {
  const directory = `${execution.directory}-without-forks`;
  await cp(execution.directory, directory, { recursive: true });
  const runtime = path.join(directory, 'runtime/python');
  const manifest = await readManifest(runtime);
  if (manifest === null) throw new Error(`${runtime} has no manifest.`);
  const { [RUNTIME_FILES.forkServer]: _, ...files } = manifest.files;
  const text = JSON.stringify({ ...manifest, files });
  await writeFile(path.join(runtime, RUNTIME_FILES.manifest), text);
  return { ...execution, name: 'execution without forks', directory };
}

/** Builds every function, and first the baseline: Apollo Server alone, bundled in the same way. */
export async function bundleColdFunctions(
  directory: string,
  databaseUrl: string,
): Promise<ColdFunction[]> {
  await buildPythonRuntime(path.resolve('.build/runtime/python'));
  const peer = path.join(directory, 'peer');
  const built = path.join(directory, 'built');
  const peerContents = await bundleEntry({ entry: PEER }, peer);
  const contents = await bundleFunctions(built, () => undefined);
  const environment = {
    DATABASE_URL: databaseUrl,
    EXECUTION_FUNCTION: 'execution',
    ORIGIN_SECRET,
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_URL: 'https://project.example',
  };
  const functions = [...contents].map(([name, metafile]) => ({
    name,
    directory: path.join(built, name),
    contents: metafile,
    environment,
    ...QUESTIONS[name],
  }));
  const execution = functions.filter(({ name }) => name === 'execution');
  return [
    {
      name: 'Apollo Server alone',
      directory: peer,
      contents: peerContents,
      event: graphqlEvent('{ hello }'),
      answer: 'world',
      environment: {},
    },
    ...functions,
    ...(await Promise.all(execution.map(withoutForks))),
  ];
}
