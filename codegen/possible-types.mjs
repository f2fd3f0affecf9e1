import { isAbstractType } from 'graphql';

/**
 * A GraphQL Code Generator plugin: the members of each union and interface, which the client's cache needs to know.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (schema) => {
  const rows = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type))
    .map((type) => {
      const members = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`);
      return `  ${type.name}: [${members.join(', ')}],`;
    });
  return [
    '/** The types that each union and each interface of the schema can be. */',
    'export const possibleTypes = {',
    ...rows,
    '};',
    '',
  ].join('\n');
};
