import process from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DeployError, explainFailure } from '../deploy-error.ts';
import type { SmokeTarget } from './site.ts';
import { formatResults, runSmokeTest } from './smoke-test.ts';

const USAGE =
  'Specify the URL to test: npm run smoke -- https://packetsmith.example [--api <address>] [--hidden].';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

function readTarget(given: string[]): SmokeTarget {
  try {
    const options = { api: { type: 'string' }, hidden: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args: given, allowPositionals: true, options });
    return {
      siteUrl: z.tuple([address]).parse(positionals)[0],
      apiUrl: values.api === undefined ? null : address.parse(values.api),
      isHidden: values.hidden ?? null,
    };
  } catch (error) {
    throw new DeployError(USAGE, { cause: error });
  }
}

// `npm run smoke -- <url>`: tests the product that is served there.
try {
  const results = await runSmokeTest(readTarget(process.argv.slice(2)));
  for (const line of formatResults(results)) console.log(line);
  if (results.some(({ problem }) => problem !== null)) process.exitCode = 1;
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
