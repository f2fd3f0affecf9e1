import { ASSUMPTIONS } from '../assumptions.ts';
import { tenantEnvironments } from '../tenant-environments.ts';
import { drawMarkdownTable } from './draw-table.ts';
import { roundly } from './number-format.ts';

const MINUTES = [5, 10, 15, 30];

/** What hangs on how long AWS keeps an idle environment, which it does not say. */
export function idleTable(): string {
  return drawMarkdownTable(
    ['Kept when idle', 'Environments for each active learner', 'Runs that start one'],
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
