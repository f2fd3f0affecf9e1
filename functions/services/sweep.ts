import type { Ports } from './ports/ports.ts';

/** How much was swept up. */
export interface SweepReport {
  /** Attempts that were withdrawn. */
  submissions: number;
}

/**
 * Withdraws the attempts whose server died before their verdict: they cost nothing, and their keys can be used again.
 * A verdict that comes later finds no attempt and awards nothing.
 */
export async function sweep({ submissions }: Pick<Ports, 'submissions'>): Promise<SweepReport> {
  return { submissions: await submissions.withdrawAbandoned() };
}
