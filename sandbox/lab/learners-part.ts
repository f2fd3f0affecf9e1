import type { LabScenario } from './scenario.ts';

/** Returns the part of a scenario that the learner's interpreter gets: everything but the applications and visitors. */
export function learnersPart({
  apps: _apps,
  visitors: _visitors,
  ...rest
}: LabScenario): LabScenario {
  return rest;
}
