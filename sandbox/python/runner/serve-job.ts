import { MAX_SOURCE_BYTES } from '../../contract.ts';
import { learnersPart } from '../../lab/learners-part.ts';
import { type PrintStream, RECORDING_FILE, type SealedPython } from '../sealed/sealed-python.ts';
import {
  type CaseReport,
  type InterpreterListener,
  isUsableAfter,
  type Job,
  parseCaseReport,
  stoppedBy,
} from './interpreter.ts';
import { sourceLimitSentence, UNREADABLE_SENTENCE } from './limit-sentences.ts';

/** The number of prints of a case that are sent immediately. */
const PROMPT_PRINTS = 256;
/** After that, prints within this time of the last message are collected. */
const GATHER_MS = 20;
const MAX_GATHERED_BYTES = 4_096;

/** Combines many small prints into few messages, in order. */
interface PrintBuffer {
  /** Starts a case with this output limit in bytes. */
  open: (outputBytes: number) => void;
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  flush: () => void;
  /** Returns how many bytes of standard output the case has printed, up to the limit. */
  stdoutBytes: () => number;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const part of parts) {
    bytes.set(part, position);
    position += part.length;
  }
  return bytes;
}

/**
 * Creates a print buffer. A program that is stopped loses no output unless it prints continuously; then it loses the
 * last milliseconds. Output beyond the limit is dropped here, except for one byte that shows the limit was exceeded.
 */
function createPrintBuffer(emit: InterpreterListener): PrintBuffer {
  let bytesLeft = 0;
  let stdoutBytes = 0;
  let prompt = 0;
  let parts: Uint8Array[] = [];
  let gathered = 0;
  let stream: PrintStream = 'stdout';
  let flushedAt = 0;
  const flush = (): void => {
    flushedAt = performance.now();
    if (gathered === 0) return;
    emit({ kind: 'printed', stream, bytes: joined(parts, gathered) });
    parts = [];
    gathered = 0;
  };
  return {
    open(outputBytes) {
      bytesLeft = outputBytes + 1;
      stdoutBytes = 0;
      prompt = PROMPT_PRINTS;
    },
    print(target, bytes) {
      if (bytesLeft === 0) return;
      if (target !== stream) flush();
      stream = target;
      const part = bytes.subarray(0, bytesLeft);
      bytesLeft -= part.length;
      if (target === 'stdout') stdoutBytes += part.length;
      parts.push(part);
      gathered += part.length;
      prompt -= 1;
      const isDue = prompt >= 0 || performance.now() - flushedAt > GATHER_MS;
      if (isDue || bytesLeft === 0 || gathered > MAX_GATHERED_BYTES) flush();
    },
    flush,
    stdoutBytes: () => stdoutBytes,
  };
}

/** The parts of a recording that are sent immediately. */
const PROMPT_PARTS = 256;
const MAX_GATHERED_RECORDING_BYTES = 16_384;

/** Combines the many small parts of a recording into few messages, after the output that was printed before them. */
function createRecordingBuffer(emit: InterpreterListener, prints: PrintBuffer) {
  const encoder = new TextEncoder();
  let parts: Uint8Array[] = [];
  let [gathered, prompt, flushedAt] = [0, 0, 0];
  let isOpen = false;
  const flush = (): void => {
    flushedAt = performance.now();
    if (gathered === 0) return;
    prints.flush();
    emit({ kind: 'recorded', bytes: joined(parts, gathered) });
    parts = [];
    gathered = 0;
  };
  const add = (part: Uint8Array): void => {
    parts.push(part);
    gathered += part.length;
  };
  return {
    /** Must be called for every case: what comes from a case that isn't recorded is dropped. */
    open: (isRecorded: boolean): void => {
      isOpen = isRecorded;
      prompt = PROMPT_PARTS;
    },
    /** Adds a line of the recording, after the number of bytes that were printed before it. */
    record: (bytes: Uint8Array): void => {
      if (!isOpen) return;
      add(encoder.encode(`${prints.stdoutBytes()} `));
      add(bytes.slice());
      add(encoder.encode('\n'));
      prompt -= 1;
      const isDue = prompt >= 0 || performance.now() - flushedAt > GATHER_MS;
      if (isDue || gathered > MAX_GATHERED_RECORDING_BYTES) flush();
    },
    flush,
  };
}

/** Runs a job in the interpreter's process or worker. */
interface JobServer {
  /** Receives what the interpreter prints. */
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  /** Receives what a recorded program does. */
  record: (bytes: Uint8Array) => void;
  /** Sends buffered output immediately, before the program waits for a person. */
  flush: () => void;
  serve: (python: SealedPython, job: Job) => void;
}

/** The report on every input except the first if the program was refused. */
const NOT_STARTED = refusal(UNREADABLE_SENTENCE);

function refusal(error: string): CaseReport {
  return { status: 'ERROR', error, value: null };
}

/** Loads the applications of the job's lab. Returns the report on a failure, or null. */
function loadApps(python: SealedPython, { lab }: Job): CaseReport | null {
  const reason = python.loadApps(lab?.apps === undefined ? null : JSON.stringify(lab));
  if (reason === '') return null;
  return reason === null ? stoppedBy('CRASHED') : refusal(reason);
}

/** The seed of random numbers while the lab's log is kept. */
const LOG_SEED = 0;

/** Returns the seed of a case of which something is recorded; null if nothing is. */
function seedOf({ record, log }: Job): number | null {
  if (record) return record.seed ?? 0;
  return log ? LOG_SEED : null;
}

function describeCase(job: Job, input: string): string {
  const { code, entry, lab, outputBytes, checksSafety, record, log } = job;
  const isFunction = entry.kind === 'function';
  return JSON.stringify({
    code,
    function: isFunction ? entry.name : null,
    arguments: isFunction ? input : '[]',
    lab: lab && learnersPart(lab),
    outputBytes,
    checksSafety,
    ...(record && { record: { from: 0, line: null, seed: 0, ...record, file: RECORDING_FILE } }),
    ...(log && { log: { log, seed: LOG_SEED, file: RECORDING_FILE } }),
  });
}

/**
 * Creates the server of one job.
 *
 * @param emit receives all events in order
 * @param place copies bytes into the interpreter's realm
 */
export function createJobServer(
  emit: InterpreterListener,
  place: (bytes: Uint8Array) => Uint8Array,
): JobServer {
  const prints = createPrintBuffer(emit);
  const recordings = createRecordingBuffer(emit, prints);
  const encoder = new TextEncoder();
  return {
    print: prints.print,
    record: recordings.record,
    flush: prints.flush,
    serve(python, job) {
      const bytes = encoder.encode(job.code).length;
      if (job.inputs.length > 1) python.saveState();
      const surroundings = { recordSeed: seedOf(job), startsAt: job.startsAt };
      let isRefused = bytes > MAX_SOURCE_BYTES;
      const report = (input: string, index: number): CaseReport => {
        if (isRefused) return index > 0 ? NOT_STARTED : refusal(sourceLimitSentence(bytes));
        const failure = loadApps(python, job);
        if (failure !== null) return failure;
        const stdin = encoder.encode(job.entry.kind === 'program' ? input : '');
        const error = python.prepareCase(describeCase(job, input), place(stdin), surroundings);
        isRefused = error !== '';
        return parseCaseReport(isRefused ? error : python.runCase());
      };
      for (const [index, input] of job.inputs.entries()) {
        if (index > 0 && !python.restoreState()) {
          emit({ kind: 'exhausted' });
          return;
        }
        emit({ kind: 'started', index });
        prints.open(job.outputBytes);
        recordings.open(surroundings.recordSeed !== null);
        const ending = report(input, index);
        recordings.flush();
        prints.flush();
        emit({ kind: 'ended', index, report: ending });
        if (!isUsableAfter(ending.status)) return;
      }
    },
  };
}
