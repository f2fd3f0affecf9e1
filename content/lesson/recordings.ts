import { z } from 'zod';
import type { RecordedTable } from '../../domain/exercise.ts';
import { type ContentFolder, parseYaml } from '../content-folder.ts';

/** The folder of a lesson with the programs that record traffic, and what they recorded. */
export const RECORDINGS = 'recordings';

/** The seeds for a recording. Each learner gets the traffic of one of them. */
export const RECORDING_SEEDS: readonly number[] = Array.from(
  { length: 16 },
  (_, index) => index + 1,
);

/** What a recording can contain, and what a `find` exercise can search. */
export const TOOLS = ['log', 'packets', 'requests', 'dns'] as const;

/** @see TOOLS */
export type Tool = (typeof TOOLS)[number];

const rows = z.array(z.record(z.string(), z.json()));

/** What one seed recorded: rows by tool. */
export const recordingSchema = z.strictObject({
  log: rows.default([]),
  packets: rows.default([]),
  requests: rows.default([]),
  dns: rows.default([]),
});

export type Recording = z.output<typeof recordingSchema>;

const recordingsSchema = z.strictObject(
  {
    /** One for each seed. */
    recordings: z.array(recordingSchema),
    /** The right values for each seed, by the id of the exercise. */
    answers: z.record(z.string(), z.array(z.string())),
  },
  'Write this file with `npm run content -- <slug> --write`.',
);

/** What a program recorded for every seed, and the answers to the exercises about it. */
export type Recordings = z.output<typeof recordingsSchema>;

/** A program that records traffic. */
export interface AuthoredRecording {
  /** The name that `lab=` of an exercise refers to. */
  name: string;
  /** Python with `record(seed)`. */
  program: string;
  /** As committed; empty if that has not happened yet. */
  committed: Recordings;
}

/** A `find` exercise whose answer a program computes from a recording. */
export interface FindProgram {
  exerciseId: string;
  /** The name of the recording. */
  lab: string;
  /** Python that sees `log`, `packets`, `requests` and `dns`, and prints the answer. */
  program: string;
}

const NOTHING: Recordings = { recordings: [], answers: {} };

/** Loads the recordings of a lesson, sorted by name. @throws {ContentError} if what was committed can't be read */
export async function loadRecordings(
  folder: ContentFolder,
  path: string,
): Promise<AuthoredRecording[]> {
  const files = await folder.list(`${path}/${RECORDINGS}`);
  const names = files.filter((file) => file.endsWith('.py')).map((file) => file.slice(0, -3));
  return Promise.all(
    names.map(async (name) => {
      const file = `${path}/${RECORDINGS}/${name}.json`;
      const [program, text] = await Promise.all([
        folder.read(`${path}/${RECORDINGS}/${name}.py`, 'Write `record(seed)`.'),
        folder.readOptional(file),
      ]);
      const committed = text === null ? NOTHING : parseYaml(recordingsSchema, file, text);
      return { name, program, committed };
    }),
  );
}

/** The order of columns: when, from where, to where, what. Others follow in the order of the alphabet. */
const COLUMNS: readonly string[] = [
  'time',
  'protocol',
  'source',
  'source_port',
  'host',
  'port',
  'destination',
  'destination_port',
  'method',
  'path',
  'name',
  'type',
  'flags',
  'seq',
  'ack',
  'status',
  'outcome',
  'result',
];

function placeOf(column: string): number {
  const place = COLUMNS.indexOf(column);
  return place === -1 ? COLUMNS.length : place;
}

/** Returns rows as a table of texts. Its columns are the keys of all rows. */
export function tableOf(recorded: Recording[Tool]): RecordedTable {
  const names = new Set(recorded.flatMap((row) => Object.keys(row)));
  const columns = [...names].toSorted().toSorted((one, other) => placeOf(one) - placeOf(other));
  const cell = (value: unknown): string =>
    typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return {
    columns,
    rows: recorded.map((row) =>
      columns.map((column) => (Object.hasOwn(row, column) ? cell(row[column]) : '')),
    ),
  };
}
