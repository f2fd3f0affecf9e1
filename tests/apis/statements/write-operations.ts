import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLUnionType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** An operation that requests one field of the contract and everything below it. */
export interface WrittenOperation {
  /** `Query.challenges`, or `Viewer.progress` for a field of the viewer. */
  field: string;
  document: string;
}

/** The fields of the viewer that the page header shows after a change. */
const HEADER = 'id experiencePoints level streakDays';

/** Levels of objects below a field. The server allows one more, which a field of the viewer needs. */
const MAX_DEPTH = 5;

/** What the documents select of each step if there are many lessons. A document with all of it has too many points. */
const STEP_OF_MANY = 'id progress { state }';

/** Returns the only fields to select of an object, if it isn't to be selected with everything below it. */
function leastOf(type: string, isOneOfMany: boolean): string | null {
  if (type === 'Viewer') return HEADER;
  return type === 'LessonStep' && isOneOfMany ? STEP_OF_MANY : null;
}

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** Arguments by field, in GraphQL syntax without the parentheses. */
export type Arguments = Readonly<Record<string, string>>;

/**
 * Writes an operation for every query, every mutation and every field of the viewer. Each selects everything below its
 * field, so that the cost of every list is included. In other responses, the viewer is limited to the fields of the
 * page header, because each of its fields has its own operation.
 *
 * @param typeDefs the text of the contract
 * @throws {Error} naming a field that requires arguments and has none here
 */
export function writeOperations(typeDefs: string, given: Arguments): WrittenOperation[] {
  const schema = buildSchema(typeDefs);
  const call = (parent: string, field: GraphQLField<unknown, unknown>): string => {
    const written = given[`${parent}.${field.name}`];
    if (written !== undefined) return `${field.name}(${written})`;
    if (field.args.some(isRequiredArgument))
      throw new Error(`Say how the test asks for ${parent}.${field.name}.`);
    return field.name;
  };
  const select = (
    type: GraphQLObjectType,
    above: readonly string[],
    isOneOfMany: boolean,
  ): string =>
    Object.values(type.getFields())
      .flatMap((field) => {
        const below = getNamedType(field.type);
        const areMany = isOneOfMany || isList(field.type);
        if (isUnionType(below))
          return [`${call(type.name, field)} { ${selectEach(below, above, areMany)} }`];
        if (!isObjectType(below)) return [call(type.name, field)];
        const least = leastOf(below.name, isOneOfMany);
        if (least !== null) return [`${field.name} { ${least} }`];
        if (above.includes(below.name) || above.length === MAX_DEPTH) return [];
        return [`${call(type.name, field)} { ${select(below, [...above, below.name], areMany)} }`];
      })
      .join(' ');
  const selectEach = (
    union: GraphQLUnionType,
    above: readonly string[],
    areMany: boolean,
  ): string =>
    union
      .getTypes()
      .map((type) => `... on ${type.name} { ${select(type, [...above, type.name], areMany)} }`)
      .join(' ');
  const fullSelection = (parent: string, field: GraphQLField<unknown, unknown>): string => {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return call(parent, field);
    const below = type.name === 'Viewer' ? HEADER : select(type, [type.name], isList(field.type));
    return `${call(parent, field)} { ${below} }`;
  };
  const fieldsOf = (type: string) => {
    const found = schema.getType(type);
    return isObjectType(found) ? Object.values(found.getFields()) : [];
  };
  const written = (type: string, around: (field: string) => string) =>
    fieldsOf(type).map((field) => ({
      field: `${type}.${field.name}`,
      document: around(fullSelection(type, field)),
    }));
  return [
    ...written('Query', (field) => `{ ${field} }`),
    ...written('Viewer', (field) => `{ viewer { id ${field} } }`),
    ...written('Mutation', (field) => `mutation { ${field} }`),
  ];
}
