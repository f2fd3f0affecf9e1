import { MAX_RECORDED_STEPS, MAX_RECORDING_BYTES, type RecordRequest } from '../contract.ts';
import { type NumberedPacket, readPackets } from './read-packets.ts';
import { isInteger, isText, MAX_OBJECTS, readObject, readValue } from './read-value.ts';
import type {
  RecordedFrame,
  RecordedMark,
  RecordedObject,
  RecordedStep,
  RecordedValue,
  Recording,
  StepKind,
} from './recording.ts';

const KINDS: readonly StepKind[] = ['line', 'call', 'return', 'yield', 'resume', 'raise', 'unwind'];
const MAX_LINES = 1e12;
const MAX_FRAMES = 60_000;
/** The steps are sent once, and the packets at most twice: when the last step is recorded, and at the end. */
const MAX_PACKET_LISTS = 2;
const MICROSECOND = 1_000;

/** What is known about a run without trusting its recording. */
export interface KnownRun {
  /** The source that ran. */
  code: string;
  record: RecordRequest;
  /** The bytes that were printed to standard output; undefined if they weren't counted. */
  stdoutBytes?: number | undefined;
}

/** A step, with the number that orders it among the packets. */
interface NumberedStep {
  step: Omit<RecordedStep, 'packets'>;
  nanoseconds: number;
  number: number;
}

/** What has been read so far. */
interface Parts {
  steps: NumberedStep[];
  frames: RecordedFrame[];
  marks: RecordedMark[];
  packets: NumberedPacket[];
  packetLists: number;
  lines: number;
  /** The lines before the first step, as far as they were counted. */
  linesBefore: number;
  outputBytes: number;
  isOver: boolean;
}

type ReadRow = (fields: readonly unknown[], parts: Parts) => boolean;

type Change<Key, Value> = readonly [Key, Value];

/** Reads a flat list of keys and values. @returns null if it isn't one */
function readChanges<Key, Value>(
  raw: unknown,
  isKey: (key: unknown) => key is Key,
  read: (value: unknown) => Value | undefined,
): Change<Key, Value>[] | null {
  if (!Array.isArray(raw) || raw.length % 2 !== 0) return null;
  const changes: Change<Key, Value>[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [key, value] = [raw[at] as unknown, read(raw[at + 1])];
    if (!isKey(key) || value === undefined) return null;
    changes.push([key, value]);
  }
  return changes;
}

const isObjectNumber = (value: unknown): value is number => isInteger(value, 0, MAX_OBJECTS);
const readVariable = (raw: unknown): RecordedValue | null | undefined =>
  raw === null ? null : (readValue(raw) ?? undefined);
const readContent = (raw: unknown): RecordedObject | undefined => readObject(raw) ?? undefined;

/** Adds the frames that a step enters, each after its caller. */
function addFrames(fields: readonly unknown[], { frames }: Parts): boolean {
  for (let at = 0; at < fields.length; at += 2) {
    const [name, parent] = [fields[at], fields[at + 1]];
    if (!isText(name) || !isInteger(parent, -1, frames.length - 1)) return false;
    if (frames.push({ name, parent }) > MAX_FRAMES) return false;
  }
  return true;
}

/** Where a step is: its kind, line, frame, time, and number. */
function readPlace(fields: readonly unknown[], { parts, lastLine }: StepContext) {
  const [kindNumber, line, frame, nanoseconds, number] = fields;
  const kind = isInteger(kindNumber, 0, KINDS.length - 1) ? KINDS[kindNumber] : undefined;
  if (kind === undefined || !isInteger(line, 1, lastLine)) return null;
  if (!isInteger(frame, 0, parts.frames.length - 1)) return null;
  if (!isInteger(nanoseconds, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (!isInteger(number, 0, Number.MAX_SAFE_INTEGER)) return null;
  return { kind, line, frame, nanoseconds, number };
}

interface StepContext {
  parts: Parts;
  lastLine: number;
}

const FIRST_FRAME_FIELD = 8;

function readStep(fields: readonly unknown[], context: StepContext): NumberedStep | null {
  const { parts } = context;
  if (!addFrames(fields.slice(FIRST_FRAME_FIELD), parts)) return null;
  const place = readPlace(fields, context);
  const variables = readChanges(fields[5], isText, readVariable);
  const objects = readChanges(fields[6], isObjectNumber, readContent);
  const result = fields[7] === undefined ? null : readVariable(fields[7]);
  if (place === null || variables === null || objects === null || result === undefined) return null;
  const { nanoseconds, number, ...where } = place;
  const micros = Math.floor(nanoseconds / MICROSECOND);
  const { outputBytes } = parts;
  const changed = { variables, objects, ...(result !== null && { result }) };
  return { step: { ...where, outputBytes, micros, ...changed }, nanoseconds, number };
}

/** Returns how each kind of row is read into the parts. */
function rowReaders({ code, record }: KnownRun): ReadonlyMap<unknown, ReadRow> {
  const lastLine = code.split('\n').length;
  const maxSteps = Math.min(record.steps, MAX_RECORDED_STEPS);
  const readStepRow: ReadRow = (fields, parts) => {
    if (parts.steps.length === 0) parts.linesBefore = parts.lines;
    const step = readStep(fields, { parts, lastLine });
    return step !== null && parts.steps.push(step) <= maxSteps;
  };
  const readMark: ReadRow = ([, lines], parts) => {
    if (!isInteger(lines, parts.lines, MAX_LINES)) return false;
    parts.lines = lines;
    parts.marks.push({ lines, outputBytes: parts.outputBytes });
    return true;
  };
  const readEnd: ReadRow = ([, lines], parts) => {
    if (!isInteger(lines, parts.lines, MAX_LINES)) return false;
    Object.assign(parts, { lines, isOver: true });
    return true;
  };
  const readPacketRow: ReadRow = ([, same, ...fields], parts) => {
    if (!record.packets || !isInteger(same, 0, parts.packets.length)) return false;
    const packets = readPackets(fields, parts.packets.slice(0, same));
    parts.packets = packets ?? [];
    parts.packetLists += 1;
    return packets !== null && parts.packetLists <= MAX_PACKET_LISTS;
  };
  const steps = KINDS.map((_kind, number) => [number, readStepRow] as const);
  return new Map<unknown, ReadRow>([
    ...steps,
    ['n', readMark],
    ['e', readEnd],
    ['p', readPacketRow],
  ]);
}

/** Reads one line: the bytes printed before it, a space, and a JSON array. */
function readLine(line: string, parts: Parts, readers: ReadonlyMap<unknown, ReadRow>): boolean {
  const space = line.indexOf(' ');
  const outputBytes = Number(line.slice(0, space));
  if (space < 1 || !isInteger(outputBytes, parts.outputBytes, Number.MAX_SAFE_INTEGER))
    return false;
  parts.outputBytes = outputBytes;
  const fields: unknown = JSON.parse(line.slice(space + 1));
  if (parts.isOver || !Array.isArray(fields)) return false;
  return readers.get(fields[0])?.(fields, parts) ?? false;
}

/** Counts the packets that were on the wire at each step. */
function withPackets(steps: readonly NumberedStep[], packets: readonly NumberedPacket[]) {
  let [count, now] = [0, 0];
  return steps.map(({ step, nanoseconds, number }): RecordedStep => {
    // Threads of the lab have clocks of their own, and what was on the wire stays there.
    now = Math.max(now, nanoseconds);
    for (let next = packets[count]; next !== undefined; next = packets[count]) {
      if (next.nanoseconds > now || next.number >= number) break;
      count += 1;
    }
    return { ...step, packets: count };
  });
}

/** Returns how many lines ran before the first step. A search for a line ends with a count, which may include that line. */
function skippedLines({ steps, linesBefore }: Parts, { from = 0, line }: RecordRequest): number {
  const [first] = steps;
  if (first === undefined) return 0;
  if (line === undefined) return from;
  return first.step.kind === 'line' ? Math.max(0, linesBefore - 1) : linesBefore;
}

function toRecording(parts: Parts, record: RecordRequest): Recording {
  const { steps, frames, marks, packets, lines } = parts;
  const recordedLines = steps.filter(({ step }) => step.kind === 'line').length;
  const skippedSteps = skippedLines(parts, record);
  return {
    steps: withPackets(steps, packets),
    frames,
    packets: packets.map(({ packet }) => packet),
    skippedSteps,
    totalSteps: skippedSteps + steps.length + Math.max(0, lines - skippedSteps - recordedLines),
    lines: Math.max(lines, skippedSteps + recordedLines),
    marks,
  };
}

function newParts(): Parts {
  const lists = { steps: [], frames: [], marks: [], packets: [] };
  return { ...lists, packetLists: 0, lines: 0, linesBefore: 0, outputBytes: 0, isOver: false };
}

/** Reads all lines. @returns whether all of them are well-formed and complete */
function readLines(text: string, parts: Parts, readers: ReadonlyMap<unknown, ReadRow>): boolean {
  const lines = text.split('\n');
  if (lines.pop() !== '') return false;
  try {
    return lines.every((line) => readLine(line, parts, readers));
  } catch {
    return false;
  }
}

/**
 * Reads a recording, which a learner's program may have written.
 *
 * @returns null unless every part of it is one that an honest recorder could have made of this run
 */
export function readRecording(text: string, run: KnownRun): Recording | null {
  if (text.length > MAX_RECORDING_BYTES) return null;
  const parts = newParts();
  if (!readLines(text, parts, rowReaders(run))) return null;
  const isPrinted = run.stdoutBytes === undefined || parts.outputBytes <= run.stdoutBytes;
  return isPrinted ? toRecording(parts, run.record) : null;
}
