import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  type LabScenario,
  labScenarioSchema,
  withoutHiddenValues,
} from '../sandbox/lab/scenario.ts';
import { useSealedPython } from '../sandbox/python/sealed-python-for-tests.ts';
import { contentFolder } from './content-folder.ts';
import { loadApps } from './load-apps.ts';

const PAGE = path.join(import.meta.dirname, '../docs/authoring.md');
const SECTION = /^## Parts of a lab\n([^]*?)^## /m;
const BLOCK = /^```(\w+) ?(\S*)\n([^]*?)^```$/gm;
const fields = z.strictObject({ lab: labScenarioSchema });

/** A part of the lab as the page for authors shows it. */
interface Example {
  title: string;
  lab: LabScenario | null;
  /** The files beside the scenario, by name. */
  files: ReadonlyMap<string, string>;
  program: string;
  output: string;
}

function exampleOf(text: string): Example {
  const blocks = [...text.matchAll(BLOCK)].map(([, kind, name, code = '']) => ({
    kind,
    name: name ?? '',
    code,
  }));
  const codeOf = (wanted: string): string | undefined =>
    blocks.find(({ kind, name }) => kind === wanted && name === '')?.code;
  const scenario = codeOf('yaml');
  return {
    title: text.slice(0, text.indexOf('\n')),
    lab: scenario === undefined ? null : fields.parse(parse(scenario)).lab,
    files: new Map(blocks.filter(({ name }) => name !== '').map(({ name, code }) => [name, code])),
    program: codeOf('python') ?? '',
    output: codeOf('text') ?? '',
  };
}

const page = await readFile(PAGE, 'utf8');
const [, ...sections] = (SECTION.exec(page)?.[1] ?? '').split(/^### /m);
const examples = sections.map(exampleOf);
const python = useSealedPython();

/** Returns the scenario of a run in front of learners, with its applications. */
async function scenarioOf({ lab, files }: Example): Promise<LabScenario | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-'));
  try {
    for (const [name, code] of files) await writeFile(path.join(folder, name), code);
    const loaded = await loadApps(contentFolder(folder), '.', lab);
    return loaded && withoutHiddenValues(loaded);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the page for authors has an example of every larger part of the lab', () => {
  const shown = JSON.stringify(examples.map(({ lab, program }) => [lab, program]));
  const parts = [
    '"app":',
    '"sql":',
    '"visitors":',
    '"mx":',
    'lab.requests()',
    'lab.dns()',
    'toyvm',
  ];
  expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
});

test.each(examples.map((example) => [example.title, example] as const))(
  'an author can start from the example of %s',
  async (_title, example) => {
    const lab = await scenarioOf(example);
    const { stdout, error } = await python.run(example.program, { lab });
    expect({ error, stdout }).toEqual({ error: null, stdout: example.output });
    expect(stdout).not.toBe('');
  },
);
