import type { RecordedObject, RecordedValue } from '../../sandbox/recording/recording.ts';
import type { Replay, ReplayVariable } from '../../sandbox/recording/replay.ts';
import { joinParts, type Sentence } from './sentence.ts';
import { type NamedObject, objectsOf, shortValue, typeOf } from './value-words.ts';

/** How many changes of a step are told in words. The table of variables shows all. */
const MAX_CHANGES = 3;

/** A frame at a step, before and after what has changed. */
interface Change {
  replay: Replay;
  step: number;
  before: ReadonlyMap<string, RecordedValue>;
  after: readonly ReplayVariable[];
}

const isSame = (one: RecordedValue, other: RecordedValue): boolean =>
  one.kind === 'reference'
    ? other.kind === 'reference' && one.object === other.object
    : other.kind === 'scalar' && one.type === other.type && one.text === other.text;

/** Types of values that programs define or import. */
const DEFINITIONS: ReadonlySet<string> = new Set(['function', 'builtin', 'class']);

/** Tells how one variable got its value: `set total to 6`. */
function variableWords(change: Change, name: string, value: RecordedValue | null): Sentence {
  const { replay, step, before, after } = change;
  const own = { code: name };
  if (value === null) return ['deleted ', own];
  if (value.kind === 'scalar' && DEFINITIONS.has(value.type)) return ['defined ', own];
  const twin = after.find(
    (other) =>
      value.kind === 'reference' &&
      isSame(other.value, value) &&
      before.has(other.name) &&
      other.name !== name,
  );
  if (twin !== undefined) {
    const type = typeOf(replay, step, value);
    return ['made ', own, ` another name for the ${type} `, { code: twin.name }];
  }
  const now = { code: shortValue(replay, step, value) };
  const old = before.get(name);
  return old?.kind === 'scalar' && value.kind === 'scalar'
    ? ['changed ', own, ' from ', { code: old.text }, ' to ', now]
    : ['set ', own, ' to ', now];
}

/** The only element that was added to an object or changed in it; null if more has happened. */
function onlyNewItem(before: RecordedObject, after: RecordedObject) {
  const old = new Map(before.items.map(({ label, value }) => [label, value]));
  const isKept = before.items.every(({ label }) =>
    after.items.some((item) => item.label === label),
  );
  const changed = after.items.filter(({ label, value }) => {
    const known = old.get(label);
    return known === undefined || !isSame(known, value);
  });
  const [item] = changed;
  if (!isKept || changed.length !== 1 || item === undefined || item.label === null) return null;
  return { label: item.label, value: item.value, isAdded: !old.has(item.label) };
}

/** Tells what became of an object that was there before: `added 3 to words`. */
function objectWords({ replay, step }: Change, object: NamedObject): Sentence {
  const { id, content, names } = object;
  const own = { code: names[0] ?? '' };
  const before = replay.objectAt(step - 1, id);
  const item = before === null ? null : onlyNewItem(before, content);
  if (item === null) {
    const now = shortValue(replay, step, { kind: 'reference', object: id });
    return ['changed ', own, ' to ', { code: now }];
  }
  const value = { code: shortValue(replay, step, item.value) };
  if (item.isAdded && content.type === 'list') return ['added ', value, ' to ', own];
  const path = content.size === null ? `${own.code}.${item.label}` : `${own.code}[${item.label}]`;
  return ['set ', { code: path }, ' to ', value];
}

/** Names that stand for the same object change with it. */
function twinWords({ content, names }: NamedObject): Sentence | null {
  const others = names.slice(1, 1 + MAX_CHANGES).map((name) => [{ code: name }]);
  if (others.length === 0) return null;
  const are = others.length === 1 ? ' is' : ' are';
  return [...joinParts(others), `${are} the same ${content.type}.`];
}

/** What changed in the frame of a step. */
export interface WhatChanged {
  /** What a line did, without its subject: `set total to 6`. */
  clauses: Sentence[];
  /** What follows from it. */
  consequences: Sentence[];
}

/** Returns what has changed in the frame of a step since its previous step. */
export function whatChanged(replay: Replay, step: number): WhatChanged {
  const { frame, variables } = replay.stepAt(step);
  const earlier = replay.variablesAt(step - 1, frame);
  const before = new Map(earlier.map(({ name, value }) => [name, value]));
  const after = replay.variablesAt(step, frame);
  const change: Change = { replay, step, before, after };
  const mutated = objectsOf(replay, step, after).filter(
    ({ id, isChanged }) => isChanged && replay.objectAt(step - 1, id) !== null,
  );
  const all = [
    ...variables.map(([name, value]) => variableWords(change, name, value)),
    ...mutated.map((object) => objectWords(change, object)),
  ];
  const clauses = all.slice(0, MAX_CHANGES);
  const more = all.length - clauses.length;
  if (more > 0) clauses.push([more === 1 ? 'changed one more' : `changed ${more} more`]);
  return { clauses, consequences: mutated.map(twinWords).filter((words) => words !== null) };
}
