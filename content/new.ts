import { parseArgs } from 'node:util';

import { CONTENT_PATH } from './content-folder.ts';
import { type Draft, scaffold } from './scaffold.ts';

// `npm run content:new -- challenge <slug> [--function <name>]`, or `-- lesson <slug>`.
const USAGE = `Usage:
  npm run content:new -- challenge <slug>
  npm run content:new -- challenge <slug> --function <name>
  npm run content:new -- lesson <slug>`;

function draftOf(kind: string | undefined, slug: string, functionName: string | null): Draft {
  if (kind === 'lesson' && functionName === null) return { kind, slug };
  if (kind === 'challenge') return { kind, slug, functionName };
  throw new RangeError(USAGE);
}

function nextSteps({ kind, slug }: Draft): string {
  const steps = [
    'Replace every placeholder between <<< and >>>.',
    ...(kind === 'lesson' ? ['Add the slug to content/learning-path.yml.'] : []),
    `npm run content -- ${slug}${kind === 'challenge' ? ' --write' : ''}   validates it and lists what is left to do.`,
    'npm run dev   shows it as learners see it and updates on every change. See also docs/authoring.md.',
  ];
  return steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n');
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { function: { type: 'string' } },
  });
  const [kind, slug, ...more] = positionals;
  if (slug === undefined || more.length > 0) throw new RangeError(USAGE);
  const draft = draftOf(kind, slug, values.function ?? null);
  const folder = await scaffold(CONTENT_PATH, draft);
  console.log(`Created content/${folder}. Next steps:\n${nextSteps(draft)}`);
} catch (error) {
  if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
