import type { AuthoredChallenge, Mistake } from './authored.ts';
import { ContentError } from './content-error.ts';
import { type ContentFolder, parseYaml } from './content-folder.ts';
import type { Case, Prose } from './curriculum.ts';
import { loadCasePool, loadCases } from './load-cases.ts';
import { compileMarkdown } from './markdown/compile-markdown.ts';
import { challengeSchema } from './schemas/curriculum-schemas.ts';

async function loadMistake(folder: ContentFolder, file: string): Promise<Mistake> {
  const text = await folder.read(file, 'Write the mistake.');
  const message = /^# (\S.*)\n/.exec(text)?.[1];
  if (message !== undefined) return { file, code: text, message };
  const fix = 'Begin with a comment that contains the message for this mistake.';
  throw new ContentError([{ file, field: 'line 1', fix }]);
}

/**
 * Loads the known mistakes of a challenge.
 *
 * @throws {ContentError} if a mistake doesn't begin with its message
 */
async function loadMistakes(folder: ContentFolder, path: string): Promise<Mistake[]> {
  const files = (await folder.list(path)).filter((file) => file.endsWith('.py'));
  return Promise.all(files.map((file) => loadMistake(folder, `${path}/${file}`)));
}

/** Separates the hints in their file, which lists the gentlest first. */
const HINT_RULE = /^---$/m;

function prose(text: string): Prose {
  const markdown = text.trim();
  return { markdown, html: compileMarkdown(markdown) };
}

interface Texts {
  instructions: Prose;
  tip: Prose | null;
  hints: Prose[];
  debrief: Prose | null;
}

async function loadTexts(folder: ContentFolder, path: string): Promise<Texts> {
  const [instructions, tip, hints, debrief] = await Promise.all([
    folder.read(`${path}/instructions.md`, 'Write what the learner has to build.'),
    folder.readOptional(`${path}/tip.md`),
    folder.readOptional(`${path}/hints.md`),
    folder.readOptional(`${path}/debrief.md`),
  ]);
  return {
    instructions: prose(instructions),
    tip: tip === null ? null : prose(tip),
    hints: hints === null ? [] : hints.split(HINT_RULE).map(prose),
    debrief: debrief === null ? null : prose(debrief),
  };
}

interface Cases {
  samples: Case[];
  hiddenCases: Case[];
  casePool: Case[];
}

async function loadAllCases(
  folder: ContentFolder,
  path: string,
  names: Readonly<Record<string, string>>,
): Promise<Cases> {
  const [samples, hiddenCases, casePool] = await Promise.all([
    loadCases(folder, `${path}/samples`, names),
    loadCases(folder, `${path}/cases`),
    loadCasePool(folder, path),
  ]);
  return { samples, hiddenCases, casePool };
}

async function loadCode(folder: ContentFolder, path: string) {
  const [starterCode, solution, generator, mistakes] = await Promise.all([
    folder.read(`${path}/starter.py`, 'Write the code that the editor opens with.'),
    folder.read(`${path}/solution.py`, 'Write the program that passes every case.'),
    folder.readOptional(`${path}/generator.py`),
    loadMistakes(folder, `${path}/mistakes`),
  ]);
  return { starterCode, solution, generator, mistakes };
}

/** @throws {ContentError} naming the file, the field and the fix */
export async function loadChallenge(folder: ContentFolder, id: string): Promise<AuthoredChallenge> {
  const path = `challenges/${id}`;
  const file = `${path}/challenge.yml`;
  const text = await folder.read(file, 'Describe the challenge here.');
  const fields = parseYaml(challengeSchema, file, text);
  const [texts, cases, { starterCode, ...authored }] = await Promise.all([
    loadTexts(folder, path),
    loadAllCases(folder, path, fields.names),
    loadCode(folder, path),
  ]);
  const challenge = {
    id,
    title: fields.title,
    description: fields.description,
    categoryId: fields.category,
    language: fields.language,
    difficulty: fields.difficulty,
    experienceReward: fields.xp,
    entry: fields.entry,
    limits: fields.limits,
    lab: fields.lab,
    // The last prerequisite lesson is known only once the whole path is loaded.
    lessonId: null,
    starterCode,
    expectedOutput: cases.samples[0]?.expectedStdout ?? null,
    ...texts,
    ...cases,
  };
  const { skills, prerequisites } = fields;
  return { challenge, folder: path, skills, prerequisites, ...authored };
}
