import { parseArgs } from 'node:util';

import { appendExercise } from './append-exercise.ts';
import { CONTENT_PATH } from './content-folder.ts';
import { type Draft, scaffold } from './scaffold.ts';

// `npm run content:new`: starting points for authors, as described by the usage.
const USAGE = `Usage:
  npm run content:new -- challenge <slug>
  npm run content:new -- challenge <slug> --function <name>
  npm run content:new -- lesson <slug>
  npm run content:new -- exercise <lesson> <kind> <id>`;

function draftOf(kind: string | undefined, slug: string, functionName: string | null): Draft {
  if (kind === 'lesson' && functionName === null) return { kind, slug };
  if (kind === 'challenge') return { kind, slug, functionName };
  throw new RangeError(USAGE);
}

function nextSteps({ kind, slug }: { kind: Draft['kind'] | 'exercise'; slug: string }): string {
  const steps = [
    'Replace every placeholder between <<< and >>>.',
    ...(kind === 'lesson' ? ['Add the slug to content/learning-path.yml.'] : []),
    `npm run content -- ${slug}${kind === 'challenge' ? ' --write' : ''}   validates it and lists what is left to do.`,
    'npm run dev   shows it as learners see it and updates on every change. See also docs/authoring.md.',
  ];
  return steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n');
}

async function createExercise(names: readonly string[]): Promise<void> {
  const [lesson, kind, id, ...more] = names;
  if (lesson === undefined || kind === undefined || id === undefined || more.length > 0) {
    throw new RangeError(USAGE);
  }
  const file = await appendExercise(CONTENT_PATH, { lesson, kind, id });
  console.log(
    `Added "${id}" to content/${file}. Next steps:\n${nextSteps({ kind: 'exercise', slug: lesson })}`,
  );
}

async function createItem(names: readonly string[], functionName: string | null): Promise<void> {
  const [kind, slug, ...more] = names;
  if (slug === undefined || more.length > 0) throw new RangeError(USAGE);
  const draft = draftOf(kind, slug, functionName);
  const folder = await scaffold(CONTENT_PATH, draft);
  console.log(`Created content/${folder}. Next steps:\n${nextSteps(draft)}`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { function: { type: 'string' } },
  });
  if (positionals[0] === 'exercise') await createExercise(positionals.slice(1));
  else await createItem(positionals, values.function ?? null);
} catch (error) {
  if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
