import type { FieldPolicy } from '@apollo/client';

/**
 * How the cache stores `Query.viewer`. A screen may query it under several aliases, so that its parts can fail
 * separately. Each alias is stored separately, because a failed one would otherwise empty the others. All of them
 * refer to the same learner. Loaded data stays if reloading it fails.
 */
export const viewerField: FieldPolicy = {
  keyArgs: (_, { field }) => field?.alias?.value ?? false,
  merge: (existing: unknown, incoming: unknown) => incoming ?? existing ?? null,
};
