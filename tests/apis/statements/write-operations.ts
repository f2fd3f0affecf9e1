import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** An operation that asks for one field of the contract and everything below it. */
export interface WrittenOperation {
  /** `Query.challenges`, or `Viewer.progress` for what is asked of the viewer. */
  field: string;
  document: string;
}

/** Of the viewer, what a change shows. */
const HEADER = 'id experiencePoints level streakDays';

/** Arguments by field, as they stand between the parentheses. */
export type Arguments = Readonly<Record<string, string>>;

/**
 * Writes an operation for every query, every mutation and every field of the viewer. Each selects all that there is
 * below its field, so that whatever a list costs is asked for. A viewer within another answer is asked for what the
 * header shows: every field of theirs has an operation of its own.
 *
 * @param typeDefs the text of the contract
 * @throws {Error} naming a field that needs arguments and has none
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
        if (!isObjectType(below)) return [call(type.name, field)];
        if (below.name === 'Viewer') return [`${field.name} { ${HEADER} }`];
        if (above.includes(below.name)) return [];
        return [`${call(type.name, field)} { ${select(below, [...above, below.name])} }`];
      })
      .join(' ');
  const whole = (parent: string, field: GraphQLField<unknown, unknown>): string => {
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
      document: around(whole(type, field)),
    }));
  return [
    ...written('Query', (field) => `{ ${field} }`),
    ...written('Viewer', (field) => `{ viewer { id ${field} } }`),
    ...written('Mutation', (field) => `mutation { ${field} }`),
  ];
}
