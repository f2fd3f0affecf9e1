import { grade, type GradedCase, type Verdict } from '../../domain/grading.ts';
import type { CatalogueChallenge } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';

/** Code and the cases to run it against. */
export interface Job {
  challenge: CatalogueChallenge;
  code: string;
  learnerId: string;
  cases: GradedCase[];
}

/**
 * Runs code against cases and grades the outcomes. The sandbox receives the inputs but never the expected outputs.
 *
 * @throws {AppError} EXECUTION_UNAVAILABLE
 */
export async function runCases(ports: Ports, job: Job): Promise<Verdict> {
  const { challenge, code, cases } = job;
  const { language, entry, limits, lab } = challenge;
  const inputs = cases.map(({ stdin }) => stdin);
  const { outcomes } = await ports.execution.run(
    { language, code, entry, inputs, limits, lab },
    job.learnerId,
  );
  return grade(cases, outcomes);
}
