import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLUnionType,
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
  const select = (type: GraphQLObjectType, above: readonly string[]): string =>
    Object.values(type.getFields())
      .flatMap((field) => {
        const below = getNamedType(field.type);
        if (isUnionType(below))
          return [`${call(type.name, field)} { ${selectEach(below, above)} }`];
        if (!isObjectType(below)) return [call(type.name, field)];
        if (below.name === 'Viewer') return [`${field.name} { ${HEADER} }`];
        if (above.includes(below.name) || above.length === MAX_DEPTH) return [];
        return [`${call(type.name, field)} { ${select(below, [...above, below.name])} }`];
      })
      .join(' ');
  const selectEach = (union: GraphQLUnionType, above: readonly string[]): string =>
    union
      .getTypes()
      .map((type) => `... on ${type.name} { ${select(type, [...above, type.name])} }`)
      .join(' ');
  const fullSelection = (parent: string, field: GraphQLField<unknown, unknown>): string => {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return call(parent, field);
    const below = type.name === 'Viewer' ? HEADER : select(type, [type.name]);
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
