import type { RecordedObject, RecordedValue } from '../../sandbox/recording/recording.ts';
import type { Replay, ReplayVariable } from '../../sandbox/recording/replay.ts';
import { valueText } from '../../sandbox/recording/value-text.ts';

/** How many characters of a value stand beside its line. */
const MAX_CHARACTERS = 60;

/** Writes a value in at most 60 characters. */
export function shortValue(replay: Replay, step: number, value: RecordedValue): string {
  const words = valueText(replay, { step, value });
  return words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS - 1)}…` : words;
}

/** Returns the type of a value. */
export function typeOf(replay: Replay, step: number, value: RecordedValue): string {
  if (value.kind === 'scalar') return value.type;
  return replay.objectAt(step, value.object)?.type ?? 'object';
}

/** An object, and the names that lead to it: `a`, `rows[0]`. */
export interface NamedObject {
  id: number;
  content: RecordedObject;
  names: string[];
  isChanged: boolean;
}

/** Checks whether nothing is known about an object but its type. Such objects have no boxes. */
export function isOpaque({ size, items }: RecordedObject): boolean {
  return size === null && items.length === 0;
}

/** How many objects are drawn. */
const MAX_OBJECTS = 24;

/** Returns the objects that the variables reach, each once, with every name that leads to it. */
export function objectsOf(
  replay: Replay,
  step: number,
  variables: readonly Pick<ReplayVariable, 'name' | 'value'>[],
): NamedObject[] {
  const found = new Map<number, NamedObject>();
  const changed = new Set(replay.stepAt(step).objects.map(([id]) => id));
  const queue = variables.map(({ name, value }) => ({ name, value }));
  for (const { name, value } of queue) {
    if (value.kind !== 'reference') continue;
    const known = found.get(value.object);
    if (known !== undefined) {
      known.names.push(name);
      continue;
    }
    const content = replay.objectAt(step, value.object);
    if (content === null || isOpaque(content) || found.size >= MAX_OBJECTS) continue;
    const { object: id } = value;
    found.set(id, { id, content, names: [name], isChanged: changed.has(id) });
    for (const item of content.items) {
      queue.push({ name: pathOf(name, content, item.label), value: item.value });
    }
  }
  return [...found.values()];
}

function pathOf(name: string, { size }: RecordedObject, label: string | null): string {
  if (label === null) return name;
  return size === null ? `${name}.${label}` : `${name}[${label}]`;
}

/** Returns how a call ends at a step: `returns 3`. It is empty at other steps. */
export function resultWords(replay: Replay, step: number): string {
  const { kind, result } = replay.stepAt(step);
  if (result === undefined) return '';
  const verb = kind === 'yield' ? 'yields' : kind === 'return' ? 'returns' : 'raises';
  return `${verb} ${shortValue(replay, step, result)}`;
}
