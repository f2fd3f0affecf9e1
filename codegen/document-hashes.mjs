import { clientDocuments } from './client-documents.mjs';

/**
 * A GraphQL Code Generator plugin: the hash by which the web client identifies each of its operations to the server.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = async (schema, documents) => {
  const rows = (await clientDocuments(schema, documents)).map(
    ({ name, hash }) => `  ['${name}', '${hash}'],`,
  );
  return [
    '/** The SHA-256 of the text of each operation, in hexadecimal, by the name of the operation. */',
    'export const documentHashes: ReadonlyMap<string, string> = new Map([',
    ...rows,
    ']);',
    '',
  ].join('\n');
};
