import type { LabScenario } from '../../sandbox/lab/scenario.ts';

/** The catalogue keeps its scenarios in memory and never changes them: each is validated once. */
const valid = new WeakSet<object>();

/** Whether a value is a lab scenario that `validLab` has returned. */
export function isValidLab(value: unknown): value is LabScenario {
  return typeof value === 'object' && value !== null && valid.has(value);
}

/**
 * Validates the lab of a challenge or lesson; null without a lab. The schema is loaded with the first lab, because most
 * requests need none and it would delay every start.
 *
 * @throws {ZodError} if the lab is not valid
 */
export async function validLab(lab: LabScenario | null): Promise<LabScenario | null> {
  if (lab === null || valid.has(lab)) return lab;
  const { labScenarioSchema } = await import('../../sandbox/lab/scenario.ts');
  labScenarioSchema.parse(lab);
  valid.add(lab);
  return lab;
}
