import type { LabScenario } from './scenario.ts';

/** Returns the part of a scenario that the learner's interpreter gets: everything but the applications and visitors. */
export function learnersPart({
  apps: _apps,
  visitors: _visitors,
  ...rest
}: LabScenario): LabScenario {
  return rest;
}

/** Returns the scenario as learners' browsers get it: without the values that only graded runs have. */
export function withoutHiddenValues(scenario: LabScenario): LabScenario {
  if (scenario.apps === undefined) return scenario;
  const apps = Object.entries(scenario.apps).map(([name, { hidden: _hidden, ...app }]) => [
    name,
    app,
  ]);
  return { ...scenario, apps: Object.fromEntries(apps) as typeof scenario.apps };
}
