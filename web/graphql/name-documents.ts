import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, Kind } from 'graphql';
import { documentHashes } from './__generated__/document-hashes.ts';

/**
 * Has every operation that was there when the client was built named by its hash instead of its text. A server that
 * does not know the hash, being older or newer than this client, is sent the text.
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
