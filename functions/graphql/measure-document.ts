import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';
import { AppError } from '../../domain/app-error.ts';
import { LONG_TEXTS, pointsOf } from './field-points.ts';

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
  /** Fields with everything that is stored about a learner. */
  exports: number;
  /** The points of long texts, which count once for each row of a list of submissions. */
  longTexts: number;
  /** The estimated cost of its response. */
  points: number;
}

/** An operation and its size. */
export interface MeasuredOperation {
  operation: OperationDefinitionNode;
  measure: Measure;
}

/** The values of a request's variables. */
export type Variables = Readonly<Record<string, unknown>>;

/** What the parts of a document need to be measured. */
interface Surroundings {
  variables: Variables;
  measureFragment: (name: string) => Measure;
}

/** The arguments that say how many rows a list has. */
const ROWS: ReadonlySet<string> = new Set(['first', 'days']);

/** More rows than any list may have: a request for more is refused. */
const MOST_ROWS = 366;

/** Returns the arguments that say how many rows a field has. */
const rowArguments = ({ arguments: all = [] }: FieldNode) =>
  all.filter(({ name }) => ROWS.has(name.value));

/** Returns how many rows a field asks for; null if it doesn't say. */
function rowsOf(field: FieldNode, variables: Variables): number | null {
  const [value] = rowArguments(field).map((argument) => argument.value);
  if (value === undefined) return null;
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : valueOf(value);
  return typeof given === 'number' ? Math.min(Math.max(given, 1), MOST_ROWS) : null;
}

const valueOf = (value: ValueNode): number | null =>
  value.kind === Kind.INT ? Number(value.value) : null;

/** Returns the defaults of a document's variables. */
function defaultsOf({ definitions }: DocumentNode): Variables {
  const declared = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    declared.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueOf(defaultValue)] as const] : [],
    ),
  );
}

/** Checks whether the size of a document's response depends on variables. */
export function dependsOnVariables(document: DocumentNode): boolean {
  let depends = false;
  visit(document, {
    Field(field) {
      depends ||= rowArguments(field).some(({ value }) => value.kind === Kind.VARIABLE);
    },
  });
  return depends;
}

const NOTHING: Measure = {
  depth: 0,
  schemaDepth: 0,
  rootFields: 0,
  fields: 0,
  aliases: 0,
  directives: 0,
  repeats: 0,
  exports: 0,
  longTexts: 0,
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
    exports: one.exports + other.exports,
    longTexts: one.longTexts + other.longTexts,
    points: one.points + other.points,
  };
}

function measureField(field: FieldNode, surroundings: Surroundings): Measure {
  const below = field.selectionSet ? measureSet(field.selectionSet, surroundings) : NOTHING;
  const depth = field.selectionSet ? below.depth + 1 : 0;
  const name = field.name.value;
  const isSchema = SCHEMA_FIELDS.has(name);
  const rows = rowsOf(field, surroundings.variables);
  return {
    ...below,
    depth: isSchema ? 0 : depth,
    schemaDepth: isSchema ? depth : below.schemaDepth,
    rootFields: 1,
    fields: below.fields + 1,
    aliases: below.aliases + (field.alias ? 1 : 0),
    exports: below.exports + (name === 'dataExport' ? 1 : 0),
    longTexts: below.longTexts + (LONG_TEXTS.get(name) ?? 0),
    points: pointsOf(name, { below: below.points, longTexts: below.longTexts, rows }),
  };
}

function measureUndirected(selection: SelectionNode, surroundings: Surroundings): Measure {
  switch (selection.kind) {
    case Kind.FIELD:
      return measureField(selection, surroundings);
    case Kind.INLINE_FRAGMENT:
      return measureSet(selection.selectionSet, surroundings);
    case Kind.FRAGMENT_SPREAD:
      return surroundings.measureFragment(selection.name.value);
  }
}

function measureSet({ selections }: SelectionSetNode, surroundings: Surroundings): Measure {
  const keys = selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [(selection.alias ?? selection.name).value] : [],
  );
  return selections
    .map((selection) => {
      const measure = measureUndirected(selection, surroundings);
      return { ...measure, directives: measure.directives + (selection.directives?.length ?? 0) };
    })
    .reduce(together, { ...NOTHING, repeats: keys.length - new Set(keys).size });
}

/** Measures each fragment once, however often it is spread, so that nested spreads don't take exponential time. */
function surroundingsOf(
  definitions: readonly DefinitionNode[],
  variables: Variables,
): Surroundings {
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
    const measure = measureSet(fragment.selectionSet, surroundings);
    measured.set(name, measure);
    return measure;
  };
  const surroundings: Surroundings = { variables, measureFragment };
  return surroundings;
}

/**
 * Measures the operations of a document, including unused fragments, in time proportional to its length.
 *
 * @param variables the request's
 * @throws {AppError} INVALID_INPUT if a fragment contains itself
 */
export function measureDocument(
  document: DocumentNode,
  variables: Variables = {},
): MeasuredOperation[] {
  const { definitions } = document;
  const surroundings = surroundingsOf(definitions, { ...defaultsOf(document), ...variables });
  return definitions.flatMap((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      surroundings.measureFragment(definition.name.value);
    }
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const measure = measureSet(definition.selectionSet, surroundings);
    const directives = measure.directives + (definition.directives?.length ?? 0);
    return [{ operation: definition, measure: { ...measure, directives } }];
  });
}
