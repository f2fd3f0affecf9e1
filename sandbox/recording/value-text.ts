import type { RecordedObject, RecordedValue } from './recording.ts';
import type { Replay } from './replay.ts';

/** How deep a value is written out in one line. */
const MAX_DEPTH = 2;

const BRACKETS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['list', ['[', ']']],
  ['tuple', ['(', ')']],
  ['set', ['{', '}']],
  ['frozenset', ['{', '}']],
  ['dict', ['{', '}']],
]);

/** Writes a value in one line, as Python would print it. */
export function valueText(
  replay: Replay,
  { step, value, depth = 0 }: { step: number; value: RecordedValue; depth?: number },
): string {
  if (value.kind === 'scalar') return value.text;
  const object = replay.objectAt(step, value.object);
  if (object === null) return 'object';
  const [open, close] = BRACKETS.get(object.type) ?? [`${object.type}(`, ')'];
  if (depth >= MAX_DEPTH) return `${open}…${close}`;
  const items = object.items.map(
    (item) =>
      labelText(object, item.label) +
      valueText(replay, { step, value: item.value, depth: depth + 1 }),
  );
  const hidden = (object.size ?? object.items.length) - object.items.length;
  if (hidden > 0) items.push(`… ${hidden} more`);
  return `${open}${items.join(', ')}${close}`;
}

/** The keys of a dictionary and the attributes of an instance are part of the value, but no indexes. */
function labelText({ type, size }: RecordedObject, label: string | null): string {
  if (label === null) return '';
  if (type === 'dict') return `${label}: `;
  return size === null ? `${label}=` : '';
}
