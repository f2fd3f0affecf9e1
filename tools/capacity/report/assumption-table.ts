import { ASSUMPTIONS } from '../assumptions.ts';
import { peakShare } from '../population.ts';
import { drawMarkdownTable, grouped, roundly } from './draw-table.ts';

type Name = keyof typeof ASSUMPTIONS;

/** Every assumption in the words of the page, and its unit. */
const DESCRIPTIONS: Record<Name, [what: string, unit: string]> = {
  sessionsPerMonth: ['sessions per learner and month', ''],
  sessionMinutes: ['session length', 'minutes'],
  peakToMean: ['busiest hour compared with the average hour', '×'],
  requestsPerSecond: ['requests per active learner, not counting runs', 'per second'],
  runsPerSecond: ['runs on the server per active learner', 'per second'],
  submissionShare: ['share of these runs that are submissions', ''],
  firstSolveShare: ['share of submissions that earn an award', ''],
  runawayShare: ['share of runs that hit a limit', ''],
  runawaySeconds: ['duration of such a run', 'seconds'],
  idleMinutes: ['lifetime of an idle environment', 'minutes'],
  apiMemoryMb: ['memory of an API function', 'MB'],
  executionMemoryMb: ['memory of the execution function', 'MB'],
  apiEnvironmentSeconds: ['cold start of an API function, without its code', 'seconds'],
  executionEnvironmentSeconds: ['cold start of the execution function, without its code', 'second'],
  databaseRoundTripMs: ['round trip of a statement to the database', 'ms'],
  hostRunSeconds: ['processor time of a run on the fork engine', 'seconds'],
  processRunSeconds: ['processor time of a run with a process of its own', 'seconds'],
  hostUtilization: ['share of the hosts’ processors that may be busy', ''],
  fewestHostProcessors: ['fewest processors of hosts', ''],
  databaseUtilization: ['share of the database’s processors that may be busy', ''],
  poolShare: ['share of direct connections that the pooler may use', ''],
  learnerBytes: ['size of a learner in the database, without submissions', 'bytes'],
  monthsKept: ['age at which the size of the database is estimated', 'months'],
  deletedRowsPerSecond: ['rows that one statement deletes', 'per second'],
  fullLoadsPerMonth: ['full loads of the client per learner', 'per month'],
  filesPerLoad: ['files in a full load', ''],
  answerBytes: ['size of a response to the browser', 'bytes'],
  databaseAnswerBytes: ['size of the database’s answer for it', 'bytes'],
  logBytesPerCall: ['Lambda’s log entry per call', 'bytes'],
  accessLineBytes: ['access log line', 'bytes'],
  runLineBytes: ['log entry of a run', 'bytes'],
};

/** Draws the table of assumptions. */
export function assumptionTable(): string {
  const rows = Object.entries(DESCRIPTIONS).map(([name, [what, unit]]) => [
    what,
    `${grouped(valueOf(name))} ${unit}`.trim(),
  ]);
  const share = [
    'result: share of the month’s learners active at the peak',
    `${roundly(peakShare() * 100)} %`,
  ];
  return drawMarkdownTable(['Assumption', 'Value'], [...rows.slice(0, 3), share, ...rows.slice(3)]);
}

function valueOf(name: string): number {
  const values: Readonly<Record<string, number>> = ASSUMPTIONS;
  return values[name] ?? Number.NaN;
}
