/** Why a run ended. The values are those of the GraphQL schema. */
export type RunStatus =
  'FINISHED' | 'ERROR' | 'TIME_LIMIT' | 'MEMORY_LIMIT' | 'OUTPUT_LIMIT' | 'CRASHED';
