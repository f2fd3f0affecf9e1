import { z } from 'zod';
import { DEFAULT_LIMITS, type LanguageRunner } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { AuthoredLesson } from '../authored.ts';
import { ContentError } from '../content-error.ts';
import { finishedOutput, type Place } from '../finished-output.ts';
import {
  type AuthoredRecording,
  type FindProgram,
  RECORDING_SEEDS,
  type Recording,
  RECORDINGS,
  type Recordings,
  recordingSchema,
} from './recordings.ts';

function recordingOf(place: Place, json: string): Recording {
  const recorded = recordingSchema.safeParse(JSON.parse(json));
  if (recorded.success) return recorded.data;
  const fix = `Make record(seed) return {"log": […], "packets": […], "requests": […], "dns": […]}, each a list of dictionaries: ${z.prettifyError(recorded.error)}`;
  throw new ContentError([{ ...place, fix }]);
}

const PRELUDE = [
  'import json, sys',
  '_recording = json.loads(sys.stdin.read())',
  'log, packets, requests, dns = (',
  '    _recording[name] for name in ("log", "packets", "requests", "dns")',
  ')',
  '',
].join('\n');

/** What recording and answering need. */
interface Studio {
  /** For errors, relative to the content folder. */
  folder: string;
  lab: LabScenario | null;
  runner: LanguageRunner;
}

async function record(
  { folder, lab, runner }: Studio,
  { name, program }: AuthoredRecording,
): Promise<Recording[]> {
  const { outcomes } = await runner.run({
    language: 'python',
    code: program,
    entry: { kind: 'function', name: 'record' },
    inputs: RECORDING_SEEDS.map((seed) => JSON.stringify([seed])),
    limits: DEFAULT_LIMITS,
    lab,
  });
  const file = `${folder}/${RECORDINGS}/${name}.py`;
  return RECORDING_SEEDS.map((seed, index) => {
    const place = { file, field: `seed ${seed}` };
    return recordingOf(place, finishedOutput(place, outcomes[index]));
  });
}

async function answer(
  { folder, runner }: Studio,
  recordings: readonly Recording[],
  { exerciseId, program }: FindProgram,
): Promise<[string, string[]]> {
  const { outcomes } = await runner.run({
    language: 'python',
    code: PRELUDE + program,
    entry: { kind: 'program' },
    inputs: recordings.map((recording) => JSON.stringify(recording)),
    limits: DEFAULT_LIMITS,
    lab: null,
  });
  const place = { file: `${folder}/lesson.md`, field: `exercise ${exerciseId}` };
  return [exerciseId, recordings.map((_, index) => finishedOutput(place, outcomes[index]).trim())];
}

/**
 * Runs a recording's program for every seed in the lesson's lab, and the answers of its exercises on each result.
 *
 * @throws {ContentError} if a program doesn't finish or returns something else
 */
export async function recordTraffic(
  { lesson, folder, finds }: AuthoredLesson,
  recording: AuthoredRecording,
  runner: LanguageRunner,
): Promise<Recordings> {
  const studio = { folder, lab: lesson.lab, runner };
  const recordings = await record(studio, recording);
  const own = finds.filter(({ lab }) => lab === recording.name);
  const answers = await Promise.all(own.map((find) => answer(studio, recordings, find)));
  return { recordings, answers: Object.fromEntries(answers) };
}
