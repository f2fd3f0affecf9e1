import { type GradedCase, grade, type Verdict } from '../../domain/grading/grade.ts';
import type { CatalogueChallenge } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';

/** Code on its way to the sandbox. */
export interface Job {
  challenge: CatalogueChallenge;
  code: string;
  learnerId: string;
  cases: GradedCase[];
}

/**
 * Runs code against cases and grades what comes back. The sandbox gets inputs alone: the answers stay here.
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
