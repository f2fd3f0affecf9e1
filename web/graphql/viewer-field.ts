import type { FieldPolicy } from '@apollo/client';

/**
 * How the cache keeps `Query.viewer`. A screen may ask for it under several names, so that parts of it can fail on
 * their own; each name then has a place of its own, or one that failed would empty the others. All of them lead to the
 * one learner. What was read before outlives an attempt to read it again that fails.
 */
export const viewerField: FieldPolicy = {
  keyArgs: (_, { field }) => field?.alias?.value ?? false,
  merge: (existing: unknown, incoming: unknown) => incoming ?? existing ?? null,
};
