import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  type FieldReadFunction,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { loadClientConfig } from '../session/client-config.ts';

/**
 * A client with a cache of its own: one per learner, so that nobody sees another's data.
 *
 * @param accessToken a token that is good now; null without a session
 */
export function createGraphqlClient(accessToken: () => Promise<string | null>): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([retryOnce(), addressAndToken(accessToken), new HttpLink()]),
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

/** A token may run out on its way; the second attempt asks for a fresh one. */
function retryOnce(): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error) || operation.getContext()['isRetried'] === true) return undefined;
    operation.setContext({ isRetried: true });
    return forward(operation);
  });
}

function isUnauthenticated(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  );
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          challenge: { read: fromList('Challenge') },
          lesson: { read: fromList('Lesson') },
        },
      },
      Viewer: {
        fields: {
          learningPath: { merge: true },
          progress: { merge: true },
          achievements: { merge: false },
          recentChallenges: { merge: false },
          recentLessons: { merge: false },
        },
      },
      LearningPath: { fields: { items: { merge: false } } },
    },
  });
}

/** What a list has fetched already opens at once: the object is found by its id. */
function fromList(typename: string): FieldReadFunction<unknown> {
  return (existing, { args, toReference }) =>
    existing === undefined
      ? toReference({ __typename: typename, id: String(args?.['id']) })
      : existing;
}
