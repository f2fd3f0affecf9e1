import type { Ports } from './ports/ports.ts';

/** The result of a sweep. */
export interface SweepReport {
  /** The number of withdrawn submissions. */
  submissions: number;
}

/**
 * Withdraws submissions whose server died before their verdict, so that their keys can be used again. A verdict that
 * arrives later finds no submission and awards nothing.
 */
export async function sweep({ submissions }: Pick<Ports, 'submissions'>): Promise<SweepReport> {
  return { submissions: await submissions.withdrawAbandoned() };
}
