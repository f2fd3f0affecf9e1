import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, Kind } from 'graphql';
import { documentHashes } from './__generated__/document-hashes.ts';

/**
 * Sends the hash of each operation known at build time instead of its text. A server that doesn't know the hash,
 * because it is older or newer than this client, gets the text.
 */
export function nameDocuments(): ApolloLink {
  const link = new PersistedQueryLink({ generateHash: (document) => hashOf(document) ?? '' });
  return ApolloLink.split(({ query }) => hashOf(query) !== undefined, link);
}

function hashOf({ definitions }: DocumentNode): string | undefined {
  const names = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? []) : [],
  );
  return documentHashes.get(names.join());
}
