/** Why a run ended. The words are those of the GraphQL contract. */
export type RunStatus =
  'FINISHED' | 'ERROR' | 'TIME_LIMIT' | 'MEMORY_LIMIT' | 'OUTPUT_LIMIT' | 'CRASHED';
