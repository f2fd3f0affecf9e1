import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const WORKFLOWS = '.github/workflows';
const COMMIT = /@[0-9a-f]{40} # v?\d+\.\d+\.\d+$/;

/** Returns the actions that a file uses, with their versions. */
async function actionsOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
}

test('every workflow, and the sample of a pipeline, pins actions to commits', async () => {
  const workflows = await readdir(WORKFLOWS);
  const files = [...workflows.map((name) => `${WORKFLOWS}/${name}`), 'docs/deploy.md'];
  const used = await Promise.all(files.map(actionsOf));
  expect(workflows.length).toBeGreaterThan(0);
  expect(used.map((actions) => actions.length)).not.toContain(0);
  expect(used.flat().filter((action) => !COMMIT.test(action))).toEqual([]);
});
