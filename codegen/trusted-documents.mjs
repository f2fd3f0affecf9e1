import { clientDocuments } from './client-documents.mjs';

/**
 * A GraphQL Code Generator plugin: the documents that the server runs by their hash alone.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = async (schema, documents) => {
  const rows = (await clientDocuments(schema, documents)).map(
    ({ hash, text }) => `  ['${hash}', ${JSON.stringify(text)}],`,
  );
  return [
    '/** The documents of the web client by the SHA-256 of their text, in hexadecimal. */',
    'export const trustedDocuments: ReadonlyMap<string, string> = new Map([',
    ...rows,
    ']);',
    '',
  ].join('\n');
};
