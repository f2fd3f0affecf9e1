import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  type FieldPolicy,
  type FieldReadFunction,
  HttpLink,
  InMemoryCache,
  ServerError,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, Kind } from 'graphql';
import { from, mergeMap, throwError } from 'rxjs';
import { fetchApi } from '../fetch-api.ts';
import { loadClientConfig } from '../session/client-config.ts';
import type { SessionActions } from '../session/session.ts';
import { documentHashes } from './__generated__/document-hashes.ts';
import { possibleTypes } from './__generated__/possible-types.ts';

/**
 * Sends the hash of each operation known at build time instead of its text. A server that doesn't know the hash,
 * because it is older or newer than this client, gets the text.
 */
function nameDocuments(): ApolloLink {
  const link = new PersistedQueryLink({ generateHash: (document) => hashOf(document) ?? '' });
  return ApolloLink.split(({ query }) => hashOf(query) !== undefined, link);
}

function hashOf({ definitions }: DocumentNode): string | undefined {
  const names = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? []) : [],
  );
  return documentHashes.get(names.join());
}

/**
 * How the cache stores `Query.viewer`. A screen may query it under several aliases, so that its parts can fail
 * separately. Each alias is stored separately, because a failed one would otherwise empty the others. All of them
 * refer to the same learner. Loaded data stays if reloading it fails.
 */
const viewerField: FieldPolicy = {
  keyArgs: (_, { field }) => field?.alias?.value ?? false,
  merge: (existing: unknown, incoming: unknown) => incoming ?? existing ?? null,
};

/** The parts of the session that the client needs. */
type TokenSource = Pick<SessionActions, 'accessToken' | 'checkSession'>;

/** Creates a client with its own cache: one per learner, so that nobody sees another learner's data. */
export function createGraphqlClient({ accessToken, checkSession }: TokenSource): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      retryOnce(checkSession),
      addressAndToken(accessToken),
      nameDocuments(),
      new HttpLink({ fetch: fetchApi }),
    ]),
    cache: createCache(),
  });
}

function addressAndToken(accessToken: () => Promise<string | null>): SetContextLink {
  return new SetContextLink(async () => {
    const [{ apiUrl }, token] = await Promise.all([loadClientConfig(), accessToken()]);
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    return { uri: `${apiUrl}/graphql`, headers };
  });
}

/**
 * A rejected call may mean that the token has just expired or that the session has ended. The auth service knows
 * which. The call is retried once, and only if the session is still open.
 */
function retryOnce(checkSession: TokenSource['checkSession']): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error) || operation.getContext()['isRetried'] === true) return undefined;
    operation.setContext({ isRetried: true });
    return from(checkSession()).pipe(
      mergeMap((verdict) => (verdict === 'alive' ? forward(operation) : throwError(() => error))),
    );
  });
}

function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  );
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          viewer: viewerField,
          challenge: { read: fromList('Challenge') },
          lesson: { read: fromList('Lesson') },
        },
      },
      Viewer: {
        fields: {
          learningPath: { merge: true },
          nextStep: { merge: false },
          progress: { merge: true },
          achievements: { merge: false },
          achievementsAhead: { merge: false },
          skillStandings: { merge: false },
          activity: { merge: false },
          recentChallenges: { merge: false },
          recentLessons: { merge: false },
          sessions: { merge: false },
          accessTokens: { merge: false },
          following: { merge: false },
        },
      },
      LearningPath: { fields: { items: { merge: false } } },
    },
  });
}

/** Finds objects by their IDs, so that what a list has already fetched opens at once. */
function fromList(typename: string): FieldReadFunction<unknown> {
  return (existing, { args, toReference }) =>
    existing === undefined
      ? toReference({ __typename: typename, id: String(args?.['id']) })
      : existing;
}
