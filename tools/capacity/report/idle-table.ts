import { ASSUMPTIONS } from '../assumptions.ts';
import { tenantEnvironments } from '../tenant-environments.ts';
import { drawMarkdownTable } from './draw-table.ts';
import { roundly } from './number-format.ts';

const MINUTES = [5, 10, 15, 30];

/** Draws the effect of how long AWS keeps an idle environment, which AWS does not document. */
export function idleTable(): string {
  return drawMarkdownTable(
    ['Idle lifetime', 'Environments per active learner', 'Runs with a cold start'],
    MINUTES.map((minutes) => {
      const { live, coldShare } = tenantEnvironments({
        active: 1,
        runsPerSecond: ASSUMPTIONS.runsPerSecond,
        sessionSeconds: ASSUMPTIONS.sessionMinutes * 60,
        idleSeconds: minutes * 60,
      });
      return [`${minutes} minutes`, roundly(live), `${roundly(coldShare * 100)} %`];
    }),
  );
}
