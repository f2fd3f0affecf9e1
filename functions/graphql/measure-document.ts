import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { AppError } from '../../domain/app-error.ts';
import { pointsOf } from './field-points.ts';

/** The size of a part of a document with all fragments spread out. */
export interface Measure {
  /** Nested levels of the product's objects. */
  depth: number;
  /** Nested levels of introspection objects. */
  schemaDepth: number;
  /** Fields at the first level. */
  rootFields: number;
  fields: number;
  aliases: number;
  directives: number;
  /** Fields that repeat another field of the same selection set. */
  repeats: number;
  /** The estimated cost of its response. */
  points: number;
}

/** An operation and its size. */
export interface MeasuredOperation {
  operation: OperationDefinitionNode;
  measure: Measure;
}

type MeasureFragment = (name: string) => Measure;

const NOTHING: Measure = {
  depth: 0,
  schemaDepth: 0,
  rootFields: 0,
  fields: 0,
  aliases: 0,
  directives: 0,
  repeats: 0,
  points: 0,
};

const SCHEMA_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type']);

function together(one: Measure, other: Measure): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    schemaDepth: Math.max(one.schemaDepth, other.schemaDepth),
    rootFields: one.rootFields + other.rootFields,
    fields: one.fields + other.fields,
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    repeats: one.repeats + other.repeats,
    points: one.points + other.points,
  };
}

function measureField(field: FieldNode, measureFragment: MeasureFragment): Measure {
  const below = field.selectionSet ? measureSet(field.selectionSet, measureFragment) : NOTHING;
  const depth = field.selectionSet ? below.depth + 1 : 0;
  const isSchema = SCHEMA_FIELDS.has(field.name.value);
  return {
    ...below,
    depth: isSchema ? 0 : depth,
    schemaDepth: isSchema ? depth : below.schemaDepth,
    rootFields: 1,
    fields: below.fields + 1,
    aliases: below.aliases + (field.alias ? 1 : 0),
    points: pointsOf(field.name.value, below.points),
  };
}

function measureUndirected(selection: SelectionNode, measureFragment: MeasureFragment): Measure {
  switch (selection.kind) {
    case Kind.FIELD:
      return measureField(selection, measureFragment);
    case Kind.INLINE_FRAGMENT:
      return measureSet(selection.selectionSet, measureFragment);
    case Kind.FRAGMENT_SPREAD:
      return measureFragment(selection.name.value);
  }
}

function measureSet({ selections }: SelectionSetNode, measureFragment: MeasureFragment): Measure {
  const keys = selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [(selection.alias ?? selection.name).value] : [],
  );
  return selections
    .map((selection) => {
      const measure = measureUndirected(selection, measureFragment);
      return { ...measure, directives: measure.directives + (selection.directives?.length ?? 0) };
    })
    .reduce(together, { ...NOTHING, repeats: keys.length - new Set(keys).size });
}

/** Measures each fragment once, however often it is spread, so that nested spreads don't take exponential time. */
function fragmentMeasurer(definitions: readonly DefinitionNode[]): MeasureFragment {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, Measure | null>();
  const measureFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    if (known === null) {
      throw new AppError('INVALID_INPUT', `The fragment "${name}" contains itself.`);
    }
    const fragment = fragments.get(name);
    // Validation reports missing fragments.
    if (!fragment) return NOTHING;
    measured.set(name, null);
    const measure = measureSet(fragment.selectionSet, measureFragment);
    measured.set(name, measure);
    return measure;
  };
  return measureFragment;
}

/**
 * Measures the operations of a document, including unused fragments, in time proportional to its length.
 *
 * @throws {AppError} INVALID_INPUT if a fragment contains itself
 */
export function measureDocument({ definitions }: DocumentNode): MeasuredOperation[] {
  const measureFragment = fragmentMeasurer(definitions);
  return definitions.flatMap((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) measureFragment(definition.name.value);
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const measure = measureSet(definition.selectionSet, measureFragment);
    const directives = measure.directives + (definition.directives?.length ?? 0);
    return [{ operation: definition, measure: { ...measure, directives } }];
  });
}
