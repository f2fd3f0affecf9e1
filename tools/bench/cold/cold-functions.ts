import path from 'node:path';
import { bundleEntry } from '../../../infra/build/bundle-entry.ts';
import { bundleFunctions, type FunctionName } from '../../../infra/build/bundle-functions.ts';
import { buildPythonRuntime } from '../../../sandbox/python/build.ts';
import { httpEvent } from '../../../tests/support/apis.ts';
import type { ColdFunction } from './cold-function.ts';

const ORIGIN_SECRET = 'what-cloud-front-says-to-the-doors';
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
  return [
    {
      name: 'Apollo Server alone',
      directory: peer,
      contents: peerContents,
      event: graphqlEvent('{ hello }'),
      answer: 'world',
      environment: {},
    },
    ...[...contents].map(([name, metafile]) => ({
      name,
      directory: path.join(built, name),
      contents: metafile,
      environment,
      ...QUESTIONS[name],
    })),
  ];
}
