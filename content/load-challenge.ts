import type { z } from 'zod';

import type {
  Alternative,
  ArchivedProgram,
  AuthoredChallenge,
  AuthoredEvidence,
  Mistake,
} from './authored.ts';
import { checkSources } from './check-sources.ts';
import { type ContentFolder, parseYaml } from './content-folder.ts';
import type { Case, KnownMistake, PracticeCase, Prose } from './curriculum.ts';
import { loadEvidence } from './load-evidence.ts';
import { loadFind } from './load-find.ts';
import { loadApps } from './load-apps.ts';
import { loadCasePool, loadFixedCases } from './load-cases.ts';
import {
  loadAlternatives,
  loadArchive,
  loadMistakes,
  loadPracticeCases,
  type NamedCases,
} from './load-feedback.ts';
import { compileMarkdown } from './markdown/compile-markdown.ts';
import { challengeSchema } from './schemas/curriculum-schemas.ts';

type ChallengeFields = z.output<typeof challengeSchema>;

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

function markdownOf({ instructions, tip, hints, debrief }: Texts): string[] {
  return [instructions, tip, ...hints, debrief].flatMap((text) => text?.markdown ?? []);
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
  const [fixed, casePool] = await Promise.all([
    loadFixedCases(folder, path, names),
    loadCasePool(folder, path),
  ]);
  return { ...fixed, casePool };
}

async function loadCode(folder: ContentFolder, path: string) {
  const [starterCode, solution, generator] = await Promise.all([
    folder.read(`${path}/starter.py`, 'Write the code that the editor opens with.'),
    folder.read(`${path}/solution.py`, 'Write the program that passes every case.'),
    folder.read(`${path}/generator.py`, 'Write `generate(seed, size)`, which draws inputs.'),
  ]);
  return { starterCode, solution, generator };
}

interface Feedback {
  mistakes: Mistake[];
  known: KnownMistake[];
  alternatives: Alternative[];
  archive: ArchivedProgram[];
  practiceCases: PracticeCase[];
}

async function loadFeedback(
  folder: ContentFolder,
  path: string,
  named: NamedCases,
): Promise<Feedback> {
  const [advised, alternatives, archive, practiceCases] = await Promise.all([
    loadMistakes(folder, path, named),
    loadAlternatives(folder, path),
    loadArchive(folder, path),
    loadPracticeCases(folder, path),
  ]);
  return { ...advised, alternatives, archive, practiceCases };
}

/** The title of the model solution, next to the alternatives. */
const MODEL_TITLE = 'Our solution';

/** Loads a challenge without the evidence of the attack before it. */
async function loadAlone(
  folder: ContentFolder,
  id: string,
): Promise<AuthoredChallenge & { fields: ChallengeFields }> {
  const path = `challenges/${id}`;
  const file = `${path}/challenge.yml`;
  const text = await folder.read(file, 'Describe the challenge here.');
  const fields = parseYaml(challengeSchema, file, text);
  const [texts, cases, { starterCode, solution, generator }] = await Promise.all([
    loadTexts(folder, path),
    loadAllCases(folder, path, fields.names),
    loadCode(folder, path),
  ]);
  checkSources({ file, texts: markdownOf(texts), sources: fields.sources });
  const fixed = [...cases.samples, ...cases.hiddenCases];
  const named = { cases: fixed, names: fields.names };
  const { known, practiceCases, ...programs } = await loadFeedback(folder, path, named);
  const model = { title: MODEL_TITLE, why: null, code: solution };
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
    lab: await loadApps(folder, path, fields.lab),
    skills: fields.skills,
    // The last prerequisite lesson is known only once the whole path is loaded.
    lessonId: null,
    prerequisites: fields.prerequisites,
    starterCode,
    expectedOutput: cases.samples[0]?.expectedStdout ?? null,
    ...texts,
    ...cases,
    mistakes: known,
    solutions: [
      model,
      ...programs.alternatives.map(({ title, why, code }) => ({ title, why, code })),
    ],
    practiceCases,
    ...loadFind(file, fields.find, starterCode),
  };
  const { skills, prerequisites } = fields;
  const authored = { solution, generator, ...programs, evidence: null };
  return { challenge, folder: path, skills, prerequisites, ...authored, fields };
}

/** Loads the attack of a chain with our solutions; null if there is no such challenge. */
async function loadAttack(
  folder: ContentFolder,
  id: string,
): Promise<AuthoredEvidence['attack'] | null> {
  if (!(await folder.list('challenges')).includes(id)) return null;
  const { challenge } = await loadAlone(folder, id);
  return { challenge, programs: challenge.solutions.map(({ code }) => code) };
}

/** @throws {ContentError} naming the file, the field and the fix */
export async function loadChallenge(folder: ContentFolder, id: string): Promise<AuthoredChallenge> {
  const { fields, ...authored } = await loadAlone(folder, id);
  if (!fields.evidence) return authored;
  const attack = await loadAttack(folder, fields.evidence.from);
  const source = { fields: fields.evidence, attack };
  const evidence = await loadEvidence(folder, authored.folder, source);
  return {
    ...authored,
    challenge: { ...authored.challenge, evidence: evidence.published },
    evidence,
  };
}
