import type { RecordedObject, RecordedStep, RecordedValue, Recording } from './recording.ts';

/** The values that one thing had, each with the step from which on it had it. */
interface History<Value> {
  steps: number[];
  values: Value[];
  /** The lines that caused the changes. */
  lines: number[];
}

/** A variable at a step. */
export interface ReplayVariable {
  name: string;
  value: RecordedValue;
  /** Whether this step changed it, or the object that it refers to. */
  isChanged: boolean;
  /** The line that changed it last. */
  line: number;
}

/** One frame of a call stack. */
export interface ReplayFrame {
  /** An index into the recording's frames. */
  frame: number;
  name: string;
  /** 0 if none of its lines is recorded. */
  line: number;
}

/** A recording that can be read at any step. */
export interface Replay {
  recording: Recording;
  /** The number of recorded steps, at least 1. */
  length: number;
  stepAt: (step: number) => RecordedStep;
  /** Returns the innermost frame first. */
  stackAt: (step: number) => ReplayFrame[];
  /** Returns the variables of a frame in the order in which they appeared. */
  variablesAt: (step: number, frame: number) => ReplayVariable[];
  objectAt: (step: number, object: number) => RecordedObject | null;
  /** Returns the step that changes a variable next, or the object that it refers to; null if none does. */
  nextChange: (step: number, frame: number, name: string) => number | null;
  /** Returns the step that has put the next packet on the wire; null if none does. */
  nextPacket: (step: number) => number | null;
  /** Returns the step at which a packet was on the wire for the first time. @param packet its index */
  stepOfPacket: (packet: number) => number;
  /** Returns the next step outside the calls that this step makes; the last one if there is none. */
  stepOver: (step: number) => number;
}

/** Returns how many of the ascending numbers are at most `limit`. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function add<Key, Value>(
  histories: Map<Key, History<Value>>,
  key: Key,
  [step, value, line]: readonly [number, Value, number],
): void {
  const history = histories.get(key) ?? { steps: [], values: [], lines: [] };
  history.steps.push(step);
  history.values.push(value);
  history.lines.push(line);
  histories.set(key, history);
}

/** What a thing was at a step, since when, and which line made it so; null if it wasn't there yet. */
function latest<Value>(history: History<Value> | undefined, step: number) {
  if (history === undefined) return null;
  const at = countUpTo(history.steps, step) - 1;
  const value = history.values[at];
  if (value === undefined) return null;
  return { value, since: history.steps[at] ?? 0, line: history.lines[at] ?? 0 };
}

function stepAfter({ steps }: { steps: readonly number[] }, step: number): number | null {
  return steps[countUpTo(steps, step)] ?? null;
}

type Variables = Map<string, History<RecordedValue | null>>;

/** The histories of everything in a recording. */
function historiesOf({ steps }: Recording) {
  const frames = new Map<number, Variables>();
  const objects = new Map<number, History<RecordedObject>>();
  const lines = new Map<number, History<number>>();
  for (const [index, { frame, line, variables, objects: contents }] of steps.entries()) {
    // What has changed at a step was changed by the line before it.
    const cause = lines.get(frame)?.values.at(-1) ?? line;
    const own: Variables = frames.get(frame) ?? new Map();
    frames.set(frame, own);
    for (const [name, value] of variables) add(own, name, [index, value, cause]);
    for (const [object, content] of contents) add(objects, object, [index, content, cause]);
    add(lines, frame, [index, line, line]);
  }
  return { frames, objects, lines };
}

type Histories = ReturnType<typeof historiesOf>;

/** Returns the histories of the variables and objects, as functions of the step. */
function readVariables({ frames, objects }: Histories) {
  const objectHistory = (value: RecordedValue | null | undefined) =>
    value?.kind === 'reference' ? objects.get(value.object) : undefined;
  const variablesAt = (step: number, frame: number): ReplayVariable[] => {
    const found = [];
    for (const [name, history] of frames.get(frame) ?? []) {
      const own = latest(history, step);
      if (own === null || own.value === null) continue;
      const inside = latest(objectHistory(own.value), step);
      const { since, line } = inside !== null && inside.since > own.since ? inside : own;
      found.push({ name, value: own.value, isChanged: since === step, line });
    }
    return found;
  };
  const nextChange = (step: number, frame: number, name: string): number | null => {
    const history = frames.get(frame)?.get(name);
    if (history === undefined) return null;
    const inside = objectHistory(latest(history, step)?.value);
    const next = [history, inside].flatMap((one) => (one && stepAfter(one, step)) ?? []);
    return next.length === 0 ? null : Math.min(...next);
  };
  const objectAt = (step: number, object: number) =>
    latest(objects.get(object), step)?.value ?? null;
  return { variablesAt, nextChange, objectAt };
}

/** Checks whether a call was made by another one, directly or not. */
function isInside({ frames }: Recording, inner: number, outer: number): boolean {
  let at = inner;
  // A call comes after its caller.
  while (at > outer) at = frames[at]?.parent ?? -1;
  return at === outer && inner !== outer;
}

/** Makes a recording readable at any step. @param recording one with at least one step */
export function createReplay(recording: Recording): Replay {
  const { steps, frames } = recording;
  const histories = historiesOf(recording);
  const last = steps.length - 1;
  const stepAt = (index: number): RecordedStep => {
    const step = steps[Math.min(Math.max(index, 0), last)];
    if (step === undefined) throw new Error('The recording has no steps.');
    return step;
  };
  return {
    recording,
    length: steps.length,
    stepAt,
    ...readVariables(histories),
    stackAt: (step) => {
      const stack: ReplayFrame[] = [];
      for (let frame = stepAt(step).frame; frame >= 0; frame = frames[frame]?.parent ?? -1) {
        const line = latest(histories.lines.get(frame), step)?.value ?? 0;
        stack.push({ frame, name: frames[frame]?.name ?? '?', line });
      }
      return stack;
    },
    nextPacket: (step) => {
      const seen = stepAt(step).packets;
      const next = steps.findIndex(({ packets }, index) => index > step && packets > seen);
      return next === -1 ? null : next;
    },
    stepOfPacket: (packet) => {
      const first = steps.findIndex(({ packets }) => packets > packet);
      return first === -1 ? last : first;
    },
    stepOver: (step) => {
      const { frame } = stepAt(step);
      const next = steps.findIndex(
        (other, index) => index > step && !isInside(recording, other.frame, frame),
      );
      return next === -1 ? last : next;
    },
  };
}
