import { ASSUMPTIONS } from '../assumptions.ts';
import { peakShare } from '../crowd.ts';
import { drawMarkdownTable } from './draw-table.ts';
import { grouped, roundly } from './number-format.ts';

type Name = keyof typeof ASSUMPTIONS;

/** Every assumption as the page tells it, and its unit. */
const TOLD: Record<Name, [what: string, unit: string]> = {
  sessionsPerMonth: ['sessions of a learner in a month', ''],
  sessionMinutes: ['length of a session', 'minutes'],
  peakToMean: ['the busiest hour against the mean one', '×'],
  requestsPerSecond: ['requests of an active learner, without runs', 'a second'],
  runsPerSecond: ['runs on the server of an active learner', 'a second'],
  submissionShare: ['submissions among these runs', 'of 1'],
  firstSolveShare: ['submissions that award', 'of 1'],
  runawayShare: ['runs that end at a limit', 'of 1'],
  runawaySeconds: ['how long these take', 'seconds'],
  idleMinutes: ['how long an idle environment is kept', 'minutes'],
  doorMemoryMb: ['memory of an API', 'MB'],
  executionMemoryMb: ['memory of the execution function', 'MB'],
  doorStartSeconds: ['start of an API', 'seconds'],
  executionStartSeconds: ['start of an execution environment', 'seconds'],
  databaseRoundTripMs: ['a statement’s way to the database and back', 'ms'],
  databaseUtilization: ['processor of the database that may be busy', 'of 1'],
  poolShare: ['direct connections that the pooler may use', 'of 1'],
  learnerBytes: ['a learner in the database, without submissions', 'bytes'],
  monthsKept: ['age at which the database is weighed', 'months'],
  deletedRowsPerSecond: ['rows that a statement deletes', 'a second'],
  fullLoadsPerMonth: ['full loads of the client by a learner', 'a month'],
  filesPerLoad: ['files of a full load', ''],
  answerBytes: ['an answer to the browser', 'bytes'],
  databaseAnswerBytes: ['an answer of the database for it', 'bytes'],
  logBytesPerCall: ['log of a call by Lambda', 'bytes'],
  accessLineBytes: ['line of the access log', 'bytes'],
};

/** What is assumed. */
export function assumptionTable(): string {
  const rows = Object.entries(TOLD).map(([name, [what, unit]]) => [
    what,
    `${grouped(valueOf(name))} ${unit}`.trim(),
  ]);
  const share = [
    'hence: learners active at the peak, of a month’s',
    `${roundly(peakShare() * 100)} %`,
  ];
  return drawMarkdownTable(['Assumed', 'Value'], [...rows.slice(0, 3), share, ...rows.slice(3)]);
}

function valueOf(name: string): number {
  const values: Readonly<Record<string, number>> = ASSUMPTIONS;
  return values[name] ?? Number.NaN;
}
