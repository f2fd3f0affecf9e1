import { buildASTSchema, type GraphQLSchema, isObjectType, isScalarType, parse } from 'graphql';
import type { Resolvers } from './__generated__/resolvers.ts';

/**
 * Creates the executable schema from the SDL and the resolvers. Builds and tests validate the schema; doing so again at
 * every cold start would take longer than everything else here.
 *
 * @param typeDefs the text of `schema.graphql`
 * @throws {Error} if the schema has no place for a resolver
 */
export function createExecutableSchema(typeDefs: string, resolvers: Resolvers): GraphQLSchema {
  const schema = buildASTSchema(parse(typeDefs, { noLocation: true }), {
    assumeValid: true,
    assumeValidSDL: true,
  });
  for (const [name, resolver] of Object.entries(resolvers)) attach(schema, name, resolver);
  return schema;
}

function attach(schema: GraphQLSchema, name: string, resolver: object): void {
  const type = schema.getType(name);
  if (isScalarType(type) && isScalarType(resolver)) {
    const { serialize, parseValue, parseLiteral } = resolver;
    Object.assign(type, { serialize, parseValue, parseLiteral });
    return;
  }
  if (!isObjectType(type)) throw new Error(`The schema has no object type ${name} to resolve.`);
  const fields = type.getFields();
  const resolves: [string, unknown][] = Object.entries(resolver);
  for (const [fieldName, resolve] of resolves) {
    const field = fields[fieldName];
    if (!field) throw new Error(`The schema has no field ${name}.${fieldName} to resolve.`);
    Object.assign(field, { resolve });
  }
}
